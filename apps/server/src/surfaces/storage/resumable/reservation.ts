import type { Queryable } from '#platform/database/database.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { checkQuota, lockOwner } from '../upload/quota.ts'
import {
  addPart,
  countUnfinished,
  insertUpload,
  setTotal,
  type NewUpload,
  type Part,
  type ResumableUpload,
} from './upload-store.ts'

/** A browser that crashes leaves its upload for a day; a person seldom sends more than one at a time. */
const MOST_UNFINISHED = 20

type Room = { readonly files: number; readonly bytes: number }

/** Takes room of a person's quota, together with the change that needs it. */
const withRoom = <Result>(
  { database, config, clock }: StorageContext,
  owner: string | null | undefined,
  more: Room,
  change: (tx: Queryable) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (tx) => {
    if (owner) {
      await lockOwner(tx, owner)
      await checkQuota(tx, owner, more, { quota: config.uploadQuota, now: clock.now() })
    }
    return change(tx)
  })

/**
 * Begins an upload that counts in its owner's quota from now on.
 *
 * @throws {StorageError} QuotaExceeded, also for too many uploads at a time
 */
export const reserveUpload = (
  context: StorageContext,
  upload: NewUpload,
  now: Date,
): Promise<void> => {
  const { owner, totalBytes = 0 } = upload
  return withRoom(context, owner, { files: 1, bytes: totalBytes }, async (tx) => {
    if (owner !== undefined && (await countUnfinished(tx, owner, now)) >= MOST_UNFINISHED)
      throw storageErrors.quotaReached(
        `You have ${MOST_UNFINISHED} unfinished uploads, which is as many as fit. Finish or cancel one, or wait until they end after a day.`,
      )
    await insertUpload(tx, upload, now)
  })
}

/** @throws {StorageError} QuotaExceeded, when the file is larger than the room that is left */
export const reserveTotal = (
  context: StorageContext,
  { id, owner_id: owner, received_bytes: received }: ResumableUpload,
  total: number,
): Promise<void> =>
  withRoom(context, owner, { files: 0, bytes: total - received }, (tx) => setTotal(tx, id, total))

/**
 * Records bytes that arrived. Those of a file of unknown length take room as they come.
 *
 * @returns false when another request moved the offset before
 * @throws {StorageError} QuotaExceeded
 */
export const recordPart = (
  context: StorageContext,
  { id, owner_id: owner, total_bytes: total }: ResumableUpload,
  part: Part,
): Promise<boolean> =>
  total === null
    ? withRoom(context, owner, { files: 0, bytes: part.bytes }, (tx) => addPart(tx, id, part))
    : context.database.transaction((tx) => addPart(tx, id, part))
