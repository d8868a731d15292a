import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockDataDirectory } from '#platform/data-lock.ts'
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
const problem = (text: unknown) => ({ level: 'problem', text })

it('looks at a site while it runs, and names a row that lost its file', async () => {
  const config = readConfig({ PORT: new URL(server.url).port, DATA_DIR: server.dataDirectory })
  const size = /^database: \d+\.\d MiB of rows and indexes and \d+\.\d MiB of log$/
  const well = [
    ok('server: it runs'),
    ok('version: 0.1.0'),
    ok('migrations: all have run'),
    { level: 'ok', text: expect.stringMatching(size) },
  ]
  expect(await examineInside(config)).toEqual([...well, ok('0 files looked at, 0 problems')])
  await server.database.query(
    `insert into storage.objects (bucket_id, name, version)
     values ('user-sounds', 'lost.mp3', gen_random_uuid()::text)`,
  )
  expect(await examineInside(config)).toEqual([
    ...well,
    problem('a row without its file: user-sounds/lost.mp3'),
    problem(expect.stringMatching(/^1 files looked at, 1 problem; .* --mend removes/)),
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

it('says where it found no site, and makes none there', async () => {
  const missing = join(directory, 'missing')
  const port = await freePort()
  const config = readConfig({ PORT: String(port), DATA_DIR: missing })
  expect(await examineInside(config)).toEqual([
    problem(
      `server: no site is in ${missing}, and none answers at 127.0.0.1:${port}; run the doctor with the settings of the server`,
    ),
  ])
  expect(existsSync(missing)).toBe(false)
})

it('tells a server that runs elsewhere or hangs from one that is stopped', async () => {
  const data = join(directory, 'held')
  await createDataDirectory(data)
  const release = await lockDataDirectory(data)
  const config = readConfig({ PORT: String(await freePort()), DATA_DIR: data })
  expect(await examineInside(config)).toEqual([
    problem(
      expect.stringMatching(
        /^server: a process works in .*held, and nothing answers at .*; run the doctor with HOST, PORT and SERVICE_KEY of the server/,
      ),
    ),
  ])
  await release()
})

it('tells a server that refuses it, and another program at its port', async () => {
  const config = readConfig({
    PORT: new URL(server.url).port,
    DATA_DIR: server.dataDirectory,
    SERVICE_KEY: 'sb_secret_of_another_site',
  })
  expect(await examineInside(config)).toEqual([
    problem(expect.stringMatching(/^server: it runs, and refuses the doctor \(\d+ .*\)$/)),
  ])
  const other = createServer((_, response) => response.writeHead(404).end('no such page'))
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await examineInside({ ...config, port })).toEqual([
    problem(`server: another program answers at 127.0.0.1:${port}; see PORT`),
  ])
  other.close()
})

it('answers its questions to the operator’s key only', async () => {
  const ask = (key: string) =>
    fetch(`${server.url}/operator/v1/inspection`, {
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
