import { beforeAll, expect, it, vi } from 'vitest'
import { aPerson, call, refusal, type TestServer } from '../harness/index.ts'
import { onPostgres } from '../harness/databases.ts'

const USER_GONE = {
  status: 404,
  code: 'user_not_found',
  message: 'User not found',
}

/** A busy machine takes its time to reach the lock. */
const PATIENCE = { timeout: 30_000 }

onPostgres('an account that is deleted while a call is under way', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  /** Deletes the account once the call waits for the row that the deletion holds. */
  const deletedDuring = async <Answer>(userId: string, ask: () => Promise<Answer>) => {
    const asked = Promise.withResolvers<Promise<Answer>>()
    await server.database.transaction(async (tx) => {
      await tx.query('delete from auth.users where id = $1', [userId])
      const answer = ask()
      asked.resolve(answer)
      await vi.waitFor(async () => {
        const [waits] = await tx.query<{ total: number }>(
          `select count(*)::int as total from pg_locks
           where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
        )
        expect(waits?.total).toBeGreaterThan(0)
      }, PATIENCE)
    })
    return asked.promise
  }

  it.each([
    ['GET', '/auth/v1/reauthenticate', undefined],
    ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Phone' }],
    ['PUT', '/auth/v1/user', { data: { city: 'Pune' } }],
  ] as const)('refuses %s %s as that of a person who is gone', async (method, path, body) => {
    const { session } = await aPerson(server)
    const answer = await deletedDuring(session.user.id, () =>
      call(server, method, path, { token: session.access_token, ...(body ? { body } : {}) }),
    )
    expect(refusal(answer)).toEqual(USER_GONE)
  })
})
