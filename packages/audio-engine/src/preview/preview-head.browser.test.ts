import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import type { SoundSource } from '../loading/sound-source.ts'
import { sine, wavOf } from '../testing/fixtures.ts'
import { anOfflineEngine, amplitudeOf } from '../testing/live-engine.ts'
import { audibleLength } from '../testing/measures.ts'

const RATE = hertz(44_100)
const LENGTH = seconds(40)
const TONE = 440
const long: SoundSource = {
  id: 'long',
  name: 'Long',
  url: 'https://sounds.test/long.wav',
  loop: { start: seconds(0.25), end: seconds(39.75) },
}

/** A network that sends the beginning of a file at once, and the rest when the test says so. */
const aSlowNetwork = (share: number) => {
  const file = new Uint8Array(
    wavOf([sine(TONE, { length: LENGTH, sampleRate: RATE, amplitude: 0.25 })], RATE),
  )
  const cut = Math.floor(file.byteLength * share)
  const requests: string[] = []
  const rest = Promise.withResolvers<'arrives' | 'breaks'>()
  const fetch = (_: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const method = init?.method ?? 'GET'
    requests.push(method)
    const headers = { 'content-length': String(file.byteLength) }
    if (method === 'HEAD') return Promise.resolve(new Response(null, { headers }))
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(file.slice(0, cut))
        if ((await rest.promise) === 'breaks') {
          controller.error(new TypeError('the network went away'))
          return
        }
        controller.enqueue(file.slice(cut))
        controller.close()
      },
    })
    return Promise.resolve(new Response(body, { headers }))
  }
  return { fetch, requests, go: rest.resolve }
}

it('plays its ten seconds before the rest of the file has come', async () => {
  const network = aSlowNetwork(0.3)
  const live = await anOfflineEngine({ fetch: network.fetch })
  const { preview, mixer } = live.engine
  preview.open(long)
  await live.tap.until(() => preview.getSnapshot().state === 'playing')
  const heard = await live.tap.record(seconds(11))
  expect(preview.getSnapshot().state).toBe('ready')
  const rate = live.tap.context.sampleRate
  expect(Math.abs(audibleLength(heard, rate) - 10)).toBeLessThan(0.05)
  expect(amplitudeOf(heard.subarray(rate, 2 * rate), TONE, rate)).toBeGreaterThan(0.01)

  network.go('arrives')
  preview.close()
  mixer.add(long, 50)
  await live.tap.until(() => mixer.getSnapshot().playingCount === 1)
  expect(network.requests, 'one file, once').toEqual(['HEAD', 'GET'])
  expect(live.decodings(), 'ten seconds of it, and all of it').toBe(2)
})

it('plays at once when the listener opens it again before the rest has come', async () => {
  const network = aSlowNetwork(0.3)
  const live = await anOfflineEngine({ fetch: network.fetch })
  const { preview } = live.engine
  preview.open(long)
  preview.close()
  preview.open(long)
  await live.tap.until(() => preview.getSnapshot().state === 'playing')
  preview.close()
  preview.open(long)
  await live.tap.until(() => preview.getSnapshot().state === 'playing')
  expect(network.requests.filter((method) => method === 'GET')).toHaveLength(1)
  expect(live.decodings()).toBe(1)
})

it('waits until its ten seconds have come', async () => {
  const network = aSlowNetwork(0.2)
  const live = await anOfflineEngine({ fetch: network.fetch })
  const { preview } = live.engine
  preview.open(long)
  await live.tap.record(seconds(1))
  expect(preview.getSnapshot().state).toBe('loading')
  network.go('arrives')
  await live.tap.until(() => preview.getSnapshot().state === 'playing')
})

it('stops and reports `unreached` when the network breaks off before the rest has come', async () => {
  const network = aSlowNetwork(0.3)
  const live = await anOfflineEngine({ fetch: network.fetch })
  const { preview } = live.engine
  preview.open(long)
  await live.tap.until(() => preview.getSnapshot().state === 'playing')
  network.go('breaks')
  await live.tap.until(() => preview.getSnapshot().state === 'error')
  expect(preview.getSnapshot().problem).toBe('unreached')
  await live.tap.record(seconds(0.3))
  const { sampleRate } = live.tap.context
  expect(amplitudeOf(await live.tap.record(seconds(0.3)), TONE, sampleRate)).toBeLessThan(1e-4)
})
