import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#platform/database/database.ts'
import type { StorageContext } from '../storage-context.ts'
import type { UploadTarget } from './admit-upload.ts'
import { findAudioType } from './audio-rules.ts'
import { isAudioBucket } from './bucket-rules.ts'
import type { UploadFields } from './open-upload.ts'
import type { ReceivedFile } from './receive-file.ts'
import { storeObject } from './store-object.ts'

/**
 * Runs work with a signal that aborts when the caller's connection ends. (The request's own signal aborts when its
 * body has arrived.)
 */
const whileConnected = async <Result>(
  request: FastifyRequest,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const { socket } = request.raw
  const ended = new AbortController()
  const handleClose = () => ended.abort()
  if (socket.destroyed) handleClose()
  socket.once('close', handleClose)
  try {
    return await work(ended.signal)
  } finally {
    socket.off('close', handleClose)
  }
}

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
