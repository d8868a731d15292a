import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILT_IN_BUCKET } from '@dhvani/catalogue'
import {
  freePort,
  type Postgres,
  publicUrl,
  type ServerProcess,
  startPostgres,
  startServerProcess,
} from '../harness/index.ts'
import { copyEarlierCode } from './earlier-code.ts'
import {
  listKeptVersions,
  readKeptWorld,
  type KeptPerson,
  type KeptWorld,
} from './kept-releases.ts'
import { askSite, openKeptSite, type KeptSite } from './kept-site.ts'

/** Nothing here measures time; a busy machine may take as long as it takes. */
const PATIENCE_MS = 600_000

type Session = { access_token: string; refresh_token: string; user: { id: string } }

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, PATIENCE_MS)
afterAll(() => postgres.stop())

const KEPT = (await listKeptVersions()).flatMap((version) => [
  { version, on: 'its data directory' },
  { version, on: 'its PostgreSQL dump' },
])

it('has what was kept of a release', () => {
  expect(KEPT).not.toEqual([])
})

describe.each(KEPT)('release $version, upgraded from $on', { timeout: PATIENCE_MS }, (kept) => {
  let world: KeptWorld
  let site: KeptSite
  let server: ServerProcess
  let origin: string

  const settings = async () => {
    const port = String(await freePort())
    origin = `http://127.0.0.1:${port}`
    return { ...site.settings, PORT: port, LOG_LEVEL: 'fatal' }
  }

  beforeAll(async () => {
    world = await readKeptWorld(kept.version)
    site = await openKeptSite(
      kept.version,
      kept.on === 'its PostgreSQL dump' ? postgres : undefined,
    )
    server = startServerProcess(await settings())
    await server.ready
  }, PATIENCE_MS)

  afterAll(async () => {
    await server.stop('SIGKILL')
    await site.remove()
  }, PATIENCE_MS)

  const ask = (path: string, token?: string, body?: object) => askSite(origin, path, token, body)

  const begin = async (grant: string, body: object): Promise<Session> => {
    const [status, session] = await ask(`/auth/v1/token?grant_type=${grant}`, undefined, body)
    expect([status, session]).toMatchObject([200, { user: {} }])
    return session as Session
  }

  const signIn = ({ email, password }: KeptPerson) => begin('password', { email, password })

  const rowsOf = async (table: string, columns: string, token: string): Promise<unknown> =>
    (await ask(`/rest/v1/${table}?select=${columns}`, token))[1]

  it('keeps every browser signed in', async () => {
    for (const person of world.people)
      for (const token of person.refreshTokens) {
        const session = await begin('refresh_token', { refresh_token: token })
        expect(session.user.id).toBe(person.id)
        expect(await ask('/auth/v1/user', session.access_token)).toMatchObject([
          200,
          { email: person.email },
        ])
      }
  })

  it('still publishes the key that signed the tokens of open pages', async () => {
    const [, keys] = await ask('/auth/v1/.well-known/jwks.json')
    const ids = (keys as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)
    for (const { keyId } of world.people) expect(ids).toContain(keyId)
  })

  it('lets people in with their passwords, and with no other', async () => {
    for (const person of world.people) {
      expect((await signIn(person)).user.id).toBe(person.id)
      const wrong = { email: person.email, password: `${person.password}.` }
      expect(await ask('/auth/v1/token?grant_type=password', undefined, wrong)).toMatchObject([
        400,
        { error_code: 'invalid_credentials' },
      ])
    }
  })

  it('has the beats and mixes of each person, and keeps new ones', async () => {
    for (const person of world.people) {
      const { access_token: token } = await signIn(person)
      expect(await rowsOf('saved_beats', 'id,name,beat', token)).toEqual(person.beats)
      expect(await rowsOf('saved_mixes', 'id,name,mix', token)).toEqual(person.mixes)
      const added = { name: 'After the change', beat: { tempo: 60 } }
      expect((await ask('/rest/v1/saved_beats', token, added))[0]).toBe(201)
      expect(await rowsOf('saved_beats', 'name', token)).toHaveLength(person.beats.length + 1)
    }
  })

  it('plays the same bytes of each own sound', async () => {
    for (const person of world.people) {
      const { access_token: token } = await signIn(person)
      expect(await rowsOf('user_sounds', 'id,name', token)).toEqual(
        person.sounds.map(({ id, name }) => ({ id, name })),
      )
      for (const sound of person.sounds) {
        const response = await fetch(publicUrl(origin, sound.path))
        const bytes = Buffer.from(await response.arrayBuffer())
        expect([response.status, bytes.length]).toEqual([200, sound.bytes])
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sound.sha256)
      }
    }
  })

  it('plays the built-in sounds of this release', async () => {
    const response = await fetch(`${origin}/storage/v1/object/public/${BUILT_IN_BUCKET}/rain.mp3`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
  })

  it('opens the operator’s calls with the service key, and has the contact messages', async () => {
    const file = join(site.settings.DATA_DIR ?? '', 'service-key')
    const key = (await readFile(file, 'utf8')).trim()
    expect(await rowsOf('contact_messages', 'name,email,message', key)).toEqual(
      world.contactMessages,
    )
  })

  it('is refused by the release before, and goes on with this one', async () => {
    const [person] = world.people
    if (!person) throw new Error('The kept world has no people.')
    const { refresh_token } = await signIn(person)
    expect(await server.stop('SIGTERM')).toBe(0)
    const earlier = await copyEarlierCode(join(site.directory, 'earlier'))
    const refused = startServerProcess(await settings(), earlier.main)
    await expect(refused.ready).rejects.toThrow()
    expect([await refused.stop('SIGKILL'), refused.errors()]).toEqual([
      1,
      `A newer release of Dhvani has changed this database (${earlier.unknown}). Start that release, or restore a backup from before it.\n`,
    ])
    server = startServerProcess(await settings())
    await server.ready
    expect((await begin('refresh_token', { refresh_token })).user.id).toBe(person.id)
  })
})
