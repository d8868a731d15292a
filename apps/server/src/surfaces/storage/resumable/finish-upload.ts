import type { FastifyRequest } from 'fastify'
import { rm } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { BlobMissingError, StoreUnavailableError } from '#platform/blobs/blobs.ts'
import { isAudioBucket, maxBytesOf } from '../upload/bucket-rules.ts'
import { judgeAudio } from '../upload/audio-rules.ts'
import { receiveFile } from '../upload/receive-file.ts'
import type { StorageContext } from '../storage-context.ts'
import type { BucketRow } from '../store/buckets.ts'
import { storeObject } from '../upload/store-object.ts'
import {
  deleteParts,
  listParts,
  moveOffset,
  type Part,
  type ResumableUpload,
} from './resumable-store.ts'
import { tusErrors } from './tus-error.ts'

const readAll = async function* (
  context: StorageContext,
  parts: readonly Part[],
  lastPath: string,
): AsyncGenerator<Buffer> {
  for (const { blob_key: key } of parts)
    try {
      for await (const chunk of await context.blobs.open(key)) yield chunk as Buffer
    } catch (error) {
      // Here a broken connection is the store's: whoever uploads has sent everything.
      throw error instanceof BlobMissingError
        ? error
        : new StoreUnavailableError('A part could not be read.', { cause: error })
    }
  for await (const chunk of createReadStream(lastPath)) yield chunk as Buffer
}

/** Joins the parts, judges the whole and keeps it as any other upload. */
export const finishUpload = async (
  context: StorageContext,
  request: FastifyRequest,
  upload: ResumableUpload,
  bucket: BucketRow,
  lastPath: string,
): Promise<void> => {
  const { platform, blobs } = context
  const parts = await listParts(platform.database, upload.id)
  const path = await blobs.temporaryPath()
  try {
    const file = await receiveFile(Readable.from(readAll(context, parts, lastPath)), {
      path,
      maxBytes: maxBytesOf(bucket),
      checkHead: () => undefined,
    })
    const mimetype = isAudioBucket(bucket)
      ? await judgeAudio(path, upload.name, (reason) =>
          request.log.info({ reason }, 'upload refused'),
        )
      : upload.declared_type
    await storeObject(context, {
      bucketId: upload.bucket_id,
      name: upload.name,
      owner: upload.owner_id ?? undefined,
      mimetype,
      cacheControl: upload.cache_control,
      userMetadata: upload.user_metadata ?? undefined,
      isUpsert: upload.is_upsert,
      size: file.size,
      md5: file.md5,
      place: (key) => blobs.adopt(key, path),
      alongside: async (tx) => {
        // The record stays until it expires: a client that missed the answer learns from it
        // that everything arrived.
        const isMoved = await moveOffset(tx, upload.id, upload.received_bytes, file.size)
        if (!isMoved) throw tusErrors.wrongOffset()
        await deleteParts(tx, upload.id)
      },
    })
  } finally {
    await rm(path, { force: true })
  }
  for (const { blob_key: key } of parts)
    await blobs.remove(key).catch((error: unknown) => {
      platform.log.warn({ err: error, key }, 'a part is left for the sweeper')
    })
}
