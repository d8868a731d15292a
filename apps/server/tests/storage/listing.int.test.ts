import { LISTS } from '#surfaces/storage/file-rates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createStillClock,
  recordStatements,
  startTestServer,
  type TestServer,
  aPerson,
} from '../harness/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.database.query(
    `insert into storage.objects (bucket_id, name, version, metadata)
     select 'user-sounds', gen_random_uuid() || '/' || number || '.mp3', number, '{}'
     from generate_series(1, 5000) as number`,
  )
  await server.database.script('analyze storage.objects')
})
afterAll(() => server.close())

it.each(['list', 'list-v2'])(
  'finds the files of one person by an index, however many others there are (%s)',
  async (endpoint) => {
    const explainLast = recordStatements(server.database)
    const asha = await aPerson(server)
    for (const prefix of [`${asha.id}/`, '']) {
      const response = await fetch(`${server.url}/storage/v1/object/${endpoint}/user-sounds`, {
        method: 'POST',
        headers: { ...server.headers(asha.token), 'content-type': 'application/json' },
        body: JSON.stringify({ prefix }),
      })
      expect(response.status).toBe(200)
      const plan = (await explainLast()).join('\n')
      expect(plan).toMatch(/Index Scan (?:using|on) idx_objects_bucket_id_name/)
      expect(plan).not.toMatch(/Seq Scan on objects/)
    }
  },
)

it('lists as often as a person needs, and then tells when to ask again', async () => {
  const limited = await startTestServer({
    config: { AUTH_RATE_LIMITS: 'on' },
    clock: createStillClock(),
  })
  const [asha, ravi] = [await aPerson(limited), await aPerson(limited)]
  const list = (endpoint: string, { token }: { token: string }) =>
    fetch(`${limited.url}/storage/v1/object/${endpoint}/user-sounds`, {
      method: 'POST',
      headers: { ...limited.headers(token), 'content-type': 'application/json' },
      body: '{"prefix":""}',
    })
  for (let time = 0; time < LISTS.burst / 2; time += 1)
    for (const endpoint of ['list', 'list-v2'])
      expect((await list(endpoint, asha)).status).toBe(200)
  for (const endpoint of ['list', 'list-v2']) {
    const refused = await list(endpoint, asha)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await refused.json()).toEqual({
      statusCode: '429',
      error: 'Too Many Requests',
      message: 'Too many lists. Please try again in a moment.',
      code: 'TooManyRequests',
    })
    expect((await list(endpoint, ravi)).status).toBe(200)
  }
  await limited.close()
})
