import type { Queryable } from '#platform/database/database.ts'
import type { Config } from '#platform/config.ts'
import { storageErrors } from '../storage-errors.ts'
import { usageOf } from '../store/usage.ts'

const MEGABYTE = 1_048_576

/** @throws {StorageError} QuotaExceeded, in words that say what to do */
export const checkQuota = async (
  tx: Queryable,
  owner: string,
  more: { readonly files: number; readonly bytes: number },
  { quota, now }: { readonly quota: Config['uploadQuota']; readonly now: Date },
): Promise<void> => {
  const usage = await usageOf(tx, owner, now)
  if (usage.files + more.files > quota.sounds)
    throw storageErrors.quotaReached(
      `You already have ${quota.sounds} sounds, which is as many as fit. Delete one to make room.`,
    )
  if (usage.bytes + more.bytes > quota.megabytes * MEGABYTE)
    throw storageErrors.quotaReached(
      `Your sounds may take ${quota.megabytes} MB together, and this one would be too much. Delete one to make room.`,
    )
}

/** Lets one upload of a person count at a time. */
export const lockOwner = async (tx: Queryable, owner: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`upload ${owner}`])
}
