import type { Endpoint } from '#http/requests/endpoint.ts'
import { findVisible } from '../serve/serve-object.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { getBucket } from '../store/buckets.ts'
import { BUILT_IN_VERSION, blobKeyOf } from '../store/object-row.ts'
import { findObject } from '../store/objects.ts'
import { claimRoom } from '../upload/claim-room.ts'
import { admitUpload, byCaller } from '../upload/admit-upload.ts'
import { renderCaching } from '../upload/caching.ts'
import { roomOf } from '../upload/quota.ts'
import { storeObject } from '../upload/store-object.ts'
import { readUserMetadataHeader } from '../upload/user-metadata.ts'
import { checkDestination, parseTransfer } from './transfer-input.ts'

/** POST /object/copy: bytes of its own, so that deleting one never touches the other. */
export const copyObject: Endpoint<StorageContext> = (app, context) =>
  app.post('/object/copy', async (request) => {
    const caller = requiredCaller(request, 'storage.object.copy')
    const { bucketId, sourceKey, destinationBucket, destinationKey, copyMetadata, metadata } =
      parseTransfer(request)
    const given = copyMetadata
      ? undefined
      : { ...metadata, user: readUserMetadataHeader(request.headers['x-metadata']) }
    const { database, blobs, config, clock, receptions, dataDisk } = context
    const source = await findVisible(context, caller, bucketId, sourceKey)
    if (source.version === BUILT_IN_VERSION) throw storageErrors.policyRefuses()
    const bucket = await getBucket(database, destinationBucket)
    const { size, eTag } = source.metadata
    const mimetype = given?.mimetype ?? source.metadata.mimetype
    checkDestination(bucket, destinationKey, { ...source.metadata, mimetype })
    const isUpsert = request.headers['x-upsert'] === 'true'
    const { owner } = caller
    await admitUpload(context, {
      bucket,
      name: destinationKey,
      uploader: byCaller(caller),
      declaredType: mimetype,
      bytes: size,
      isUpsert,
    })
    const room = await roomOf(database, owner, { quota: config.uploadQuota, now: clock.now() })
    const reception = receptions.unreserved.begin(owner, room)
    const place = async (key: string) => {
      reception.take(size)
      const claim = await claimRoom(dataDisk, size)
      await blobs.copy(blobKeyOf(source.version), key).finally(claim.end)
    }
    await storeObject(context, {
      bucketId: destinationBucket,
      name: destinationKey,
      owner,
      mimetype,
      cacheControl:
        given?.cacheControl === undefined
          ? source.metadata.cacheControl
          : renderCaching(given.cacheControl.replace(/^max-age=/, '')),
      userMetadata: given ? given.user : (source.user_metadata ?? undefined),
      isUpsert,
      size,
      md5: eTag.replaceAll('"', ''),
      place,
      // From here on the row's own check counts the copy.
      alongside: async () => reception.end(),
    }).finally(() => reception.end())
    const row = await findObject(database, destinationBucket, destinationKey)
    return { Key: `${destinationBucket}/${destinationKey}`, Id: row?.id, ...row }
  })
