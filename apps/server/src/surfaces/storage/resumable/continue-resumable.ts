import type { FastifyInstance } from 'fastify'
import { findBucket } from '../store/buckets.ts'
import { maxBytesOf } from '../upload/bucket-rules.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { abandonUpload } from './abandon-upload.ts'
import { appendBytes } from './append-bytes.ts'
import { findOwnUpload, type UploadPath } from './resumable-actor.ts'
import { setTotal, type ResumableUpload } from './resumable-store.ts'
import { tusErrors } from './tus-error.ts'

/** HEAD: how far it got. */
export const probeResumable = (app: FastifyInstance, context: StorageContext, path: string) =>
  app.head<UploadPath>(`${path}/:id`, async (request, reply) => {
    const upload = await findOwnUpload(context, request)
    return reply
      .headers({
        'cache-control': 'no-store',
        'upload-offset': upload.received_bytes,
        'upload-expires': upload.expires_at.toUTCString(),
        ...(upload.total_bytes === null
          ? { 'upload-defer-length': '1' }
          : { 'upload-length': upload.total_bytes }),
      })
      .send()
  })

/** A length that was put off may be told with any later request, once. */
const withTotal = async (
  { platform }: StorageContext,
  upload: ResumableUpload,
  length: unknown,
): Promise<ResumableUpload> => {
  if (upload.total_bytes !== null || typeof length !== 'string') return upload
  const bucket = await findBucket(platform.database, upload.bucket_id)
  if (!bucket) throw storageErrors.noSuchBucket()
  const total = Number(length)
  if (!/^\d{1,15}$/.test(length) || total < upload.received_bytes) throw tusErrors.invalidLength()
  if (total > maxBytesOf(bucket)) throw tusErrors.tooLarge()
  await setTotal(platform.database, upload.id, total)
  return { ...upload, total_bytes: total }
}

/** PATCH: more bytes. */
export const continueResumable = (app: FastifyInstance, context: StorageContext, path: string) =>
  app.patch<UploadPath>(`${path}/:id`, async (request, reply) => {
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

/** DELETE: never mind. */
export const endResumable = (app: FastifyInstance, context: StorageContext, path: string) =>
  app.delete<UploadPath>(`${path}/:id`, async (request, reply) => {
    const upload = await findOwnUpload(context, request)
    await abandonUpload(context, upload.id)
    return reply.code(204).send()
  })
