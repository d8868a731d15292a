import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { checkKey } from '../names.ts'
import { checkDeclaredType, isAudioBucket, maxBytesOf } from '../upload/bucket-rules.ts'
import { checkAudioName } from '../upload/audio-rules.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { findBucket, type BucketRow } from '../store/buckets.ts'
import { findObject } from '../store/objects.ts'
import { admitUpload } from '../upload/admit-upload.ts'
import { appendBytes } from './append-bytes.ts'
import { encodeUploadId, readActor, type Actor } from './resumable-actor.ts'
import { createUpload, findUpload } from './resumable-store.ts'
import { tusErrors } from './tus-error.ts'
import { parseUploadMetadata, type UploadMetadata } from './upload-metadata.ts'

const readLength = (request: FastifyRequest): number | undefined => {
  const length = request.headers['upload-length']
  if (length === undefined) {
    if (request.headers['upload-defer-length'] === '1') return undefined
    throw tusErrors.lengthRequired()
  }
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length)) throw tusErrors.invalidLength()
  return Number(length)
}

type Grant = { readonly owner: string | undefined; readonly isUpsert: boolean }

/** Decides as an ordinary upload would, before the first byte. */
const admit = async (
  context: StorageContext,
  request: FastifyRequest,
  actor: Actor,
  bucket: BucketRow,
  { name, declaredType, bytes }: UploadMetadata & { readonly bytes: number | undefined },
): Promise<Grant> => {
  if (actor.kind === 'caller') {
    const isUpsert = request.headers['x-upsert'] === 'true'
    const { caller } = actor
    await admitUpload(context, { bucket, name, caller, declaredType, isUpsert, bytes })
    return { owner: caller.owner, isUpsert }
  }
  const url = `${bucket.id}/${name}`
  const { owner, upsert = false } = await context.signer.verify(actor.token, url, 'upload')
  checkDeclaredType(bucket, declaredType)
  checkKey(name)
  if (isAudioBucket(bucket)) checkAudioName(name, declaredType)
  if (!upsert && (await findObject(context.platform.database, bucket.id, name)))
    throw storageErrors.keyExists()
  return { owner, isUpsert: upsert }
}

/** Behind a proxy that ends TLS the request does not know its scheme; the settings do. */
const originOf = (request: FastifyRequest, publicUrl: string): string =>
  new URL(publicUrl).host === request.host ? publicUrl : `${request.protocol}://${request.host}`

/** POST /upload/resumable, and with the first bytes in the same request when they come along. */
export const createResumable = (app: FastifyInstance, context: StorageContext, path: string) =>
  app.post(path, async (request, reply) => {
    const actor = readActor(request)
    const { database, clock, config } = context.platform
    const metadata = parseUploadMetadata(request.headers['upload-metadata'])
    const totalBytes = readLength(request)
    const bucket = await findBucket(database, metadata.bucketId)
    if (!bucket) throw storageErrors.noSuchBucket()
    if (totalBytes !== undefined && totalBytes > maxBytesOf(bucket)) throw tusErrors.tooLarge()
    const grant = await admit(context, request, actor, bucket, { ...metadata, bytes: totalBytes })
    const id = randomUUID()
    const now = clock.now()
    await createUpload(database, { ...metadata, ...grant, id, totalBytes }, now)
    const created = await findUpload(database, id, now)
    if (!created) throw tusErrors.unknownUpload()
    const address = encodeUploadId(metadata.bucketId, metadata.name, id)
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
