import { seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { aLiveEngine, amplitudeOf } from './testing/live-engine.ts'

const FORMATS = {
  mp3: new URL('./testing/formats/tone.mp3', import.meta.url).href,
  ogg: new URL('./testing/formats/tone.ogg', import.meta.url).href,
  m4a: new URL('./testing/formats/tone.m4a', import.meta.url).href,
  aac: new URL('./testing/formats/tone.aac', import.meta.url).href,
} as const

const realNetwork: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)

const heardOf = async (url: string, decodeBudget: number) => {
  const live = await aLiveEngine({ fetch: realNetwork, decodeBudget })
  live.engine.mixer.add({ id: 'user:1', name: 'Own', url }, 100)
  await live.tap.until(() => live.engine.outputLevel() > 0.001, seconds(3))
  // Longer than the file: it repeats.
  await live.tap.record(seconds(1.8))
  return amplitudeOf(await live.tap.record(seconds(0.2)), 997, live.tap.context.sampleRate)
}

it.each(Object.entries(FORMATS))('plays and repeats %s, decoded', async (_format, url) => {
  expect(await heardOf(url, 150_000_000)).toBeGreaterThan(0.02)
})

it.each(Object.entries(FORMATS))('plays and repeats %s, streamed', async (_format, url) => {
  expect(await heardOf(url, 0)).toBeGreaterThan(0.005)
})
