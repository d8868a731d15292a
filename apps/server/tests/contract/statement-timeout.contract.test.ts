import { beforeAll, expect, it } from 'vitest'
import { call, type TestServer } from '../harness/index.ts'
import { onPostgres } from '../harness/databases.ts'

/** Shorter than the server's own eight seconds. */
const TIMEOUT_MS = 300

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

onPostgres('the server', (start) => {
  it('gives a statement eight seconds', async () => {
    const { database } = await start()
    expect(await database.query('show statement_timeout')).toEqual([{ statement_timeout: '8s' }])
  })
})
