import type { Database } from '#platform/database/database.ts'
import { DatabaseUnavailableError } from '#platform/database/database-error.ts'
import { openPglite, type EmbeddedDatabase } from '#platform/database/open-pglite.ts'
import { readTemplateDatabase } from './templates.ts'

/** Opening one takes a second of a core, emptying one takes none: the workers of Vitest keep theirs. */
const IS_KEPT = process.env.VITEST_POOL_ID !== undefined
/** A test rarely has more open at once, and each takes 100 MB. */
const MOST_KEPT = 2

const refuse = (): Promise<never> =>
  Promise.reject(new DatabaseUnavailableError('The embedded database is closed.'))

/** A server that closed its database, or lost it in a test, meets this one. */
const CLOSED = {
  query: refuse,
  transaction: refuse,
  script: refuse,
  exclusively: refuse,
  close: async () => undefined,
}

type Kept = {
  readonly database: EmbeddedDatabase
  /** As the migrations left them: tables, columns, functions, policies, triggers. */
  readonly schema: unknown
  readonly buckets: unknown
}

const kept: Kept[] = []

const readSchema = async (database: Database): Promise<unknown> => {
  const [row] = await database.query<{ schema: unknown }>(
    `select json_build_array(
       (select json_agg((oid, relname, relacl::text) order by oid) from pg_class where relkind in ('r', 'v')),
       (select count(*) from pg_attribute), (select json_agg((oid, xmin) order by oid) from pg_proc),
       (select json_agg((oid, xmin) order by oid) from pg_policy),
       (select json_agg((oid, tgenabled) order by oid) from pg_trigger))::text as schema`,
  )
  return row?.schema
}

const readBuckets = async (database: Database): Promise<unknown> => {
  const [row] = await database.query<{ buckets: unknown }>(
    'select json_agg(bucket)::text as buckets from storage.buckets as bucket',
  )
  return row?.buckets
}

const openNew = async (): Promise<Kept> => {
  const database = await openPglite({ dump: await readTemplateDatabase() })
  return { database, schema: await readSchema(database), buckets: await readBuckets(database) }
}

/** Leaves the rows that the migrations made, and forgets the settings of the session. */
const empty = async ({ database, buckets }: Kept): Promise<void> => {
  await database.script('discard all')
  await database.script('set session_replication_role = replica')
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'dhvani_migrations')`,
  )
  await database.script(tables.map(({ name }) => `delete from ${name};`).join(''))
  await database.query(
    'insert into storage.buckets select * from json_populate_recordset(null::storage.buckets, $1::json)',
    [buckets],
  )
  await database.script('reset session_replication_role')
}

const findKept = async (): Promise<Kept | undefined> => {
  const found = kept.pop()
  if (!found) return undefined
  if ((await readSchema(found.database)) === found.schema) {
    await empty(found)
    return found
  }
  await found.database.close()
  return findKept()
}

/** A migrated embedded database in memory, without people. */
export const openTemplateDatabase = async (): Promise<Database> => {
  const opened = (await findKept()) ?? (await openNew())
  const database: Database = {
    ...opened.database,
    close: async () => {
      Object.assign(database, CLOSED)
      if (IS_KEPT && kept.length < MOST_KEPT) kept.push(opened)
      else await opened.database.close()
    },
  }
  return database
}
