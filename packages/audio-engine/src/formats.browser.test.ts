import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it, onTestFinished } from 'vitest'
import { noise, wavOf } from './testing/fixtures.ts'
import { aLiveEngine, anOfflineEngine, type LiveEngine } from './testing/live-engine.ts'
import { level, roughness } from './testing/measures.ts'

const FORMATS = {
  mp3: new URL('./testing/formats/noise.mp3', import.meta.url).href,
  ogg: new URL('./testing/formats/noise.ogg', import.meta.url).href,
  m4a: new URL('./testing/formats/noise.m4a', import.meta.url).href,
  aac: new URL('./testing/formats/noise.aac', import.meta.url).href,
} as const

const rate = hertz(44_100)

/** From the first turn of a file of three seconds well into the second. */
const TURNS = seconds(4)

const realNetwork: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)

const aWav = () => {
  const file = wavOf([noise({ length: seconds(3), sampleRate: rate })], rate)
  const url = URL.createObjectURL(new Blob([file], { type: 'audio/wav' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  return url
}

const heardOf = async (live: LiveEngine, url: string) => {
  live.engine.mixer.add({ id: 'user:1', name: 'Own', url }, 100)
  await live.tap.until(() => live.tap.level() > 0.001)
  await live.tap.record(seconds(0.3))
  const heard = await live.tap.record(TURNS)
  return { heard, held: live.engine.diagnostics().heldBytes }
}

/** Wherever a seam falls: no hole of 5 ms, and no bend that the noise itself has not. */
const expectSeamless = (heard: Float32Array) => {
  const block = Math.round(0.005 * rate)
  const levels = Array.from({ length: Math.floor(heard.length / block) }, (_, index) =>
    level(heard, index * block, (index + 1) * block),
  )
  const median = [...levels].sort((a, b) => a - b)[Math.floor(levels.length / 2)] ?? 0
  expect(median).toBeGreaterThan(-60)
  expect(Math.min(...levels)).toBeGreaterThan(median - 20)
  const second = Array.from({ length: TURNS }, (_, index) =>
    roughness(heard, index * rate, (index + 1) * rate),
  )
  expect(Math.max(...second)).toBeLessThan(2 * Math.min(...second))
}

describe('decoded', () => {
  it.each([...Object.entries(FORMATS), ['wav', undefined] as const])(
    'repeats %s without a seam',
    async (_format, url) => {
      const { heard, held } = await heardOf(
        await anOfflineEngine({ fetch: realNetwork }),
        url ?? aWav(),
      )
      expect(held).toBeGreaterThan(0)
      expectSeamless(heard)
    },
  )
})

describe('streamed', () => {
  it.each([...Object.entries(FORMATS), ['wav', undefined] as const])(
    'repeats %s without a seam',
    async (_format, url) => {
      const { heard, held } = await heardOf(
        await aLiveEngine({ fetch: realNetwork, decodeBudget: 0 }),
        url ?? aWav(),
      )
      expect(held).toBe(0)
      expectSeamless(heard)
    },
  )
})

it('hears the gap of an element that repeats by itself', async () => {
  const live = await aLiveEngine()
  const element = new Audio(FORMATS.mp3)
  element.loop = true
  live.tap.context.createMediaElementSource(element).connect(live.tap.context.destination)
  await element.play()
  await live.tap.record(seconds(0.3))
  const heard = await live.tap.record(TURNS)
  element.pause()
  expect(() => expectSeamless(heard)).toThrow()
})
