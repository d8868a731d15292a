import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createWavFile, PASSWORD, startPostgres } from '../harness/index.ts'
import { canMount } from '../faults/can-mount.ts'
import { startTwoReplicas, type Asked, type TwoReplicas } from './two-replicas.ts'

/** PostgreSQL has its own disk, which no replica can look at; files and replicas have another one. */

const OWNER = '198.51.100.7'
const EMAIL = 'asha@example.com'
const LEFT_BYTES = 300_000
/** Texts that PostgreSQL cannot compress: more than are left. */
const MOST_WRITES = 60

const FULL = {
  code: '53100',
  message: 'The disk of this site is nearly full',
  details: 'Nothing can be saved until its operator has made room. Reading and deleting go on.',
}

let disk: string
let site: TwoReplicas
let asha: { readonly id: string; readonly token: string }

const ask = (method: string, path: string, body?: string | Uint8Array): Promise<Asked> =>
  site.next().ask({
    method,
    path,
    network: OWNER,
    headers: {
      authorization: `Bearer ${asha.token}`,
      ...(body instanceof Uint8Array && { 'content-type': 'audio/wav' }),
    },
    ...(body === undefined ? {} : { body }),
  })

const saveBeats = () => {
  const beats = ['Keherwa', 'Dadra', 'Rupak'].map((name) => ({
    name,
    beat: { text: randomBytes(11_000).toString('base64') },
  }))
  return ask('POST', '/rest/v1/saved_beats', JSON.stringify(beats))
}

const upload = (name: string) =>
  ask('POST', `/storage/v1/object/user-sounds/${asha.id}/${name}`, createWavFile(100_000))

const signIn = () =>
  ask(
    'POST',
    '/auth/v1/token?grant_type=password',
    JSON.stringify({ email: EMAIL, password: PASSWORD }),
  )

beforeAll(async () => {
  if (!canMount()) return
  disk = await mkdtemp(join(tmpdir(), 'dhvani-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk])
  vi.stubEnv('TMPDIR', disk)
  const postgres = await startPostgres()
  vi.unstubAllEnvs()
  site = await startTwoReplicas({}, { postgres })
  asha = await site.person(EMAIL, OWNER)
}, 120_000)

afterAll(async () => {
  if (!canMount()) return
  await site.stop()
  execFileSync('umount', ['--lazy', disk])
  await rm(disk, { recursive: true, force: true })
})

it.skipIf(!canMount())(
  'a full disk of PostgreSQL refuses what is saved in words, and lets people read, delete and sign in',
  async () => {
    // Something to read and delete, however little room is left.
    expect((await saveBeats()).status).toBe(201)
    const { bavail, bsize } = await statfs(disk)
    await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - LEFT_BYTES))
    let last = await saveBeats()
    for (let count = 0; count < MOST_WRITES && last.status === 201; count += 1)
      last = await saveBeats()
    expect(last.status).toBe(507)
    expect(JSON.parse(last.body)).toMatchObject(FULL)
    for (const _replica of site.replicas) expect((await saveBeats()).status).toBe(507)

    for (const _replica of site.replicas) {
      const read = await ask('GET', '/rest/v1/saved_beats?select=id')
      const { id } = (JSON.parse(read.body) as { id: string }[])[0] ?? { id: 'none' }
      const deleted = await ask('DELETE', `/rest/v1/saved_beats?id=eq.${id}`)
      const ready = await ask('GET', '/readyz')
      expect([read, deleted, await signIn(), ready].map(({ status }) => status)).toEqual([
        200, 204, 200, 200,
      ])
    }

    await rm(join(disk, 'ballast'))
    expect([(await saveBeats()).status, (await upload('later.wav')).status]).toEqual([201, 200])
  },
  120_000,
)
