import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it, onTestFinished } from 'vitest'
import { noise, wavOf } from '../testing/fixtures.ts'
import { aLiveEngine, anOfflineEngine, type LiveEngine } from '../testing/live-engine.ts'
import { blockLevels, medianOf, unevenRoughness } from '../testing/measures.ts'

const FORMATS = {
  mp3: new URL('../testing/formats/noise.mp3', import.meta.url).href,
  ogg: new URL('../testing/formats/noise.ogg', import.meta.url).href,
  m4a: new URL('../testing/formats/noise.m4a', import.meta.url).href,
  aac: new URL('../testing/formats/noise.aac', import.meta.url).href,
} as const

const rate = hertz(44_100)

/** Longer than the file of three seconds, so that its seam is heard. */
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

/** Anywhere in the recording: no hole of 5 ms, and no second twice as rough as another. */
const expectSeamless = (heard: Float32Array) => {
  const levels = blockLevels(heard, { block: 0.005, sampleRate: rate })
  const median = medianOf(levels)
  expect(median).toBeGreaterThan(-60)
  expect(Math.min(...levels)).toBeGreaterThan(median - 20)
  expect(unevenRoughness(heard, rate)).toBeLessThan(2)
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

it('control: finds the gap when a media element loops by itself', async () => {
  const live = await aLiveEngine()
  const element = new Audio(FORMATS.mp3)
  element.loop = true
  live.tap.context.createMediaElementSource(element).connect(live.tap.context.destination)
  await element.play()
  await live.tap.record(seconds(0.3))
  // Three seams: a run that recorded one once had no gap in it.
  const heard = await live.tap.record(seconds(3 * TURNS))
  element.pause()
  expect(() => expectSeamless(heard)).toThrow()
})
