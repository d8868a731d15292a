import { z } from 'zod'
import type { Endpoint } from '#http/endpoint.ts'
import { parseInput } from '../parse-input.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { boundsOf } from './list-objects.ts'

const bodySchema = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.literal('name').default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .optional(),
})

type Listed = { readonly key: string; readonly is_folder: boolean } & Readonly<
  Record<string, unknown>
>

const listSql = (order: 'asc' | 'desc') => `
  select * from (
    select distinct on (key) key collate "C" as key, is_folder, id, name, updated_at, created_at,
      last_accessed_at, metadata
    from (
      select *, case when is_folder then substr(name, 1, length($2) + position('/' in rest)) else name end as key
      from (
        select *, substr(name, length($2) + 1) as rest,
          $3::text::boolean and position('/' in substr(name, length($2) + 1)) > 0 as is_folder
        from storage.objects where bucket_id = $1 and name collate "C" >= $2 and name collate "C" < $6::text
      ) as found
    ) as keyed order by key
  ) as listed
  where $4::text is null or key ${order === 'asc' ? '>' : '<'} $4::text collate "C"
  order by key ${order} limit $5::int`

const folderOf = ({ key }: Listed) => ({ key, name: key })

const objectOf = (row: Listed) => {
  const { is_folder: _isFolder, ...object } = row
  return object
}

/** POST /object/list-v2/{bucket}: by cursor, with folders apart. */
export const listObjectsV2: Endpoint<StorageContext> = (app, { database }) =>
  app.post<{ Params: { bucket: string } }>('/object/list-v2/:bucket', async (request) => {
    const caller = requiredCaller(request, 'storage.object.list_v2')
    const body = parseInput('body', bodySchema, request.body)
    const after =
      body.cursor === undefined ? null : Buffer.from(body.cursor, 'base64url').toString('utf8')
    const [, end] = boundsOf(body.prefix)
    const rows = await database.transaction(
      (tx) =>
        tx.query<Listed>(listSql(body.sortBy?.order ?? 'asc'), [
          request.params.bucket,
          body.prefix,
          String(body.with_delimiter),
          after,
          body.limit + 1,
          end,
        ]),
      { as: caller.identity, readOnly: true },
    )
    const page = rows.slice(0, body.limit)
    const last = page.at(-1)
    const hasNext = rows.length > body.limit
    return {
      hasNext,
      ...(hasNext && last
        ? { nextCursor: Buffer.from(last.key).toString('base64url'), nextCursorKey: last.key }
        : {}),
      folders: page.filter((row) => row.is_folder).map(folderOf),
      objects: page.filter((row) => !row.is_folder).map(objectOf),
    }
  })
