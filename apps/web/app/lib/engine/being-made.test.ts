import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { namedWait } from '#lib/notices/waits.ts'
import { soundsBeingMade } from './being-made.ts'
import { createFetchSound } from './fetch-sound.ts'

const fetchSound = createFetchSound({})
const URL = 'https://dhvani.example/rain.mp3?v=1'
const MAKING = { status: 503, headers: { 'retry-after': '5', 'content-type': 'application/json' } }

let isMade: boolean
const answers: ((answer: Response) => void)[] = []

/** Answers questions about the file at once, and requests of it when the test says so. */
const server = vi.fn<typeof fetch>((_, init) => {
  const isQuestion = new Headers(init?.headers).get('prefer') === 'wait=0'
  if (isQuestion) return Promise.resolve(new Response(null, isMade ? {} : MAKING))
  return new Promise((resolve, reject) => {
    answers.push(resolve)
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', server)
  isMade = false
})
afterEach(() => {
  answers.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says of a preview that its sound is being made, until it has come', async () => {
  const check = fetchSound(URL, { method: 'HEAD' })
  await vi.advanceTimersByTimeAsync(999)
  expect([...soundsBeingMade.getSnapshot()]).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([...soundsBeingMade.getSnapshot()]).toEqual([URL])
  answers[0]?.(new Response())
  expect((await check).status).toBe(200)
  expect([...soundsBeingMade.getSnapshot()]).toEqual([])
})

it('names the wait of a sound in the mix', async () => {
  const file = fetchSound(URL)
  await vi.advanceTimersByTimeAsync(2000)
  expect(namedWait.getSnapshot()).toMatch(/^This sound is being made for the first time\./)
  answers[0]?.(new Response('rain'))
  expect(await (await file).text()).toBe('rain')
  expect(namedWait.getSnapshot()).toBeUndefined()
})

it('asks again after an answer that came too early, and after half a minute without one', async () => {
  const file = fetchSound(URL)
  await vi.advanceTimersByTimeAsync(0)
  answers[0]?.(new Response('{}', MAKING))
  await vi.advanceTimersByTimeAsync(30_000)
  answers[2]?.(new Response('rain'))
  expect(await (await file).text()).toBe('rain')
  expect(answers).toHaveLength(3)
})

it('gives up a line that is dead, where the server makes nothing', async () => {
  isMade = true
  const refused = expect(fetchSound(URL)).rejects.toThrow(`No answer from ${URL}`)
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
  expect(answers).toHaveLength(1)
})

it('does not ask again for a caller who is gone', async () => {
  const end = new AbortController()
  const refused = expect(fetchSound(URL, { signal: end.signal })).rejects.toThrow()
  end.abort()
  await refused
  expect(answers).toHaveLength(1)
})

it('gives the answer in the end', async () => {
  const file = fetchSound(URL)
  for (let tries = 0; tries < 10; tries += 1) {
    await vi.advanceTimersByTimeAsync(0)
    answers[tries]?.(new Response('{}', MAKING))
  }
  expect((await file).status).toBe(503)
  expect(answers).toHaveLength(10)
})
