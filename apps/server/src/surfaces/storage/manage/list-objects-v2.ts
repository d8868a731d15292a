import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { takeList } from '../file-rates.ts'
import { parseInput } from '../parse-input.ts'
import { requiredCaller } from '../storage-caller.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import { boundsOf } from './list-objects.ts'

const bodySchema = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .optional(),
})

type Column = 'name' | 'created_at' | 'updated_at'
type Order = 'asc' | 'desc'

type Listed = {
  readonly key: string
  readonly is_folder: boolean
  /** What the list is sorted by, as text whose order is that of the column. */
  readonly place: string
} & Readonly<Record<string, unknown>>

const instant = (time: string): string =>
  `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

/** A folder stands where its first or its last file would. */
const PLACES: Readonly<Record<Column, string>> = {
  name: 'key',
  created_at: instant('min(created_at) over (partition by key)'),
  updated_at: instant('max(updated_at) over (partition by key)'),
}

const listSql = (column: Column, order: Order) => `
  select * from (
    select distinct on (key) key collate "C" as key, (${PLACES[column]}) collate "C" as place, is_folder,
      id, name, updated_at, created_at, last_accessed_at, metadata
    from (
      select *, case when is_folder then substr(name, 1, length($2) + position('/' in rest)) else name end as key
      from (
        select *, substr(name, length($2) + 1) as rest,
          $3::text::boolean and position('/' in substr(name, length($2) + 1)) > 0 as is_folder
        from storage.objects where bucket_id = $1 and name collate "C" >= $2 and name collate "C" < $7::text
      ) as found
    ) as keyed order by key
  ) as listed
  where $4::text is null
    or (place, key) ${order === 'asc' ? '>' : '<'} ($4::text collate "C", $5::text collate "C")
  order by place ${order}, key ${order} limit $6::int`

const folderOf = ({ key }: Listed) => ({ key: key.replace(/\/$/, ''), name: key })

const objectOf = ({ is_folder: _isFolder, place: _place, ...object }: Listed) => object

/** A space separates place and key: a place contains none, a key may. */
const cursorOf = ({ place, key }: Listed, column: Column): string =>
  Buffer.from(column === 'name' ? key : `${place} ${key}`).toString('base64url')

/** @returns the place and the key after which a page begins, both `null` for the first page */
const readCursor = (
  cursor: string | undefined,
  column: Column,
): readonly [place: string | null, key: string | null] => {
  if (cursor === undefined) return [null, null]
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  if (column === 'name') return [text, text]
  const space = text.indexOf(' ')
  if (space === -1) throw storageErrors.invalidRequest('Invalid cursor')
  return [text.slice(0, space), text.slice(space + 1)]
}

/** POST /object/list-v2/{bucket}: by cursor, with folders apart. */
export const listObjectsV2: Endpoint<StorageContext> = (app, context) =>
  app.post<{ Params: { bucket: string } }>('/object/list-v2/:bucket', async (request) => {
    const caller = requiredCaller(request, 'storage.object.list_v2')
    const body = parseInput('body', bodySchema, request.body)
    const { column, order } = body.sortBy ?? { column: 'name', order: 'asc' }
    const [, end] = boundsOf(body.prefix)
    await takeList(context, request)
    const rows = await context.database.transaction(
      (tx) =>
        tx.query<Listed>(listSql(column, order), [
          request.params.bucket,
          body.prefix,
          String(body.with_delimiter),
          ...readCursor(body.cursor, column),
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
      ...(hasNext && last ? { nextCursor: cursorOf(last, column), nextCursorKey: last.key } : {}),
      folders: page.filter((row) => row.is_folder).map(folderOf),
      objects: page.filter((row) => !row.is_folder).map(objectOf),
    }
  })
