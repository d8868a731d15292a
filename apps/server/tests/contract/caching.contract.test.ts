import { beforeAll, expect, it } from 'vitest'
import { aPerson, PASSWORD, type TestServer } from '../harness/index.ts'
import { onOneDatabase } from '../harness/databases.ts'

onOneDatabase('answers with personal data', (start) => {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })

  it('lets no cache keep a session, an account or its rows', async () => {
    const { email, session } = await aPerson(server)
    const ask = (path: string, body?: object) =>
      fetch(`${server.url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: server.publishableKey,
          authorization: `Bearer ${session.access_token}`,
          'content-type': 'application/json',
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const answers = [
      await ask('/auth/v1/token?grant_type=password', { email, password: PASSWORD }),
      await ask('/auth/v1/user'),
      await ask('/rest/v1/user_sounds'),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      await answer.arrayBuffer()
    }
  })
})
