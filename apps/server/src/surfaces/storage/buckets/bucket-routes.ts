import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { DatabaseIdentity, Queryable } from '#platform/database/database.ts'
import { deleteNames } from '../manage/delete-objects.ts'
import { checkBucketName } from '../names.ts'
import { parseInput } from '../parse-input.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { BUCKET_COLUMNS, findBucket, type BucketRow } from '../store/buckets.ts'
import { bucketSettingsSchema, checkMimeTypes, parseSizeLimit } from './bucket-input.ts'

const createSchema = bucketSettingsSchema.extend({
  name: z.string(),
  id: z.string().optional(),
})

const listSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().default(''),
})

type BucketPath = { readonly Params: { readonly id: string } }

const shown = (bucket: BucketRow) => ({ ...bucket, owner: bucket.owner ?? '' })

const needBucket = async (tx: Queryable, id: string): Promise<BucketRow> => {
  const bucket = await findBucket(tx, id)
  if (!bucket) throw storageErrors.noSuchBucket()
  return bucket
}

/** Buckets are the operator's: no policy lets anyone else see or change one. */
export const bucketRoutes = (app: FastifyInstance, context: StorageContext) => {
  const { database } = context.platform
  const asCaller = <Result>(identity: DatabaseIdentity, work: (tx: Queryable) => Promise<Result>) =>
    database.transaction(work, { as: identity })

  app.get('/bucket', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.list')
    const { limit, offset, sortColumn, sortOrder, search } = parseInput(
      'querystring',
      listSchema,
      request.query,
    )
    return asCaller(identity, (tx) =>
      tx.query(
        `select ${BUCKET_COLUMNS}, type from storage.buckets where position(lower($1) in lower(name)) > 0
         or $1 = '' order by ${sortColumn} ${sortOrder} limit $2::int offset $3::int`,
        [search, limit, offset],
      ),
    )
  })

  app.get<BucketPath>('/bucket/:id', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.get')
    return asCaller(identity, async (tx) => shown(await needBucket(tx, request.params.id)))
  })

  app.post('/bucket', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.create')
    const body = parseInput('body', createSchema, request.body)
    const name = checkBucketName(body.name)
    const id = checkBucketName(body.id ?? body.name)
    checkMimeTypes(body.allowed_mime_types)
    const limit = parseSizeLimit(body.file_size_limit)
    try {
      await asCaller(identity, (tx) =>
        tx.query(
          `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
           values ($1, $2, $3, $4, $5::text[])`,
          [id, name, body.public ?? false, limit, body.allowed_mime_types ?? null],
        ),
      )
    } catch (error) {
      throw isUniqueViolation(error) ? storageErrors.bucketExists() : error
    }
    return { name }
  })

  app.put<BucketPath>('/bucket/:id', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.update')
    const body = parseInput('body', bucketSettingsSchema, request.body)
    checkMimeTypes(body.allowed_mime_types)
    const limit = parseSizeLimit(body.file_size_limit)
    await asCaller(identity, async (tx) => {
      const before = await needBucket(tx, request.params.id)
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
    })
    return { message: 'Successfully updated' }
  })

  app.post<BucketPath>('/bucket/:id/empty', async (request) => {
    const caller = requiredCaller(request, 'storage.bucket.empty')
    const names = await asCaller(caller.identity, async (tx) => {
      const { id } = await needBucket(tx, request.params.id)
      return tx.query<{ name: string }>('select name from storage.objects where bucket_id = $1', [
        id,
      ])
    })
    await deleteNames(
      context,
      caller,
      request.params.id,
      names.map(({ name }) => name),
    )
    return { message: 'Empty bucket has been queued. Completion may take up to an hour.' }
  })

  app.delete<BucketPath>('/bucket/:id', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.delete')
    await asCaller(identity, async (tx) => {
      const { id } = await needBucket(tx, request.params.id)
      const objects = await tx.query('select 1 from storage.objects where bucket_id = $1 limit 1', [
        id,
      ])
      if (objects.length > 0) throw storageErrors.bucketNotEmpty()
      await tx.query('delete from storage.buckets where id = $1', [id])
    })
    return { message: 'Successfully deleted' }
  })
}
