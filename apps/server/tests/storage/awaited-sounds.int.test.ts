import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AwaitedSounds } from '#platform/awaited-sounds.ts'
import { startTestServer, type TestServer } from '../harness/test-server.ts'
import { MP3 } from './user-bucket.ts'

const NAMES = ['rain.mp3', 'train.mp3', 'breeze.mp3']

let folder: string
let server: TestServer
const files = new Map(NAMES.map((name) => [name, Promise.withResolvers<void>()]))
const asked: string[] = []
let tellAsked: () => void = () => undefined

const awaitedSounds: AwaitedSounds = {
  ask(name) {
    const made = files.get(name)
    if (!made) return undefined
    asked.push(name)
    tellAsked()
    return made.promise
  },
  stop: async () => undefined,
}

const untilAsked = () =>
  new Promise<void>((resolve) => {
    tellAsked = resolve
  })

const make = async (name: string) => {
  await writeFile(join(folder, name), MP3)
  files.get(name)?.resolve()
  files.delete(name)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-awaited-'))
  server = await startTestServer({ soundsDirectory: folder, awaitedSounds })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const urlOf = (name: string) => `${server.url}/storage/v1/object/public/dhvani/${name}`

it.each(['GET', 'HEAD'])('answers %s with the file once it is made', async (method) => {
  const name = method === 'GET' ? 'rain.mp3' : 'train.mp3'
  const isAsked = untilAsked()
  const answer = fetch(urlOf(name), { method })
  await isAsked
  await make(name)
  const { status, headers } = await answer
  expect(status).toBe(200)
  expect(headers.get('content-length')).toBe(String(MP3.length))
  expect(asked.at(-1)).toBe(name)
})

it('answers 503 with Retry-After, never 404, when the file is not made in time', async () => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(urlOf('breeze.mp3'), { method, headers: { prefer: 'wait=0' } })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    if (method === 'GET') expect(await answer.json()).toMatchObject({ code: 'SlowDown' })
  }
})

it('answers 503 when the file will not be made', async () => {
  const isAsked = untilAsked()
  const answer = fetch(urlOf('breeze.mp3'))
  await isAsked
  files.get('breeze.mp3')?.reject(new Error('The server stops.'))
  expect((await answer).status).toBe(503)
})

it('lets no other file wait', async () => {
  const answer = await fetch(urlOf('none.mp3'))
  expect(await answer.json()).toMatchObject({ code: 'NoSuchKey' })
})
