import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#platform/database/database.ts'
import type { StorageContext } from '../storage-context.ts'
import type { UploadTarget } from './admit-upload.ts'
import { findAudioType } from './audio-rules.ts'
import { isAudioBucket } from './bucket-rules.ts'
import type { UploadFields } from './open-upload.ts'
import type { ReceivedFile } from './receive-file.ts'
import { storeObject } from './store-object.ts'
import { whileConnected } from './while-connected.ts'

/**
 * Keeps a file that has arrived whole; in a bucket for audio a thread reads it through first.
 *
 * @param alongside runs in the transaction that writes the object's row
 */
export const storeReceived = async (
  context: StorageContext,
  request: FastifyRequest,
  file: ReceivedFile,
  upload: UploadTarget & UploadFields,
  alongside?: (tx: Queryable) => Promise<void>,
): Promise<{ readonly id: string }> => {
  const { bucket, name, uploader, isUpsert, declaredType, cacheControl, userMetadata } = upload
  const mimetype = isAudioBucket(bucket)
    ? findAudioType(
        await whileConnected(request, (signal) =>
          context.audioChecks.check(file.path, uploader.owner, signal),
        ),
        name,
        (reason) => request.log.info({ reason }, 'upload refused'),
      )
    : declaredType
  return storeObject(context, {
    bucketId: bucket.id,
    name,
    owner: uploader.owner,
    mimetype,
    cacheControl,
    userMetadata,
    isUpsert,
    size: file.size,
    md5: file.md5,
    place: (key) => context.blobs.adopt(key, file.path),
    ...(alongside ? { alongside } : {}),
  })
}
