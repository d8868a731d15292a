import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  freePort,
  type Postgres,
  type Proxy,
  type ServerProcess,
  startPostgres,
  startProxy,
  startServerProcess,
} from '../harness/index.ts'
import { copyEarlierCode, type EarlierCode } from './earlier-code.ts'
import { headersOf } from './kept-site.ts'

/** Nothing here measures time; a busy machine may take as long as it takes. */
const PATIENCE_MS = 600_000
const PEOPLE = 8
/** A person may have 200. */
const BEATS_PER_PERSON = 50
const REFRESH_EVERY = 10
/** Short, so that the requests meet every moment of the change. */
const PAUSE_MS = 2

let directory: string
let postgres: Postgres
let earlier: EarlierCode
let replicas: { process: ServerProcess; start(main?: string): ServerProcess }[]
let proxy: Proxy
let origin: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dhvani-replicas-'))
  earlier = await copyEarlierCode(join(directory, 'earlier'))
  postgres = await startPostgres()
  const databaseUrl = await postgres.createEmptyDatabase()
  const ports = [await freePort(), await freePort()]
  replicas = ports.map((port, index) => {
    const start = (main?: string) =>
      startServerProcess(
        {
          PORT: String(port),
          DATA_DIR: join(directory, `replica-${index}`),
          DATABASE_URL: databaseUrl,
          SERVICE_KEY: 'sb_secret_of_the_replicas_test_0123456789',
          TRUST_PROXY: '127.0.0.1',
          AUTH_AUTOCONFIRM: 'true',
          AUTH_RATE_LIMITS: 'off',
          LOG_LEVEL: 'fatal',
        },
        main,
      )
    return { process: start(earlier.main), start }
  })
  await Promise.all(replicas.map(({ process }) => process.ready))
  proxy = await startProxy(ports)
  origin = `http://127.0.0.1:${proxy.port}`
}, PATIENCE_MS)

afterAll(async () => {
  await proxy.stop()
  for (const { process } of replicas) await process.stop('SIGKILL')
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}, PATIENCE_MS)

type Answer = { readonly status: number; readonly body: unknown }
type Session = { access_token: string; refresh_token: string }

/** A request that each page may send, through the proxy. */
const ask = async (path: string, token?: string, body?: object): Promise<Answer> => {
  const response = await fetch(`${origin}${path}`, {
    headers: { ...headersOf(token), prefer: 'resolution=merge-duplicates,return=minimal' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await response.text()
  // A proxy that has no answer of a replica says so in HTML.
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

/** A person who writes beats and refreshes the session without an end. */
const startPerson = async (name: string, refusals: unknown[]) => {
  const email = `${name}@example.com`
  const signedUp = await ask('/auth/v1/signup', undefined, { email, password: 'seven slow boats' })
  expect(signedUp.status).toBe(200)
  let session = signedUp.body as Session
  const ids = Array.from({ length: BEATS_PER_PERSON }, () => randomUUID())
  const acknowledged = new Map<string, string>()

  const write = async (count: number) => {
    const beat = { id: ids[count % ids.length] ?? '', name: `Beat ${count}`, beat: { count } }
    const answer = await ask('/rest/v1/saved_beats?on_conflict=id', session.access_token, beat)
    if (answer.status < 300) acknowledged.set(beat.id, beat.name)
    else refusals.push({ write: count, ...answer })
  }

  const refresh = async () => {
    const answer = await ask('/auth/v1/token?grant_type=refresh_token', undefined, {
      refresh_token: session.refresh_token,
    })
    if (answer.status === 200) session = answer.body as Session
    else refusals.push({ refresh: name, ...answer })
  }

  const readBeats = async () => {
    const answer = await ask('/rest/v1/saved_beats?select=id,name', session.access_token)
    const rows = answer.body as { id: string; name: string }[]
    return new Map(rows.map((row) => [row.id, row.name]))
  }

  return { acknowledged, write, refresh, readBeats }
}

it(
  'loses no write and refuses no request while the replicas change to the next release',
  { timeout: PATIENCE_MS },
  async () => {
    const refusals: unknown[] = []
    let isOver = false
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) => startPerson(`person-${index}`, refusals)),
    )
    let requests = 0
    const works = people.map(async (person) => {
      for (let count = 0; !isOver; count += 1) {
        await person.write(count)
        if (count % REFRESH_EVERY === 0) await person.refresh()
        requests += 1
        await wait(PAUSE_MS)
      }
    })
    /** Waits until every replica had requests since. */
    const someRequests = async () => {
      const before = requests
      while (requests < before + 50) await wait(PAUSE_MS)
    }

    try {
      await someRequests()
      for (const replica of replicas) {
        expect(await replica.process.stop('SIGTERM')).toBe(0)
        await someRequests()
        replica.process = replica.start()
        await replica.process.ready
        // The first time, releases of both kinds answer here, on the database of the newer one.
        await someRequests()
      }
    } finally {
      isOver = true
      await Promise.all(works)
    }

    expect(refusals).toEqual([])
    for (const person of people) {
      expect(await person.readBeats()).toEqual(person.acknowledged)
      expect(person.acknowledged.size).toBeGreaterThan(10)
    }
  },
)

it('starts no replica of the earlier release any more', { timeout: PATIENCE_MS }, async () => {
  const [replica] = replicas
  if (!replica) throw new Error('There are no replicas.')
  expect(await replica.process.stop('SIGTERM')).toBe(0)
  const refused = replica.start(earlier.main)
  replica.process = refused
  await expect(refused.ready).rejects.toThrow()
  expect([await refused.stop('SIGKILL'), refused.errors()]).toEqual([
    1,
    `A newer release of Dhvani has changed this database (${earlier.unknown}). Start that release, or restore a backup from before it.\n`,
  ])
})
