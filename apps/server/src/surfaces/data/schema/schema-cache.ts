import type { Queryable } from '#platform/database/database.ts'
import { dataErrors } from '../data-errors.ts'
import type { Column, Table } from './table.ts'

type Found = {
  table_name: string
  column_name: string
  type: string
  full_type: string
  default_expression: string | null
  in_key: boolean
}

const CATALOG = `
  select c.relname::text as table_name, a.attname::text as column_name,
    format_type(a.atttypid, null) as type,
    format_type(a.atttypid, a.atttypmod) as full_type,
    case
      when a.attidentity = 'd' then format(
        'nextval(%L)',
        pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname)
      )
      when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid)
    end as default_expression,
    coalesce(a.attnum = any(i.indkey), false) as in_key
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where n.nspname = 'public' and c.relkind in ('r', 'v', 'm', 'f', 'p')
  order by c.relname, a.attnum
`

const readTables = async (database: Queryable): Promise<ReadonlyMap<string, Table>> => {
  const tables = new Map<string, { columns: Map<string, Column>; primaryKey: string[] }>()
  for (const row of await database.query<Found>(CATALOG)) {
    const table = tables.get(row.table_name) ?? {
      columns: new Map<string, Column>(),
      primaryKey: [] as string[],
    }
    tables.set(row.table_name, table)
    table.columns.set(row.column_name, {
      name: row.column_name,
      type: row.type,
      fullType: row.full_type,
      defaultExpression: row.default_expression,
    })
    if (row.in_key) table.primaryKey.push(row.column_name)
  }
  return new Map([...tables].map(([name, table]) => [name, { name, ...table }]))
}

/** Levenshtein distance, for a hint at a mistyped name. */
const distance = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + change,
        ),
      )
    }
    above = line
  }
  return above[other.length] ?? 0
}

const LONGEST_GUESSED_NAME = 64

const findSimilar = (name: string, known: Iterable<string>): string | undefined =>
  name.length > LONGEST_GUESSED_NAME
    ? undefined
    : [...known]
        .map((other) => ({ other, away: distance(name, other) }))
        .filter(({ other, away }) => away <= Math.max(2, other.length / 3))
        .sort((one, two) => one.away - two.away)[0]?.other

export type SchemaCache = {
  /** @throws {DataError} PGRST205 when the public schema has no such table */
  findTable(name: string): Promise<Table>
}

/** Finds tables created after the start, but does not ask the database for every wrong name. */
const SHORTEST_RELOAD_MS = 5_000

export const createSchemaCache = (database: Queryable, now: () => Date): SchemaCache => {
  let loaded:
    | { readonly tables: Promise<ReadonlyMap<string, Table>>; readonly at: number }
    | undefined
  const load = () => {
    const tables = readTables(database)
    loaded = { tables, at: now().getTime() }
    tables.catch(() => {
      loaded = undefined
    })
    return tables
  }
  return {
    findTable: async (name) => {
      let tables = await (loaded?.tables ?? load())
      if (!tables.has(name) && loaded && now().getTime() - loaded.at > SHORTEST_RELOAD_MS)
        tables = await load()
      const table = tables.get(name)
      if (!table) throw dataErrors.unknownTable(name, findSimilar(name, tables.keys()))
      return table
    },
  }
}
