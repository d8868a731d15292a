import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, aPerson } from '../harness/index.ts'
import { askWhole, blob, fetchWhole, MP3, REFUSED } from './user-bucket.ts'

const version = createHash('sha256').update(MP3).digest('hex').slice(0, 12)
const rendered = (name: string) => ({
  name,
  bytes: MP3.length,
  version,
  channels: 1,
  sampleRate: 44_100,
  duration: 1,
  loopStart: 0,
  loopEnd: 1,
  lufs: -20,
  truePeak: -3,
})

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-sounds-'))
  const rain = { pcmHash: 'x', standard: rendered('rain.mp3'), small: rendered('small-rain.mp3') }
  await writeFile(join(folder, 'rain.mp3'), MP3)
  await writeFile(join(folder, 'small-rain.mp3'), MP3)
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ format: 1, sounds: { rain }, beats: {}, kits: {} }),
  )
  server = await startTestServer({ soundsDirectory: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const publicUrl = (name: string) => `${server.url}/storage/v1/object/public/dhvani/${name}`

it('serves rendered sounds, for ever under the address of their version', async () => {
  const versioned = await fetchWhole(publicUrl(`rain.mp3?v=${version}`))
  expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(Buffer.from(await versioned.arrayBuffer()).equals(MP3)).toBe(true)
  const plain = await fetchWhole(publicUrl('rain.mp3'), { method: 'HEAD' })
  expect(plain.status).toBe(200)
  expect(plain.headers.get('cache-control')).toBe('no-cache')
  expect(plain.headers.get('content-length')).toBe(String(MP3.length))
  for (const name of ['none.mp3', 'manifest.json%2f..%2f..%2fpackage.json'])
    expect(await askWhole(publicUrl(name))).toMatchObject([400, { code: 'NoSuchKey' }])
})

it('lets visitors and people list and read them, and change none', async () => {
  const asha = await aPerson(server)
  for (const client of [server.anon, asha.client]) {
    const bucket = client.storage.from('dhvani')
    const { data } = await bucket.list('')
    expect(data?.map(({ name }) => name)).toEqual(['rain.mp3', 'small-rain.mp3'])
    expect((await bucket.remove(['rain.mp3'])).data).toEqual([])
    expect((await bucket.upload('new.mp3', blob(MP3))).error).toMatchObject(REFUSED.byPolicy)
    const over = await bucket.upload('rain.mp3', blob(MP3), { upsert: true })
    expect(over.error).toMatchObject(REFUSED.byPolicy)
    const read = await bucket.download('rain.mp3')
    expect(read.data?.size).toBe(MP3.length)
  }
})

it('lets neither people nor the operator copy or move them', async () => {
  const asha = await aPerson(server)
  for (const client of [asha.client, server.service]) {
    const bucket = client.storage.from('dhvani')
    const own = `${asha.id}/rain.mp3`
    const copied = await bucket.copy('rain.mp3', own, { destinationBucket: 'user-sounds' })
    expect(copied.error).toMatchObject(REFUSED.byPolicy)
    const moved = await bucket.move('rain.mp3', own, { destinationBucket: 'user-sounds' })
    expect(moved.error).toMatchObject(REFUSED.byPolicy)
  }
  expect((await fetchWhole(publicUrl('rain.mp3'))).status).toBe(200)
})
