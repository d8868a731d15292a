import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordStatements, startTestServer, type TestServer, aPerson } from '../harness/index.ts'

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
  'finds the files of one folder by an index, however many others there are (%s)',
  async (endpoint) => {
    const explainLast = recordStatements(server.database)
    const asha = await aPerson(server)
    const response = await fetch(`${server.url}/storage/v1/object/${endpoint}/user-sounds`, {
      method: 'POST',
      headers: { ...server.headers(asha.token), 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: `${asha.id}/` }),
    })
    expect(response.status).toBe(200)
    const plan = (await explainLast()).join('\n')
    expect(plan).toMatch(/Index Scan using idx_objects_bucket_id_name/)
    expect(plan).not.toMatch(/Seq Scan on objects/)
  },
)
