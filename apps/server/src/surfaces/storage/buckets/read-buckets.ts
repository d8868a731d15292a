import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { parseInput } from '../parse-input.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { BUCKET_COLUMNS, getBucket } from '../store/buckets.ts'
import type { BucketPath } from './bucket-path.ts'

const listSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().default(''),
})

/** GET /bucket */
export const listBuckets: Endpoint<StorageContext> = (app, { database }) =>
  app.get('/bucket', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.list')
    const { limit, offset, sortColumn, sortOrder, search } = parseInput(
      'querystring',
      listSchema,
      request.query,
    )
    return database.transaction(
      (tx) =>
        tx.query(
          `select ${BUCKET_COLUMNS}, type from storage.buckets where position(lower($1) in lower(name)) > 0
           or $1 = '' order by ${sortColumn} ${sortOrder} limit $2::int offset $3::int`,
          [search, limit, offset],
        ),
      { as: identity },
    )
  })

/** GET /bucket/{id} */
export const describeBucket: Endpoint<StorageContext> = (app, { database }) =>
  app.get<BucketPath>('/bucket/:id', async (request) => {
    const { identity } = requiredCaller(request, 'storage.bucket.get')
    const bucket = await database.transaction((tx) => getBucket(tx, request.params.id), {
      as: identity,
    })
    return { ...bucket, owner: bucket.owner ?? '' }
  })
