import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { DatabaseUnavailableError } from '#platform/database/database-error.ts'
import { isAudioBucket, maxBytesOf } from '../upload/bucket-rules.ts'
import { checkAudioHead } from '../upload/audio-rules.ts'
import { expectedBytesOf } from '../upload/claim-room.ts'
import { receiveFile } from '../upload/receive-file.ts'
import { reservedRoomOf, roomOf } from '../upload/quota.ts'
import type { Reception } from '../upload/receptions.ts'
import type { StorageContext } from '../storage-context.ts'
import { StorageError } from '../storage-errors.ts'
import { getBucket } from '../store/buckets.ts'
import { abandonUpload } from './abandon-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { recordPart } from './reservation.ts'
import { countParts, type ResumableUpload } from './upload-store.ts'
import { tusErrors } from './tus-error.ts'

/**
 * Each part is a file and a row, however small it is: a byte at a time would fill the disk with parts. 50 MB in as many
 * parts are 50 kB each, and a line that breaks makes one more.
 */
const MOST_PARTS = 1000

/** Fewer bytes do not show the family. */
const TELLING_BYTES = 16

const keepPart = async (
  context: StorageContext,
  upload: ResumableUpload,
  path: string,
): Promise<number> => {
  const { size } = await stat(path)
  const first = upload.received_bytes
  if (size === 0) return first
  const key = `parts/${upload.id}/${first}-${randomUUID()}`
  await context.blobs.adopt(key, path)
  const part = { first_byte: first, bytes: size, blob_key: key }
  try {
    if (!(await recordPart(context, upload, part))) throw tusErrors.wrongOffset()
  } catch (error) {
    // After a broken connection the row may have been written or not: the sweeper finds out.
    if (!(error instanceof DatabaseUnavailableError)) await context.blobs.remove(key)
    throw error
  }
  return first + size
}

/** An upload of known length has its room; one of unknown length takes room as it grows. */
const beginReception = async (
  { database, config, clock, receptions }: StorageContext,
  { owner_id: ownerId, total_bytes: total }: ResumableUpload,
): Promise<Reception> => {
  const owner = ownerId ?? undefined
  const counting = { quota: config.uploadQuota, now: clock.now() }
  return total === null
    ? receptions.unreserved.begin(owner, await roomOf(database, owner, counting))
    : receptions.reserved.begin(owner, await reservedRoomOf(database, owner, counting))
}

const isRefused = (error: unknown): boolean =>
  error instanceof StorageError && [413, 415, 422].includes(error.statusCode)

/**
 * Receives the body of one request. Bytes that arrived before the connection broke are kept, so
 * that the client continues from there. The last bytes finish the upload in the same request,
 * because a client that finds every byte received believes that the upload is stored.
 *
 * @returns the new offset, and whether the object is stored
 */
export const appendBytes = async (
  context: StorageContext,
  request: FastifyRequest,
  upload: ResumableUpload,
): Promise<{ readonly offset: number; readonly isStored: boolean }> => {
  const bucket = await getBucket(context.database, upload.bucket_id)
  const { received_bytes: first, total_bytes: total } = upload
  if ((await countParts(context.database, upload.id)) >= MOST_PARTS) {
    await abandonUpload(context, upload.id)
    throw tusErrors.tooManyParts(MOST_PARTS)
  }
  const path = await context.blobs.temporaryPath()
  const reception = await beginReception(context, upload)
  const maxBytes = (total ?? maxBytesOf(bucket)) - first
  try {
    const received = await receiveFile(request.raw, {
      path,
      maxBytes,
      disk: context.dataDisk,
      expectedBytes: expectedBytesOf(request, maxBytes),
      take: reception.take,
      checkHead: (head) => {
        if (first === 0 && isAudioBucket(bucket) && head.length >= TELLING_BYTES)
          checkAudioHead(head)
      },
    })
    const offset = first + received.size
    if (offset === total) {
      await finishUpload(context, request, upload, bucket, path)
      return { offset, isStored: true }
    }
    // From here on the record's own check counts the bytes.
    reception.end()
    return { offset: await keepPart(context, upload, path), isStored: false }
  } catch (error) {
    reception.end()
    request.raw.resume()
    if (request.raw.destroyed && !request.raw.complete) await keepPart(context, upload, path)
    else if (isRefused(error)) await abandonUpload(context, upload.id)
    throw error instanceof StorageError &&
      error.statusCode === 413 &&
      error.code === 'EntityTooLarge'
      ? tusErrors.tooLarge()
      : error
  } finally {
    reception.end()
    await rm(path, { force: true })
  }
}
