import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { isUniqueViolation } from '#platform/database/database-error.ts'
import { checkBucketName } from '../names.ts'
import { parseInput } from '../parse-input.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { getBucket } from '../store/buckets.ts'
import { bucketSettingsSchema, checkMimeTypes, parseSizeLimit } from './bucket-input.ts'
import type { BucketPath } from './bucket-path.ts'

const createSchema = bucketSettingsSchema.extend({
  name: z.string(),
  id: z.string().optional(),
})

/** POST /bucket: no policy lets anyone but the operator create or change a bucket. */
export const createBucket: Endpoint<StorageContext> = (app, { database }) =>
  app.post('/bucket', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.create')
    const body = parseInput('body', createSchema, request.body)
    const name = checkBucketName(body.name)
    const id = checkBucketName(body.id ?? body.name)
    checkMimeTypes(body.allowed_mime_types)
    const limit = parseSizeLimit(body.file_size_limit)
    try {
      await database.transaction(
        (tx) =>
          tx.query(
            `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
             values ($1, $2, $3, $4, $5::text[])`,
            [id, name, body.public ?? false, limit, body.allowed_mime_types ?? null],
          ),
        { as: identity },
      )
    } catch (error) {
      throw isUniqueViolation(error) ? storageErrors.bucketExists() : error
    }
    return { name }
  })

/** PUT /bucket/{id} */
export const updateBucket: Endpoint<StorageContext> = (app, { database }) =>
  app.put<BucketPath>('/bucket/:id', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.update')
    const body = parseInput('body', bucketSettingsSchema, request.body)
    checkMimeTypes(body.allowed_mime_types)
    const limit = parseSizeLimit(body.file_size_limit)
    await database.transaction(
      async (tx) => {
        const before = await getBucket(tx, request.params.id)
        await tx.query(
          `update storage.buckets set public = $2, file_size_limit = $3,
           allowed_mime_types = $4::text[], updated_at = now() where id = $1`,
          [
            before.id,
            body.public ?? before.public,
            body.file_size_limit === undefined ? before.file_size_limit : limit,
            body.allowed_mime_types === undefined
              ? before.allowed_mime_types
              : body.allowed_mime_types,
          ],
        )
      },
      { as: identity },
    )
    return { message: 'Successfully updated' }
  })
