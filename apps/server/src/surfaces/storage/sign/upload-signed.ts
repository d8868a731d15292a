import type { Endpoint } from '#http/requests/endpoint.ts'
import { parseInput } from '../parse-input.ts'
import type { ObjectPath } from '../names.ts'
import type { StorageContext } from '../storage-context.ts'
import { getBucket } from '../store/buckets.ts'
import { receiveUpload } from '../upload/receive-upload.ts'
import { tokenSchema } from './serve-signed.ts'
import { verifySignedUpload } from './signed-upload.ts'

/** PUT /object/upload/sign/{bucket}/{path}?token= */
export const uploadSigned: Endpoint<StorageContext> = (app, context) =>
  app.put<ObjectPath>('/object/upload/sign/:bucket/*', async (request) => {
    const { token } = parseInput('querystring', tokenSchema, request.query)
    const { bucket: bucketId, '*': name } = request.params
    const url = `${bucketId}/${name}`
    const { owner, upsert: isUpsert = false } = await verifySignedUpload(context, token, url)
    const bucket = await getBucket(context.database, bucketId)
    const uploader = { kind: 'signed', owner } as const
    await receiveUpload(context, request, { bucket, name, uploader, isUpsert })
    return { Key: url }
  })
