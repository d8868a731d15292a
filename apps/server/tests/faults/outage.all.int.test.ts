import { afterAll, beforeAll, expect, it } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { openStorage } from '../../src/surfaces/storage/open-storage.ts'
import { inspectStorage } from '../../src/operator/doctor/inspect-storage.ts'
import { sweep } from '../../src/surfaces/storage/sweep/sweep.ts'
import {
  createWavFile,
  type Postgres,
  publicUrl,
  type S3,
  startPostgres,
  startS3,
  startTestServer,
  type TestServer,
} from '../harness/index.ts'
import { aPerson } from '../harness/people.ts'
import { blob } from '../storage/user-bucket.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

const OUTAGE_MS = 700
const UPLOADERS = 4

let postgres: Postgres
let s3: S3
let proxies: Readonly<Record<'PostgreSQL' | 'S3', TcpProxy>>
let server: TestServer

beforeAll(async () => {
  ;[postgres, s3] = await Promise.all([startPostgres(), startS3()])
  const database = new URL(await postgres.createDatabase())
  const store = new URL(s3.settings.S3_ENDPOINT ?? '')
  proxies = {
    PostgreSQL: await startTcpProxy(Number(database.port)),
    S3: await startTcpProxy(Number(store.port)),
  }
  database.port = String(proxies.PostgreSQL.port)
  server = await startTestServer({
    config: {
      ...s3.settings,
      S3_ENDPOINT: `http://127.0.0.1:${proxies.S3.port}`,
      DATABASE_URL: database.href,
      UPLOAD_QUOTA_SOUNDS: '1000',
    },
  })
}, 120_000)
afterAll(async () => {
  await server.close()
  for (const proxy of Object.values(proxies)) await proxy.close()
  await Promise.all([postgres.stop(), s3.stop()])
})

it.each(['PostgreSQL', 'S3'] as const)(
  'loses no acknowledged upload and leaves nothing behind when %s goes away under load',
  { timeout: 120_000 },
  async (service) => {
    const kept = new Map<string, Buffer>()
    let refused = 0
    let isOver = false
    const load = Array.from({ length: UPLOADERS }, async () => {
      const person = await aPerson(server)
      for (let index = 0; !isOver; index += 1) {
        const name = `${person.id}/${index}.wav`
        const bytes = createWavFile(20_000 + index * 4)
        const { error } = await person.client.storage
          .from('user-sounds')
          .upload(name, blob(bytes, 'audio/wav'))
        if (error) refused += 1
        else kept.set(name, bytes)
      }
    })
    const countAfter = async (more: number) => {
      const from = kept.size
      while (kept.size < from + more) await wait(10)
    }
    await countAfter(8)
    proxies[service].cut()
    await wait(OUTAGE_MS)
    proxies[service].open()
    await countAfter(8)
    isOver = true
    await Promise.all(load)
    expect(refused).toBeGreaterThan(0)

    const context = await openStorage(server.platform)
    await sweep(context, 0)
    for (const [name, bytes] of kept) {
      const response = await fetch(publicUrl(server.url, name))
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    }
    const found = await inspectStorage(context)
    await context.blobs.close()
    expect(found).toMatchObject({ withoutBytes: [], strayFiles: [] })
    expect(found.objects).toBeGreaterThanOrEqual(kept.size)
  },
)
