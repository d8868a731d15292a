import { NoAnswerError } from './no-answer-error.ts'
import { seconds } from '@dhvani/units'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SoundSource } from './sound-source.ts'
import { createLoader } from './load-sound.ts'

const rain: SoundSource = {
  id: 'rain',
  name: 'Rain',
  url: 'https://sounds.test/rain.mp3',
  loop: { start: seconds(0), end: seconds(60) },
}

const room = { spareBytes: () => Infinity, reserve: () => undefined }

/** A file of 60 kB in parts of 10 kB. The test says when each part comes. */
const aFileInParts = () => {
  const asked: (AbortSignal | null | undefined)[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const fetch = (_: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    asked.push(init?.signal)
    const body = new ReadableStream<Uint8Array>({
      start(opened) {
        controller = opened
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'content-length': '60000' } }))
  }
  return {
    fetch,
    asked,
    send: () => controller?.enqueue(new Uint8Array(10_000)),
    end: () => controller?.close(),
  }
}

const DECODED = 'The file reached the decoder.'

const loadRain = (fetch: typeof globalThis.fetch) =>
  createLoader({
    fetch,
    createMediaElement: () => {
      throw new Error('No element here.')
    },
    context: () =>
      ({
        sampleRate: 44_100,
        decodeAudioData: () => Promise.reject(new Error(DECODED)),
      }) as unknown as BaseAudioContext,
  })(rain, room)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it('gives up a file whose line dies without being closed, as one of a lost network', async () => {
  const line = aFileInParts()
  const loading = loadRain(line.fetch)
  const refused = expect(loading).rejects.toThrow(new NoAnswerError(rain.url))
  await vi.advanceTimersByTimeAsync(0)
  line.send()
  await vi.advanceTimersByTimeAsync(30_000)
  await refused
  expect(
    line.asked.map((signal) => signal?.aborted),
    'the request has ended',
  ).toEqual([true])
})

it('waits for a file on a slow line for as long as parts of it come', async () => {
  const line = aFileInParts()
  const loaded = expect(loadRain(line.fetch)).rejects.toThrow(DECODED)
  for (let parts = 0; parts < 6; parts += 1) {
    await vi.advanceTimersByTimeAsync(25_000)
    line.send()
  }
  line.end()
  await loaded
})

it('gives a file its time anew when the machine slept in the middle of it', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const line = aFileInParts()
  const loaded = expect(loadRain(line.fetch)).rejects.toThrow(DECODED)
  await vi.advanceTimersByTimeAsync(0)
  line.send()
  await vi.advanceTimersByTimeAsync(20_000)
  clock.mockReturnValue(8 * 3_600_000)
  await vi.advanceTimersByTimeAsync(20_000)
  line.send()
  line.end()
  await loaded
})
