import type { FastifyInstance } from 'fastify'
import { findVisible } from '../serve/serve-object.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { findBucket } from '../store/buckets.ts'
import { blobKeyOf } from '../store/object-row.ts'
import { findObject } from '../store/objects.ts'
import { admitUpload } from '../upload/admit-upload.ts'
import { storeObject } from '../upload/store-object.ts'
import { checkDestination, parseTransfer } from './transfer-input.ts'

/** POST /object/copy: bytes of its own, so that deleting one never touches the other. */
export const copyObject = (app: FastifyInstance, context: StorageContext) =>
  app.post('/object/copy', async (request) => {
    const caller = requiredCaller(request, 'storage.object.copy')
    const { bucketId, sourceKey, destinationBucket, destinationKey, copyMetadata } =
      parseTransfer(request)
    const { platform, blobs } = context
    const source = await findVisible(context, caller, bucketId, sourceKey)
    const bucket = await findBucket(platform.database, destinationBucket)
    if (!bucket) throw storageErrors.noSuchBucket()
    const { mimetype, cacheControl, size, eTag } = source.metadata
    checkDestination(bucket, destinationKey, source.metadata)
    const isUpsert = request.headers['x-upsert'] === 'true'
    const admission = { bucket, name: destinationKey, caller, declaredType: mimetype, isUpsert }
    await admitUpload(context, admission)
    await storeObject(context, {
      bucketId: destinationBucket,
      name: destinationKey,
      owner: caller.owner,
      mimetype,
      cacheControl,
      userMetadata: copyMetadata ? (source.user_metadata ?? undefined) : undefined,
      isUpsert,
      size,
      md5: eTag.replaceAll('"', ''),
      place: (key) => blobs.copy(blobKeyOf(source.version), key),
    })
    const row = await findObject(platform.database, destinationBucket, destinationKey)
    return { Key: `${destinationBucket}/${destinationKey}`, Id: row?.id, ...row }
  })
