import { beforeAll, expect, it, vi } from 'vitest'
import { aPerson, call, type TestServer } from '../harness/index.ts'
import { DatabaseUnavailableError } from '#platform/database/database-error.ts'
import type { Queryable } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/open-postgres.ts'
import { startTcpProxy } from '../faults/tcp-proxy.ts'
import { onPostgres } from '../harness/databases.ts'

/**
 * Shorter than the eight seconds of the server, and long enough that a busy database cancels in time: the server gives
 * up on its line a quarter later.
 */
const TIMEOUT_MS = 1000

/** Less than the server's eight seconds, in which the statements that wait here must be let go. */
const PATIENCE = { timeout: 6000 }

onPostgres('a statement that takes too long', (start) => {
  let server: TestServer
  beforeAll(async () => {
    const url = new URL((await start()).platform.config.databaseUrl ?? '')
    url.searchParams.set('statement_timeout', String(TIMEOUT_MS))
    server = await start({ config: { DATABASE_URL: url.href } })
    await server.database.script(`
      create view public.slow as select 1 as id, pg_sleep(30)::text as slept;
      grant select on public.slow to anon;`)
  })

  it('is cancelled, and the data service says so', async () => {
    const { status, body } = await call(server, 'GET', '/rest/v1/slow')
    expect([status, body.code]).toEqual([500, '57014'])
  })

  it('is cancelled, and auth and storage say so in their own words', async () => {
    await server.database.transaction(async (tx) => {
      await tx.query('lock table auth.users, storage.buckets, storage.objects')
      const signIn = await call(server, 'POST', '/auth/v1/token?grant_type=password', {
        body: { email: 'a@example.com', password: 'moonlit courtyard' },
      })
      expect([signIn.status, signIn.body.code]).toEqual([504, 'request_timeout'])
      const buckets = await call(server, 'GET', '/storage/v1/bucket', { token: server.serviceKey })
      expect([buckets.status, buckets.body.code]).toEqual([544, 'DatabaseTimeout'])
    })
  })
})

onPostgres('connections to the database', (start) => {
  it(
    'are left to others, however many requests of one person wait',
    { timeout: 30_000 },
    async () => {
      const server = await start()
      const [asha, ravi] = [await aPerson(server), await aPerson(server)]
      const list = (): Promise<number> =>
        call(server, 'POST', '/storage/v1/object/list/user-sounds', {
          token: asha.session.access_token,
          body: { prefix: asha.id },
        }).then(({ status }) => status)
      let waiting: Promise<number>[] = []
      await server.database.transaction(async (tx) => {
        await tx.query('lock table storage.objects')
        waiting = Array.from({ length: 40 }, list)
        await vi.waitFor(() => expect(server.database.load().waiting).toBeGreaterThan(20), PATIENCE)
        const rows = await call(server, 'GET', '/rest/v1/saved_mixes?select=id', {
          token: ravi.session.access_token,
        })
        expect(rows.status).toBe(200)
      })
      expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]))
    },
  )
})

onPostgres('a line to the database that is dead', (start) => {
  it('holds no request and no connection', async () => {
    const url = new URL((await start()).platform.config.databaseUrl ?? '')
    const proxy = await startTcpProxy(Number(url.port))
    url.port = String(proxy.port)
    const database = await openPostgres(url.href, TIMEOUT_MS)
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    proxy.hang()
    await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailableError)
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    const inTransaction = database.transaction(async (tx) => {
      proxy.hang()
      await tx.query('select 1')
    })
    await expect(inTransaction).rejects.toThrow(DatabaseUnavailableError)
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    expect(database.load().busy).toBe(0)
    await database.close()
    await proxy.close()
  })
})

onPostgres('a replica that hangs', (start) => {
  it.each(['in a transaction', 'in what one replica does at a time'])(
    '%s lets go of its locks',
    async (where) => {
      const url = (await start()).platform.config.databaseUrl ?? ''
      const [hanging, other] = [await openPostgres(url, TIMEOUT_MS), await openPostgres(url)]
      const held = Promise.withResolvers<void>()
      const end = Promise.withResolvers<void>()
      const hang = async (tx: Queryable): Promise<void> => {
        await tx.query('select 1')
        held.resolve()
        await end.promise
        await tx.query('select 1')
      }
      const isTransaction = where === 'in a transaction'
      const hung = isTransaction
        ? hanging.transaction(async (tx) => {
            await tx.query('lock table auth.users')
            await hang(tx)
          })
        : hanging.exclusively(hang)
      await held.promise
      if (isTransaction) await other.query('select id from auth.users limit 1')
      else await other.exclusively((tx) => tx.query('select 1'))
      end.resolve()
      await expect(hung).rejects.toThrow(DatabaseUnavailableError)
      expect(await hanging.query('select 1 as one')).toEqual([{ one: 1 }])
      await hanging.close()
      await other.close()
    },
  )
})

onPostgres('the server', (start) => {
  it('gives a statement eight seconds', async () => {
    const { database } = await start()
    expect(await database.query('show statement_timeout')).toEqual([{ statement_timeout: '8s' }])
  })
})
