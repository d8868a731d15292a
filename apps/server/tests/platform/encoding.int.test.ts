import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { openPostgres } from '#platform/database/open-postgres.ts'
import { EncodingError } from '#platform/database/require-utf8.ts'
import { type Postgres, startPostgres } from '../harness/index.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** @returns what the migrations met, and whether they have begun */
const migrated = async (encoding: 'UTF8' | 'SQL_ASCII') => {
  const database = await openPostgres(await postgres.createEmptyDatabase(encoding))
  try {
    const error: unknown = await migrate(database).catch((thrown: unknown) => thrown)
    const [schema] = await database.query<{ name: string | null }>(
      `select to_regnamespace('dhvani_migrations')::text as name`,
    )
    return { error, hasBegun: schema?.name !== null }
  } finally {
    await database.close()
  }
}

it('refuses a database that keeps bytes instead of letters, and changes nothing in it', async () => {
  const { error, hasBegun } = await migrated('SQL_ASCII')
  expect(error).toBeInstanceOf(EncodingError)
  expect(String(error)).toContain('SQL_ASCII')
  expect(hasBegun).toBe(false)
})

it('takes one of UTF-8', async () => {
  expect(await migrated('UTF8')).toEqual({ error: undefined, hasBegun: true })
})
