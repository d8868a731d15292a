import type { Queryable } from '#platform/database/database.ts'

type TableRow = { name: string; columns: string[] }

/** Every table that holds data of a site. The target keeps its own record of migrations. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('auth', 'storage', 'dhvani', 'public') and c.relkind = 'r'
  group by n.nspname, c.relname
  order by name`

const REFERENCES = `
  select distinct format('%I.%I', n.nspname, c.relname) as child,
    format('%I.%I', pn.nspname, p.relname) as parent
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
  where k.contype = 'f' and k.conrelid <> k.confrelid`

/** @returns tables in such an order that each comes after the tables that it refers to */
export const listTables = async (source: Queryable): Promise<TableRow[]> => {
  const tables = new Map((await source.query<TableRow>(TABLES)).map((table) => [table.name, table]))
  const references = await source.query<{ child: string; parent: string }>(REFERENCES)
  const ordered = new Set<string>()
  const place = (name: string) => {
    if (ordered.has(name) || !tables.has(name)) return
    for (const { child, parent } of references) if (child === name) place(parent)
    ordered.add(name)
  }
  for (const name of tables.keys()) place(name)
  return [...ordered].flatMap((name) => tables.get(name) ?? [])
}

const BATCH = 500

const copyTable = async (
  source: Queryable,
  target: Queryable,
  { name, columns }: TableRow,
): Promise<void> => {
  const list = columns.join(', ')
  await target.query(`alter table ${name} disable trigger user`)
  for (let offset = 0; ; offset += BATCH) {
    const [page] = await source.query<{ rows: string; count: number }>(
      `select coalesce(json_agg(t), '[]')::text as rows, count(*)::int as count
       from (select ${list} from ${name} order by ctid limit ${BATCH} offset ${offset}) as t`,
    )
    if (!page || page.count === 0) break
    await target.query(
      `insert into ${name} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${name}, $1::text::json)`,
      [page.rows],
    )
  }
  await target.query(`alter table ${name} enable trigger user`)
}

export type TableSum = { readonly rows: number; readonly hash: string }

export const sumOf = async (tx: Queryable, name: string): Promise<TableSum> => {
  const [sum] = await tx.query<TableSum>(
    `select count(*)::int as rows, coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash
     from ${name} as t`,
  )
  return sum ?? { rows: 0, hash: '' }
}

const SEQUENCES = `
  select s.seqrelid::regclass::text as name, pg_sequence_last_value(s.seqrelid) as last
  from pg_sequence s join pg_class c on c.oid = s.seqrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('auth', 'storage', 'dhvani', 'public')`

/**
 * Copies every row and compares count and hash of every table. The caller runs it in one
 * transaction of the target, which leaves the target either untouched or whole.
 *
 * @throws when the target already has people, or when anything differs afterwards
 */
export const copyTables = async (
  source: Queryable,
  target: Queryable,
): Promise<ReadonlyMap<string, TableSum>> => {
  const [people] = await target.query<{ count: number }>(
    'select count(*)::int as count from auth.users',
  )
  if (people && people.count > 0)
    throw new Error('The database that DATABASE_URL names already has people in it.')
  const tables = await listTables(source)
  await target.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`)
  const sums = new Map<string, TableSum>()
  for (const table of tables) {
    await copyTable(source, target, table)
    const [here, there] = [await sumOf(source, table.name), await sumOf(target, table.name)]
    if (here.rows !== there.rows || here.hash !== there.hash)
      throw new Error(`${table.name} differs: ${here.rows} rows here, ${there.rows} there.`)
    sums.set(table.name, here)
  }
  for (const { name, last } of await source.query<{ name: string; last: number | null }>(SEQUENCES))
    if (last !== null) await target.query('select setval($1::text::regclass, $2)', [name, last])
  return sums
}
