import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import {
  DatabaseReopeningError,
  DatabaseUnavailableError,
} from '#platform/database/database-error.ts'
import { openEmbeddedDatabase } from '#platform/database/open-database.ts'

/** Much longer than any statement here that ends. */
const LIMIT_MS = 3000
const PATIENCE = { timeout: 30_000 }

const ENDLESS = 'select run_for_ever()'

let directory: string
let database: Database
let ended: Error[]
const reopened = vi.fn<(milliseconds: number) => void>()

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-watchdog-'))
  database = await openEmbeddedDatabase(directory, {
    limitMs: LIMIT_MS,
    onEnded: (reason) => ended.push(reason),
    onReopened: reopened,
    onFailure: (error) => {
      throw error
    },
    onReclaimFailure: (error) => {
      throw error
    },
  })
  await database.script(`
    create table kept (value text);
    create function run_for_ever() returns int language plpgsql
      as $$ begin loop null; end loop; end $$;`)
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})
beforeEach(() => {
  ended = []
  reopened.mockClear()
})

const valuesKept = async (): Promise<unknown[]> =>
  (await database.query('select value from kept order by value')).map(({ value }) => value)

/** Resolves once the database answers again. */
const untilReopened = () => vi.waitFor(() => expect(reopened).toHaveBeenCalledOnce(), PATIENCE)

const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no problem',
    (error: unknown) => error,
  )

it('ends a database that does not answer, and keeps what it had acknowledged', async () => {
  const times = database.timesReopened()
  await database.query("insert into kept values ('alone')")
  await database.transaction((tx) => tx.query("insert into kept values ('in a transaction')"))
  const refused = await problemOf(
    database.transaction(async (tx) => {
      await tx.query("insert into kept values ('never acknowledged')")
      await tx.query(ENDLESS)
    }),
  )
  expect(refused).toBeInstanceOf(DatabaseUnavailableError)
  await untilReopened()
  expect(await valuesKept()).toEqual(['alone', 'in a transaction'])
  expect(ended.map(String)).toEqual([
    `DatabaseUnavailableError: The embedded database did not answer for ${LIMIT_MS} ms and was ended.`,
  ])
  expect(database.timesReopened()).toBe(times + 1)
})

it('refuses at once the callers that waited behind it, and those that come while it opens', async () => {
  const endless = problemOf(database.query(ENDLESS))
  const waiting = Array.from({ length: 20 }, () => problemOf(database.query('select 1')))
  expect(await endless).toBeInstanceOf(DatabaseUnavailableError)
  for (const problem of await Promise.all(waiting))
    expect(problem).toBeInstanceOf(DatabaseUnavailableError)
  await vi.waitFor(() => expect(ended).toHaveLength(1), PATIENCE)
  expect(await problemOf(database.query('select 1'))).toBeInstanceOf(DatabaseReopeningError)
  await untilReopened()
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
})

it('does not let a transaction go on in the database that was opened anew', async () => {
  const refused = await problemOf(
    database.transaction(async (tx) => {
      await problemOf(tx.query(ENDLESS))
      await untilReopened()
      await tx.query("insert into kept values ('in another database')")
    }),
  )
  expect(refused).toBeInstanceOf(DatabaseUnavailableError)
  expect(await valuesKept()).not.toContain('in another database')
})

it('leaves a transaction in peace that waits between its statements', async () => {
  await database.transaction(async (tx) => {
    await tx.query("insert into kept values ('patient')")
    await new Promise((resolve) => setTimeout(resolve, 1.5 * LIMIT_MS))
    await tx.query('select 1')
  })
  expect(await valuesKept()).toContain('patient')
  expect(ended).toEqual([])
})
