import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { DatabaseIdentity } from '#platform/database/database.ts'
import { NIL_UUID } from '#platform/is-uuid.ts'
import { checkKey } from '../names.ts'
import type { StorageCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import type { BucketRow } from '../store/buckets.ts'
import { findObject, isPolicyRefusal, tryInsert } from '../store/objects.ts'
import { checkAudioName } from './audio-rules.ts'
import { checkDeclaredType, isAudioBucket } from './bucket-rules.ts'
import { checkQuota } from './quota.ts'
import { metadataOf } from './store-object.ts'

/** Who uploads, and to whom the file will belong. */
export type Uploader =
  | {
      readonly kind: 'caller'
      readonly owner: string | undefined
      /** In this name the policies decide. */
      readonly identity: DatabaseIdentity
    }
  /** The holder of an address that a caller signed: the policies decided at the signing. */
  | { readonly kind: 'signed'; readonly owner: string | undefined }

/** An upload in the name of the caller of this request. */
export const byCaller = ({ owner, identity }: StorageCaller): Uploader => ({
  kind: 'caller',
  owner,
  identity,
})

export type UploadTarget = {
  readonly bucket: BucketRow
  readonly name: string
  readonly uploader: Uploader
  readonly isUpsert: boolean
}

export type Admission = UploadTarget & {
  readonly declaredType: string
  /** Where the client announces a length. */
  readonly bytes?: number | undefined
}

const askPolicies = async (
  { clock, database }: StorageContext,
  identity: DatabaseIdentity,
  { bucket, name, uploader, declaredType, isUpsert }: Admission,
): Promise<void> => {
  const trial = {
    bucketId: bucket.id,
    name,
    owner: uploader.owner,
    version: NIL_UUID,
    metadata: metadataOf(
      { mimetype: declaredType, cacheControl: 'no-cache', size: 0, md5: '' },
      clock.now(),
    ),
    userMetadata: undefined,
  }
  try {
    await tryInsert(database, identity, trial, isUpsert)
  } catch (error) {
    if (isPolicyRefusal(error)) throw storageErrors.policyRefuses()
    throw isUniqueViolation(error) ? storageErrors.keyExists() : error
  }
}

/** Refuses before the first byte, in upstream's order (docs/contract/storage.md §3). */
export const admitUpload = async (context: StorageContext, admission: Admission): Promise<void> => {
  const { bucket, name, uploader, declaredType, isUpsert, bytes = 1 } = admission
  const { database, config, clock } = context
  checkDeclaredType(bucket, declaredType)
  checkKey(name)
  if (uploader.kind === 'caller') await askPolicies(context, uploader.identity, admission)
  else if (!isUpsert && (await findObject(database, bucket.id, name)))
    throw storageErrors.keyExists()
  if (isAudioBucket(bucket)) checkAudioName(name)
  if (uploader.kind === 'caller' && uploader.owner !== undefined)
    await checkQuota(
      database,
      uploader.owner,
      { files: 1, bytes },
      { quota: config.uploadQuota, now: clock.now() },
    )
}
