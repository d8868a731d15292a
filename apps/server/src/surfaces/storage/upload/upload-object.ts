import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requiredCaller } from '../storage-caller.ts'
import type { ObjectPath, StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { findBucket } from '../store/buckets.ts'
import { admitUpload } from './admit-upload.ts'
import { takeUpload } from './receive-upload.ts'

const uploadObject = async (
  context: StorageContext,
  request: FastifyRequest<ObjectPath>,
  isUpsert: boolean,
) => {
  const caller = requiredCaller(request, 'storage.object.upload')
  const { bucket: bucketId, '*': name } = request.params
  const bucket = await findBucket(context.platform.database, bucketId)
  if (!bucket) throw storageErrors.noSuchBucket()
  const stored = await takeUpload(
    context,
    request,
    { bucket, name, owner: caller.owner, isUpsert },
    (declaredType) => admitUpload(context, { bucket, name, caller, declaredType, isUpsert }),
  )
  return { Key: `${bucketId}/${name}`, Id: stored.id }
}

/** POST creates; with `x-upsert` it may replace. */
export const createObject = (app: FastifyInstance, context: StorageContext) =>
  app.post<ObjectPath>('/object/:bucket/*', (request) =>
    uploadObject(context, request, request.headers['x-upsert'] === 'true'),
  )

/** PUT always may replace. */
export const replaceObject = (app: FastifyInstance, context: StorageContext) =>
  app.put<ObjectPath>('/object/:bucket/*', (request) => uploadObject(context, request, true))
