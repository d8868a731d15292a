import type { FastifyRequest } from 'fastify'
import { rm } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { BlobMissingError, StoreUnavailableError } from '#platform/blobs/blobs.ts'
import { maxBytesOf } from '../upload/bucket-rules.ts'
import { receiveFile } from '../upload/receive-file.ts'
import type { StorageContext } from '../storage-context.ts'
import type { BucketRow } from '../store/buckets.ts'
import { storeReceived } from '../upload/store-received.ts'
import {
  deleteParts,
  listParts,
  moveOffset,
  type Part,
  type ResumableUpload,
} from './upload-store.ts'
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
      // A connection that breaks here is the store's: the client has sent everything.
      throw error instanceof BlobMissingError
        ? error
        : new StoreUnavailableError('A part could not be read.', { cause: error })
    }
  for await (const chunk of createReadStream(lastPath)) yield chunk as Buffer
}

/** Joins the parts into one file, which is then checked and kept like any other upload. */
export const finishUpload = async (
  context: StorageContext,
  request: FastifyRequest,
  upload: ResumableUpload,
  bucket: BucketRow,
  lastPath: string,
): Promise<void> => {
  const { database, log, blobs } = context
  const parts = await listParts(database, upload.id)
  const path = await blobs.temporaryPath()
  try {
    const joined = Readable.from(readAll(context, parts, lastPath))
    const maxBytes = maxBytesOf(bucket)
    const file = await receiveFile(joined, {
      path,
      maxBytes,
      disk: context.dataDisk,
      expectedBytes: upload.total_bytes ?? maxBytes,
    })
    const target = {
      bucket,
      name: upload.name,
      uploader: { kind: 'signed', owner: upload.owner_id ?? undefined } as const,
      isUpsert: upload.is_upsert,
      declaredType: upload.declared_type,
      cacheControl: upload.cache_control,
      userMetadata: upload.user_metadata ?? undefined,
    }
    await storeReceived(context, request, file, target, async (tx) => {
      // The record stays until it expires: a client that missed the answer learns from the record
      // that every byte arrived.
      const isMoved = await moveOffset(tx, upload.id, upload.received_bytes, file.size)
      if (!isMoved) throw tusErrors.wrongOffset()
      await deleteParts(tx, upload.id)
    })
  } finally {
    await rm(path, { force: true })
  }
  for (const { blob_key: key } of parts)
    await blobs.remove(key).catch((error: unknown) => {
      log.warn({ err: error, key }, 'a part is left for the sweeper')
    })
}
