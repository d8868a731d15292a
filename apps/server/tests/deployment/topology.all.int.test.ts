import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createWavFile,
  freePort,
  type Postgres,
  type Proxy,
  publicUrl,
  PUBLISHABLE_KEY,
  type Redis,
  type S3,
  type ServerProcess,
  startPostgres,
  startProxy,
  startRedis,
  startS3,
  startServerProcess,
} from '../harness/index.ts'
import { fillIn, readCompose } from './read-compose.ts'

/** compose.yaml as processes on loopback: its settings, its proxy, its number of replicas. */

const SOUND_BYTES = 50_000_000
const PART_BYTES = 6 * 1_048_576
const DOT_ENV = {
  POSTGRES_PASSWORD: 'not used here',
  S3_SECRET_ACCESS_KEY: 'not used here',
  SERVICE_KEY: 'sb_secret_of_the_topology_test_0123456789',
  SMTP_URL: '',
  AUTH_AUTOCONFIRM: 'true',
}

let directory: string
let postgres: Postgres
let s3: S3
let redis: Redis
let replicas: { readonly port: number; process: ServerProcess; start(): ServerProcess }[]
let proxy: Proxy
let origin: string
let asha: { readonly client: SupabaseClient; readonly id: string; readonly token: string }

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-topology-'))
  ;[postgres, s3, redis] = await Promise.all([startPostgres(), startS3(), startRedis()])
  const here: Readonly<Record<string, string>> = {
    ...s3.settings,
    DATABASE_URL: await postgres.createDatabase(),
    REDIS_URL: redis.url,
    TRUST_PROXY: '127.0.0.1',
  }
  const { services } = await readCompose()
  const composed = Object.values(services).filter(({ build }) => build)
  replicas = await Promise.all(
    composed.map(async ({ environment = {} }, index) => {
      const settings = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [
          name,
          here[name] ?? fillIn(value, DOT_ENV),
        ]),
      )
      const port = await freePort()
      const start = () =>
        startServerProcess({
          ...settings,
          PORT: String(port),
          DATA_DIR: join(directory, `replica-${index}`),
          LOG_LEVEL: 'silent',
        })
      return { port, process: start(), start }
    }),
  )
  await Promise.all(replicas.map((replica) => replica.process.ready))
  proxy = await startProxy(replicas.map(({ port }) => port))
  origin = `http://127.0.0.1:${proxy.port}`
  const client = createClient(origin, PUBLISHABLE_KEY, { auth: { persistSession: false } })
  const { data } = await client.auth.signUp({
    email: 'asha@example.com',
    password: 'a lamp in the courtyard',
  })
  asha = { client, id: data.user?.id ?? '', token: data.session?.access_token ?? '' }
}, 120_000)

afterAll(async () => {
  await proxy.stop()
  for (const { process } of replicas) await process.stop('SIGKILL')
  await Promise.all([postgres.stop(), s3.stop(), redis.stop()])
  await rm(directory, { recursive: true, force: true })
})

const bytesAt = async (name: string, headers: Record<string, string> = {}) => {
  const response = await fetch(publicUrl(origin, name), { headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

it('takes 50 MB through the proxy and gives them back, whole and in ranges', async () => {
  const sound = createWavFile(SOUND_BYTES)
  const name = `${asha.id}/whole.wav`
  const body = new Blob([new Uint8Array(sound)], { type: 'audio/wav' })
  const { error } = await asha.client.storage.from('user-sounds').upload(name, body)
  expect(error).toBeNull()

  const whole = await bytesAt(name)
  expect(whole.response.status).toBe(200)
  expect(whole.bytes.equals(sound)).toBe(true)

  const part = await bytesAt(name, { range: 'bytes=20000000-20999999' })
  expect(part.response.status).toBe(206)
  expect(part.response.headers.get('content-range')).toBe(`bytes 20000000-20999999/${SOUND_BYTES}`)
  expect(part.bytes.equals(sound.subarray(20_000_000, 21_000_000))).toBe(true)

  const etag = whole.response.headers.get('etag') ?? ''
  expect((await bytesAt(name, { 'if-none-match': etag })).response.status).toBe(304)
})

it('says in the service’s own words that a file is too large', async () => {
  const body = new Blob([new Uint8Array(createWavFile(52_428_804))], { type: 'audio/wav' })
  const { error } = await asha.client.storage
    .from('user-sounds')
    .upload(`${asha.id}/too-large.wav`, body)
  expect(error).toMatchObject({
    status: 400,
    statusCode: '413',
    message: 'The object exceeded the maximum allowed size',
  })
})

const askFrom = (address: string, port: number, forwardedFor: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      localAddress: address,
      method: 'POST',
      path: '/auth/v1/recover',
      headers: {
        apikey: PUBLISHABLE_KEY,
        'content-type': 'application/json',
        'x-forwarded-for': forwardedFor,
      },
    })
    asked.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end('{"email":"nobody@example.com"}')
  })

it('counts a client once for all replicas, by its address and not by the header that it sends', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 40; count += 1)
    statuses.push(await askFrom('127.0.0.2', proxy.port, `203.0.113.${count}`))
  const limited = statuses.indexOf(429)
  // A network may ask for twenty recovery mails at once, and for those that the limit gives back
  // while the test asks.
  expect(limited).toBeGreaterThanOrEqual(20)
  expect(statuses.slice(0, limited).every((status) => status === 200)).toBe(true)
  expect(statuses.slice(limited)).toContain(429)
  expect(await askFrom('127.0.0.3', proxy.port, '127.0.0.2')).toBe(200)
  // Past the proxy, a client cannot claim another client's address.
  for (const { port } of replicas) {
    expect(await askFrom('127.0.0.4', port, '127.0.0.2')).toBe(200)
    // The proxy's own address may name another client's, which tells the two cases apart.
    expect(await askFrom('127.0.0.1', port, '127.0.0.2')).toBe(429)
  }
})

it('continues an upload in parts on the other replica when one is killed', async () => {
  const sound = createWavFile(SOUND_BYTES)
  const name = `${asha.id}/parts.wav`
  const [doomed] = replicas
  let isKilled = false
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(sound, {
      endpoint: `${origin}/storage/v1/upload/resumable`,
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${asha.token}` },
      chunkSize: PART_BYTES,
      retryDelays: [100, 200, 400, 800, 1600, 3200],
      metadata: { bucketName: 'user-sounds', objectName: name, contentType: 'audio/wav' },
      onChunkComplete: (_size, accepted) => {
        if (isKilled || accepted < SOUND_BYTES / 3) return
        isKilled = true
        doomed?.process.child.kill('SIGKILL')
      },
      onSuccess: () => resolve(),
      onError: reject,
    })
    upload.start()
  })
  expect(isKilled).toBe(true)
  expect((await bytesAt(name)).bytes.equals(sound)).toBe(true)
  const { data } = await asha.client.storage.from('user-sounds').list(asha.id)
  expect(data?.map((file) => file.name).toSorted()).toEqual(['parts.wav', 'whole.wav'])
})

it('serves every listener from one replica, and while one is replaced by another', async () => {
  const [doomed] = replicas
  for (let count = 0; count < 20; count += 1) {
    const { response, bytes } = await bytesAt(`${asha.id}/whole.wav`, { range: 'bytes=0-99' })
    expect([response.status, bytes.length]).toEqual([206, 100])
  }
  if (doomed) doomed.process = doomed.start()
  await doomed?.process.ready
  const other = replicas[1]
  const statuses: number[] = []
  let isOver = false
  const listeners = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { response } = await bytesAt(`${asha.id}/whole.wav`, { range: 'bytes=0-99999' })
      statuses.push(response.status)
    }
  })
  await other?.process.stop('SIGTERM')
  if (other) other.process = other.start()
  await other?.process.ready
  isOver = true
  await Promise.all(listeners)
  expect(statuses.length).toBeGreaterThan(20)
  expect(statuses.filter((status) => status !== 206)).toEqual([])
})

it('passes on the services’ own refusals while PostgreSQL is stopped, and works after it is back', async () => {
  const ask = async () => {
    const response = await fetch(`${origin}/rest/v1/user_sounds?select=id`, {
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${asha.token}` },
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  await postgres.crash()
  for (let count = 0; count < 10; count += 1)
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'PGRST001' } })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  await postgres.resume()
  expect(await ask()).toEqual({ status: 200, body: [] })
})
