import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { verifySignedUpload } from '../sign/signed-upload.ts'
import { storageErrors } from '../storage-errors.ts'
import type { StorageContext } from '../storage-context.ts'
import { getBucket } from '../store/buckets.ts'
import { admitUpload, byCaller, type UploadTarget } from '../upload/admit-upload.ts'
import { maxBytesOf } from '../upload/bucket-rules.ts'
import { appendBytes } from './append-bytes.ts'
import type { ResumableContext } from './resumable-context.ts'
import { tusErrors } from './tus-error.ts'
import { encodeUploadId, readActor, type Actor } from './upload-actor.ts'
import { parseUploadMetadata } from './upload-metadata.ts'
import { reserveUpload } from './reservation.ts'
import { findUpload } from './upload-store.ts'

const readLength = (request: FastifyRequest): number | undefined => {
  const length = request.headers['upload-length']
  if (length === undefined) {
    if (request.headers['upload-defer-length'] === '1') return undefined
    throw tusErrors.lengthRequired()
  }
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length)) throw tusErrors.invalidLength()
  return Number(length)
}

/** Policies decide about a caller; a signed address says itself what its holder may do. */
const readGrant = async (
  context: StorageContext,
  request: FastifyRequest,
  actor: Actor,
  url: string,
): Promise<Pick<UploadTarget, 'uploader' | 'isUpsert'>> => {
  if (actor.kind === 'caller')
    return { uploader: byCaller(actor.caller), isUpsert: request.headers['x-upsert'] === 'true' }
  const { owner, upsert: isUpsert = false } = await verifySignedUpload(context, actor.token, url)
  return { uploader: { kind: 'signed', owner }, isUpsert }
}

/** Behind a proxy that ends TLS the request does not tell its scheme, but the settings do. */
const originOf = (request: FastifyRequest, publicUrl: string): string =>
  new URL(publicUrl).host === request.host ? publicUrl : `${request.protocol}://${request.host}`

/** POST: a new upload, with its first bytes when the client sends them in the same request. */
export const createUpload: Endpoint<ResumableContext> = (app, context) =>
  app.post(context.path, async (request, reply) => {
    const actor = readActor(context, request)
    const { database, clock, config, dataDisk } = context
    const metadata = parseUploadMetadata(request.headers['upload-metadata'])
    const totalBytes = readLength(request)
    const { bucketId, name, declaredType } = metadata
    const bucket = await getBucket(database, bucketId)
    if (totalBytes !== undefined && totalBytes > maxBytesOf(bucket)) throw tusErrors.tooLarge()
    const grant = await readGrant(context, request, actor, `${bucketId}/${name}`)
    await admitUpload(context, { bucket, name, ...grant, declaredType, bytes: totalBytes })
    if (!(await dataDisk.hasRoomFor(totalBytes ?? 1))) throw storageErrors.noRoom()
    const id = randomUUID()
    const now = clock.now()
    const { uploader, isUpsert } = grant
    const upload = { ...metadata, id, owner: uploader.owner, isUpsert, totalBytes }
    await reserveUpload(context, upload, now)
    const created = await findUpload(database, id, now)
    if (!created) throw tusErrors.unknownUpload()
    const address = encodeUploadId(bucketId, name, id)
    const base = request.url.split('?', 1)[0]?.replace(/\/$/, '') ?? ''
    reply.code(201).headers({
      location: `${originOf(request, config.publicUrl)}${base}/${address}`,
      'upload-expires': created.expires_at.toUTCString(),
    })
    const isWithBytes = request.headers['content-type'] === 'application/offset+octet-stream'
    if (isWithBytes || totalBytes === 0) {
      const { offset } = await appendBytes(context, request, created)
      reply.header('upload-offset', offset)
    }
    return reply.send()
  })
