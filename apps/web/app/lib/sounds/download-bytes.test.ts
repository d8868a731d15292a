import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadBytes } from './download-bytes.ts'

const ADDRESS = 'https://sounds.test/rain.mp3'

/** A server that answers with a body, which comes byte by byte, when the test says so. */
const aServer = ({ status = 206 } = {}) => {
  let bytes: ReadableStreamDefaultController<Uint8Array> | undefined
  let isCancelled = false
  vi.stubGlobal('fetch', async (_: string, asked: { readonly signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        bytes = controller
        asked.signal.addEventListener('abort', () => controller.error(asked.signal.reason))
      },
      cancel() {
        isCancelled = true
      },
    })
    return new Response(body, { status })
  })
  return {
    come: () => bytes?.enqueue(new Uint8Array([7])),
    end: () => bytes?.close(),
    isCancelled: () => isCancelled,
  }
}

/** @returns the bytes, or why they did not come */
const download = (most = 4): Promise<unknown> =>
  downloadBytes(ADDRESS, { most, isWanted: ({ status }) => status === 206 }).catch(
    (error: unknown) => error,
  )

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goes on for as long as bytes come', async () => {
  const { come, end } = aServer()
  const bytes = download()
  for (let byte = 0; byte < 4; byte += 1) {
    await vi.advanceTimersByTimeAsync(20_000)
    come()
  }
  end()
  expect(await bytes).toEqual(new Uint8Array([7, 7, 7, 7]).buffer)
  expect(vi.getTimerCount()).toBe(0)
})

it('has no answer from a line that stands still', async () => {
  const { come } = aServer()
  const bytes = download()
  await vi.advanceTimersByTimeAsync(20_000)
  come()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await bytes).toEqual(new NoAnswerError(ADDRESS))
})

it('ends a body that is longer than what was asked for', async () => {
  const { come, isCancelled } = aServer()
  const bytes = download(2)
  await vi.advanceTimersByTimeAsync(1)
  for (let byte = 0; byte < 3; byte += 1) come()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await bytes).toEqual(new RangeError(`More than 2 bytes came from ${ADDRESS}`))
  expect(isCancelled()).toBe(true)
})

it('reads nothing of another answer', async () => {
  const { isCancelled } = aServer({ status: 200 })
  expect(await download()).toBeUndefined()
  expect(isCancelled()).toBe(true)
})
