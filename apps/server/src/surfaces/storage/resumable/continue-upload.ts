import type { Endpoint } from '#http/requests/endpoint.ts'
import type { StorageContext } from '../storage-context.ts'
import { getBucket } from '../store/buckets.ts'
import { maxBytesOf } from '../upload/bucket-rules.ts'
import { appendBytes } from './append-bytes.ts'
import type { ResumableContext } from './resumable-context.ts'
import { tusErrors } from './tus-error.ts'
import { findOwnUpload, type UploadPath } from './upload-actor.ts'
import { reserveTotal } from './reservation.ts'
import type { ResumableUpload } from './upload-store.ts'

/** A client that deferred the length tells it once, with any later request. */
const withTotal = async (
  context: StorageContext,
  upload: ResumableUpload,
  length: unknown,
): Promise<ResumableUpload> => {
  if (upload.total_bytes !== null || typeof length !== 'string') return upload
  const bucket = await getBucket(context.database, upload.bucket_id)
  const total = Number(length)
  if (!/^\d{1,15}$/.test(length) || total < upload.received_bytes) throw tusErrors.invalidLength()
  if (total > maxBytesOf(bucket)) throw tusErrors.tooLarge()
  await reserveTotal(context, upload, total)
  return { ...upload, total_bytes: total }
}

/** PATCH /{id}: more bytes. */
export const continueUpload: Endpoint<ResumableContext> = (app, context) =>
  app.patch<UploadPath>(`${context.path}/:id`, async (request, reply) => {
    const found = await findOwnUpload(context, request)
    const { headers } = request
    if (headers['content-type'] !== 'application/offset+octet-stream')
      throw tusErrors.wrongContentType()
    if (headers['upload-offset'] === undefined) throw tusErrors.offsetRequired()
    if (headers['upload-offset'] !== String(found.received_bytes)) throw tusErrors.wrongOffset()
    const upload = await withTotal(context, found, headers['upload-length'])
    const { offset, isStored } = await appendBytes(context, request, upload)
    if (isStored) reply.header('tus-complete', '1')
    return reply.code(204).header('upload-offset', offset).send()
  })
