import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { optionalCaller, requiredCaller, type StorageCaller } from '../storage-caller.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { findBucket } from '../store/buckets.ts'
import { findObject } from '../store/objects.ts'
import type { ObjectRow } from '../store/object-row.ts'
import { sendFile } from './send-file.ts'
import { rowToSend } from './stored-file.ts'

const OPERATION = 'storage.object.get_authenticated'

/** @throws {StorageError} NoSuchKey when the policies do not show it to the caller */
export const findVisible = async (
  { database }: StorageContext,
  caller: StorageCaller,
  bucketId: string,
  name: string,
): Promise<ObjectRow> => {
  const row = await database.transaction((tx) => findObject(tx, bucketId, name), {
    as: caller.identity,
    readOnly: true,
  })
  if (!row) throw storageErrors.noSuchKey()
  return row
}

/**
 * What a request may read: everything in a public bucket, else what policies show. Without a
 * token a private bucket is indistinguishable from a missing one (docs/contract/storage.md §4).
 */
export const findReadable = async (
  context: StorageContext,
  request: FastifyRequest<ObjectPath>,
): Promise<ObjectRow> => {
  const { bucket: bucketId, '*': name } = request.params
  const { database } = context
  const bucket = await findBucket(database, bucketId)
  if (bucket?.public) {
    const row = await findObject(database, bucketId, name)
    if (!row) throw storageErrors.noSuchKey()
    return row
  }
  const caller = optionalCaller(request, OPERATION)
  if (!bucket || caller.identity.role === 'anon') throw storageErrors.noSuchBucket()
  return findVisible(context, caller, bucketId, name)
}

/** GET and HEAD /object/{bucket}/{path} */
export const serveObject: Endpoint<StorageContext> = (app, context) =>
  app.route<ObjectPath>({
    method: ['GET', 'HEAD'],
    url: '/object/:bucket/*',
    handler: async (request, reply) =>
      sendFile(
        context.disk,
        request,
        reply,
        await rowToSend(context, await findReadable(context, request)),
      ),
  })

/** GET and HEAD /object/authenticated/{bucket}/{path}: by policy alone. */
export const serveAuthenticatedObject: Endpoint<StorageContext> = (app, context) =>
  app.route<ObjectPath>({
    method: ['GET', 'HEAD'],
    url: '/object/authenticated/:bucket/*',
    handler: async (request, reply) => {
      const caller = requiredCaller(request, OPERATION)
      const { bucket, '*': name } = request.params
      if (!(await findBucket(context.database, bucket))) throw storageErrors.noSuchBucket()
      const row = await findVisible(context, caller, bucket, name)
      return sendFile(context.disk, request, reply, await rowToSend(context, row))
    },
  })
