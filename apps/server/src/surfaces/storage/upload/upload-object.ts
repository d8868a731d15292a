import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { getBucket } from '../store/buckets.ts'
import { byCaller } from './admit-upload.ts'
import { receiveUpload } from './receive-upload.ts'

const uploadObject = async (
  context: StorageContext,
  request: FastifyRequest<ObjectPath>,
  isUpsert: boolean,
) => {
  const uploader = byCaller(requiredCaller(request, 'storage.object.upload'))
  const { bucket: bucketId, '*': name } = request.params
  const bucket = await getBucket(context.database, bucketId)
  const { id } = await receiveUpload(context, request, { bucket, name, uploader, isUpsert })
  return { Key: `${bucketId}/${name}`, Id: id }
}

/** POST creates; with `x-upsert` it may replace. */
export const createObject: Endpoint<StorageContext> = (app, context) =>
  app.post<ObjectPath>('/object/:bucket/*', (request) =>
    uploadObject(context, request, request.headers['x-upsert'] === 'true'),
  )

/** PUT may always replace. */
export const replaceObject: Endpoint<StorageContext> = (app, context) =>
  app.put<ObjectPath>('/object/:bucket/*', (request) => uploadObject(context, request, true))
