import type { FastifyReply } from 'fastify'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { findReadable, findVisible } from '../serve/serve-object.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { findBucket } from '../store/buckets.ts'
import type { ObjectRow } from '../store/object-row.ts'
import { findObject } from '../store/objects.ts'

const infoOf = (row: ObjectRow) => ({
  id: row.id,
  name: row.name,
  version: row.version,
  bucket_id: row.bucket_id,
  size: row.metadata.size,
  content_type: row.metadata.mimetype,
  cache_control: row.metadata.cacheControl,
  etag: row.metadata.eTag,
  metadata: row.user_metadata ?? {},
  last_modified: row.metadata.lastModified,
  created_at: row.created_at,
})

const sendInfo = (reply: FastifyReply, row: ObjectRow) =>
  reply.header('etag', row.metadata.eTag).send(infoOf(row))

/** GET /object/info/{bucket}/{path} */
export const describeObject: Endpoint<StorageContext> = (app, context) =>
  app.get<ObjectPath>('/object/info/:bucket/*', async (request, reply) =>
    sendInfo(reply, await findReadable(context, request)),
  )

/** GET /object/info/public/{bucket}/{path} */
export const describePublicObject: Endpoint<StorageContext> = (app, { database }) =>
  app.get<ObjectPath>('/object/info/public/:bucket/*', async (request, reply) => {
    const { bucket: id, '*': name } = request.params
    const bucket = await findBucket(database, id)
    if (!bucket?.public) throw storageErrors.noSuchBucket()
    const row = await findObject(database, id, name)
    if (!row) throw storageErrors.noSuchKey()
    return sendInfo(reply, row)
  })

/** GET /object/info/authenticated/{bucket}/{path} */
export const describeAuthenticatedObject: Endpoint<StorageContext> = (app, context) =>
  app.get<ObjectPath>('/object/info/authenticated/:bucket/*', async (request, reply) => {
    const caller = requiredCaller(request, 'storage.object.info_authenticated')
    const { bucket, '*': name } = request.params
    return sendInfo(reply, await findVisible(context, caller, bucket, name))
  })
