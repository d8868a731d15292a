import { isUniqueViolation } from '#platform/database/database-error.ts'
import { checkDeclaredType, isAudioBucket } from '../receive/bucket-rules.ts'
import { checkAudioName } from '../receive/judge-audio.ts'
import { checkKey } from '../names.ts'
import type { StorageCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import type { BucketRow } from '../store/buckets.ts'
import { isPolicyRefusal, tryInsert } from '../store/objects.ts'
import { checkQuota } from './quota.ts'
import { metadataOf } from './store-object.ts'

export type Admission = {
  readonly bucket: BucketRow
  readonly name: string
  readonly caller: StorageCaller
  readonly declaredType: string
  readonly isUpsert: boolean
  /** How many are announced, where that is known. */
  readonly bytes?: number | undefined
}

const NO_VERSION = '00000000-0000-0000-0000-000000000000'

/** Refuses, in upstream's order, before any byte is read (docs/contract/storage.md §3). */
export const admitUpload = async (
  { platform }: StorageContext,
  { bucket, name, caller, declaredType, isUpsert, bytes = 1 }: Admission,
): Promise<void> => {
  checkDeclaredType(bucket, declaredType)
  checkKey(name)
  const trial = {
    bucketId: bucket.id,
    name,
    owner: caller.owner,
    version: NO_VERSION,
    metadata: metadataOf(
      { mimetype: declaredType, cacheControl: 'no-cache', size: 0, md5: '' },
      platform.clock.now(),
    ),
    userMetadata: undefined,
  }
  try {
    await tryInsert(platform.database, caller.identity, trial, isUpsert)
  } catch (error) {
    if (isPolicyRefusal(error)) throw storageErrors.policyRefuses()
    if (isUniqueViolation(error)) throw storageErrors.keyExists()
    throw error
  }
  if (isAudioBucket(bucket)) checkAudioName(name, declaredType)
  if (caller.owner !== undefined)
    await checkQuota(
      platform.database,
      caller.owner,
      { files: 1, bytes },
      platform.config.uploadQuota,
    )
}
