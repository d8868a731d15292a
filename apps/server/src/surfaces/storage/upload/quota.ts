import type { Queryable } from '#platform/database/database.ts'
import { isUuid, NIL_UUID } from '#platform/is-uuid.ts'
import type { Config } from '#platform/config.ts'
import { storageErrors, type StorageError } from '../storage-errors.ts'
import { bytesOnDiskOf, usageOf } from '../store/usage.ts'

const MEGABYTE = 1_048_576

type Counting = { readonly quota: Config['uploadQuota']; readonly now: Date }

export const noRoomLeft = ({ megabytes }: Config['uploadQuota']): StorageError =>
  storageErrors.quotaReached(
    `Your sounds may take ${megabytes} MB together, and this one would be too much. Delete one to make room.`,
  )

/** @throws {StorageError} QuotaExceeded, in words that say what to do */
export const checkQuota = async (
  tx: Queryable,
  owner: string,
  more: { readonly files: number; readonly bytes: number },
  { quota, now }: Counting,
): Promise<void> => {
  const usage = await usageOf(tx, owner, now)
  if (usage.files + more.files > quota.sounds)
    throw storageErrors.quotaReached(
      `You already have ${quota.sounds} sounds, which is as many as fit. Delete one to make room.`,
    )
  if (usage.bytes + more.bytes > quota.megabytes * MEGABYTE) throw noRoomLeft(quota)
}

type CountBytes = (tx: Queryable, owner: string, now: Date) => Promise<number>

/** @param count bytes of the owner that leave no room */
const roomBeside =
  (count: CountBytes) =>
  async (tx: Queryable, owner: string | undefined, { quota, now }: Counting): Promise<number> =>
    owner === undefined ? Infinity : quota.megabytes * MEGABYTE - (await count(tx, owner, now))

/** Bytes that the owner's quota has left beside the stored files and the reserved uploads. */
export const roomOf = roomBeside(async (tx, owner, now) => (await usageOf(tx, owner, now)).bytes)

/** Bytes that the quota has left beside what has arrived: a reserved upload fills its own room. */
export const reservedRoomOf = roomBeside(bytesOnDiskOf)

/** Lets one upload of a person count at a time. */
export const lockOwner = async (tx: Queryable, owner: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`upload ${owner}`])
}

/**
 * Holds the owner's account, so that it is not deleted while a file of theirs is stored: the deletion
 * would not see that file. A signed address outlives its owner's session, but not the account.
 *
 * @throws {StorageError} AccessDenied when the account is gone
 */
export const requireOwner = async (tx: Queryable, owner: string): Promise<void> => {
  const found = await tx.query(
    'select from auth.users where id = $1 and deleted_at is null for key share',
    [isUuid(owner) ? owner : NIL_UUID],
  )
  if (found.length === 0) throw storageErrors.policyRefuses()
}
