import { beforeAll, expect, it } from 'vitest'
import { deleteOldRecords } from '../../src/surfaces/auth/account-lifecycle/delete-old-records.ts'
import { aPerson, createTestClock, refresh, refusal, type TestServer } from '../harness/index.ts'
import { forEachDatabase, onPostgres } from '../harness/databases.ts'

const DAY_SECONDS = 86_400

const count = async (server: TestServer, table: string, condition = 'true'): Promise<number> => {
  const [row] = await server.database.query<{ total: number }>(
    `select count(*)::int as total from auth.${table} where ${condition}`,
  )
  return row?.total ?? Number.NaN
}

forEachDatabase('old records', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  const deleteNow = () => deleteOldRecords(server.database, server.clock.now())

  it('are revoked refresh tokens after 90 days, but not the parent of the active one', async () => {
    const { session } = await aPerson(server)
    const second = await refresh(server, session.refresh_token)
    const third = await refresh(server, String(second.body.refresh_token))
    server.clock.advance(89 * DAY_SECONDS)
    await deleteNow()
    expect(await count(server, 'refresh_tokens')).toBe(3)
    server.clock.advance(2 * DAY_SECONDS)
    await expect(deleteNow()).resolves.toMatchObject({ refreshTokens: 1 })
    expect(refusal(await refresh(server, session.refresh_token))).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    })
    const again = await refresh(server, String(second.body.refresh_token))
    expect(again.body.refresh_token).toBe(third.body.refresh_token)
  })

  it('are active refresh tokens never', async () => {
    const { session } = await aPerson(server)
    server.clock.advance(800 * DAY_SECONDS)
    await deleteNow()
    expect((await refresh(server, session.refresh_token)).status).toBe(200)
  })

  it('are entries of the audit log after a year, in as many statements as they need', async () => {
    await server.database.query('delete from auth.audit_log_entries')
    await server.database.query(
      `insert into auth.audit_log_entries (id, payload, created_at)
       select gen_random_uuid(), '{}', $1 from generate_series(1, 1200)`,
      [server.clock.now()],
    )
    server.clock.advance(364 * DAY_SECONDS)
    await expect(deleteNow()).resolves.toMatchObject({ auditEntries: 0 })
    await aPerson(server)
    const recent = await count(server, 'audit_log_entries', "payload ->> 'action' is not null")
    server.clock.advance(2 * DAY_SECONDS)
    await expect(deleteNow()).resolves.toMatchObject({ auditEntries: 1200 })
    expect(recent).toBeGreaterThan(0)
    expect(await count(server, 'audit_log_entries')).toBe(recent)
  })
})

onPostgres('old records', (start) => {
  it('are deleted when a server starts', async () => {
    const server = await start()
    await aPerson(server)
    const clock = createTestClock()
    clock.advance(366 * DAY_SECONDS)
    const databaseUrl = server.platform.config.databaseUrl ?? ''
    await start({ clock, config: { DATABASE_URL: databaseUrl } })
    expect(await count(server, 'audit_log_entries')).toBe(0)
  })
})
