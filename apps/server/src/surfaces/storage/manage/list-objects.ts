import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { takeList } from '../file-rates.ts'
import { parseInput } from '../parse-input.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'

const COLUMNS = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const

const bodySchema = z.object({
  prefix: z.string(),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(COLUMNS).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .nullish(),
  search: z.string().nullish(),
})

export const withSlash = (prefix: string): string =>
  prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`

/** Sorts after everything that may follow a prefix: keys are ASCII (`names.ts`). */
const LAST = '\u{10ffff}'

/**
 * Bounds of everything that begins with a prefix, as an index finds it. Policies let `like` see
 * only rows that they have let through, one by one.
 */
export const boundsOf = (prefix: string): readonly [from: string, to: string] => [
  prefix,
  `${prefix}${LAST}`,
]

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Folders first, as upstream lists them; they have a name and nothing else. */
const listSql = (column: (typeof COLUMNS)[number], order: 'asc' | 'desc') => `
  with found as (
    select substr(name, length($2) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
    from storage.objects
    where bucket_id = $1 and name collate "C" >= $2 and name collate "C" < $3::text
      and name ilike $4::text
  )
  select name, id, updated_at, created_at, last_accessed_at, metadata from (
    select distinct split_part(rest, '/', 1) as name, null::uuid as id,
      null::timestamptz as updated_at, null::timestamptz as created_at,
      null::timestamptz as last_accessed_at, null::jsonb as metadata, 0 as kind
    from found where position('/' in rest) > 0
    union all
    select rest, id, updated_at, created_at, last_accessed_at, metadata, 1
    from found where position('/' in rest) = 0
  ) as listed
  order by kind, ${column} ${order}, name limit $5::int offset $6::int`

/** POST /object/list/{bucket}: policies decide what is in it; nothing is ever an error. */
export const listObjects: Endpoint<StorageContext> = (app, context) =>
  app.post<{ Params: { bucket: string } }>('/object/list/:bucket', async (request) => {
    const caller = requiredCaller(request, 'storage.object.list')
    const body = parseInput('body', bodySchema, request.body)
    const prefix = withSlash(body.prefix)
    const start = escapeLike(prefix)
    const { column, order } = body.sortBy ?? { column: 'name', order: 'asc' }
    await takeList(context, request)
    return context.database.transaction(
      (tx) =>
        tx.query(listSql(column, order), [
          request.params.bucket,
          ...boundsOf(prefix),
          `${start}${escapeLike(body.search ?? '')}%`,
          body.limit,
          body.offset,
        ]),
      { as: caller.identity, readOnly: true },
    )
  })
