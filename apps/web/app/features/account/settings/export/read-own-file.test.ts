import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isUnreached } from '#lib/network/no-answer.ts'
import { readOwnFile } from './read-own-file.ts'

const ADDRESS = new URL('https://site.example/river.wav')
const PART = new Uint8Array(10)
const { signal } = new AbortController()

/** A file that comes in parts, when the test says so. */
const aFile = () => {
  let bytes: ReadableStreamDefaultController<Uint8Array> | undefined
  vi.stubGlobal('fetch', async (_: URL, asked: { readonly signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        bytes = controller
        asked.signal.addEventListener('abort', () => controller.error(asked.signal.reason))
      },
    })
    return new Response(body)
  })
  return { come: () => bytes?.enqueue(PART), end: () => bytes?.close() }
}

/** @returns what came of the file, and how many bytes of it */
const read = () => {
  let count = 0
  const take = async (bytes: ReadableStream<Uint8Array>) => {
    for await (const part of bytes as unknown as AsyncIterable<Uint8Array>) count += part.length
  }
  const outcome = readOwnFile(ADDRESS, { signal, take }).catch((error: unknown) => error)
  return { outcome, countBytes: () => count }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('ends a file whose line dies in the middle of it, as a server that was not reached', async () => {
  const file = aFile()
  const { outcome } = read()
  await vi.advanceTimersByTimeAsync(1000)
  file.come()
  await vi.advanceTimersByTimeAsync(30_000)
  const error = await outcome
  expect(error).toEqual(new NoAnswerError(ADDRESS.href))
  expect(isUnreached(error, true)).toBe(true)
})

it('reads a file that comes slowly to its end', async () => {
  const file = aFile()
  const { outcome, countBytes } = read()
  for (let part = 0; part < 5; part += 1) {
    await vi.advanceTimersByTimeAsync(29_000)
    file.come()
  }
  await vi.advanceTimersByTimeAsync(1000)
  file.end()
  await expect(outcome).resolves.toBe(true)
  expect(countBytes()).toBe(5 * PART.length)
})

it('ends a file that is never answered', async () => {
  vi.stubGlobal('fetch', async (_: URL, asked: { readonly signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<never>()
    asked.signal.addEventListener('abort', () => reject(asked.signal.reason as Error))
    return promise
  })
  const { outcome } = read()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isUnreached(await outcome, true)).toBe(true)
})

it('does not call a file missing because a proxy did not reach the server', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html></html>', { status: 502 }))
  expect(isUnreached(await read().outcome, true)).toBe(true)
})

it('tells a file that is not there', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'not_found' }, { status: 404 }))
  await expect(read().outcome).resolves.toBe(false)
})
