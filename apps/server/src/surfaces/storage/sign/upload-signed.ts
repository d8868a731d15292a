import type { FastifyInstance } from 'fastify'
import { parseInput } from '../parse-input.ts'
import { checkDeclaredType, isAudioBucket } from '../upload/bucket-rules.ts'
import { checkAudioName } from '../upload/audio-rules.ts'
import type { ObjectPath, StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { findBucket } from '../store/buckets.ts'
import { findObject } from '../store/objects.ts'
import { takeUpload } from '../upload/receive-upload.ts'
import { tokenSchema } from './serve-signed.ts'

/** PUT /object/upload/sign/{bucket}/{path}?token= */
export const uploadSigned = (app: FastifyInstance, context: StorageContext) =>
  app.put<ObjectPath>('/object/upload/sign/:bucket/*', async (request) => {
    const { token } = parseInput('querystring', tokenSchema, request.query)
    const { bucket: bucketId, '*': name } = request.params
    const { database } = context.platform
    const { owner, upsert = false } = await context.signer.verify(
      token,
      `${bucketId}/${name}`,
      'upload',
    )
    const bucket = await findBucket(database, bucketId)
    if (!bucket) throw storageErrors.noSuchBucket()
    const target = { bucket, name, owner, isUpsert: upsert }
    await takeUpload(context, request, target, async (declaredType) => {
      checkDeclaredType(bucket, declaredType)
      if (!upsert && (await findObject(database, bucketId, name))) throw storageErrors.keyExists()
      if (isAudioBucket(bucket)) checkAudioName(name, declaredType)
    })
    return { Key: `${bucketId}/${name}` }
  })
