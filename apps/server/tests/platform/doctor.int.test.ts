import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbeddedDatabase } from '#platform/database/open-database.ts'
import { examineInside } from '../../src/operator/doctor/examine-inside.ts'
import { readConfig } from '../../src/start/read-config.ts'
import {
  createDataDirectory,
  freePort,
  PUBLISHABLE_KEY,
  startTestServer,
  type TestServer,
} from '../harness/index.ts'

const PATIENCE = 180_000

let server: TestServer
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-doctor-'))
  server = await startTestServer()
}, PATIENCE)
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true, force: true })
})

const ok = (text: string) => ({ level: 'ok', text })
const problem = (text: string) => ({ level: 'problem', text })

it('looks at a site while it runs, and names a row that lost its file', async () => {
  const config = readConfig({ PORT: new URL(server.url).port, DATA_DIR: server.dataDirectory })
  const well = [ok('server: it runs'), ok('version: 0.1.0'), ok('migrations: all have run')]
  expect(await examineInside(config)).toEqual([...well, ok('0 files looked at, 0 problems')])
  await server.database.query(
    `insert into storage.objects (bucket_id, name, version)
     values ('user-sounds', 'lost.mp3', gen_random_uuid()::text)`,
  )
  expect(await examineInside(config)).toEqual([
    ...well,
    problem('a row without its file: user-sounds/lost.mp3'),
    problem('1 files looked at, 1 problem'),
  ])
})

it(
  'tells of the migrations of a stopped site that wait or are newer, and runs none',
  async () => {
    await createDataDirectory(directory)
    const config = readConfig({ PORT: String(await freePort()), DATA_DIR: directory })
    const change = async (statement: string) => {
      const database = await openEmbeddedDatabase(directory)
      await database.query(statement)
      await database.close()
    }
    await change("delete from dhvani_migrations.applied where name like 'public/%'")
    const stopped = [ok('server: it does not run on this data'), ok('version: 0.1.0')]
    for (const time of ['first', 'second'])
      expect([time, ...(await examineInside(config))]).toEqual([
        time,
        ...stopped,
        { level: 'warning', text: expect.stringMatching(/^migrations: \d+ wait .*public\//) },
      ])
    await change("insert into dhvani_migrations.applied values ('server/999-later.sql', '')")
    expect(await examineInside(config)).toEqual([
      ...stopped,
      problem('migrations: a newer release was here (server/999-later.sql); start that one'),
    ])
  },
  PATIENCE,
)

it('answers its questions to the operator’s key only', async () => {
  const ask = (key: string) =>
    fetch(`${server.url}/storage/v1/upkeep/inspection`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
    })
  const refused = await ask(PUBLISHABLE_KEY)
  expect([refused.status, await refused.json()]).toMatchObject([400, { statusCode: '403' }])
  const answer = await ask(server.serviceKey)
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { version: '0.1.0', pending: [], storage: { strayFiles: [] } },
  ])
})
