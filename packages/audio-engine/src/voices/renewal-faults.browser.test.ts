import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import type { SoundSource } from '../engine-types.ts'
import type { Renew } from './renew.ts'
import { bufferOf, periodicNoise, wavOf } from '../testing/fixtures.ts'
import { anOfflineEngine } from '../testing/live-engine.ts'
import { blockLevels, level } from '../testing/measures.ts'
import { renewVoices } from './renewed-voice.ts'

const rate = hertz(44_100)
const PERIOD = seconds(6)
const SOUNDS = 20
/** What a period takes to render is about a second on a good device: this is thirty times as slow. */
const SLOW_MS = 30_000
const URL = 'https://sounds.test/noise.wav'

const noise = (seed: number) =>
  periodicNoise({ length: PERIOD, period: PERIOD, sampleRate: rate, seed })
const soundOf = (index: number): SoundSource => ({
  id: `noise-${index}`,
  name: 'Noise',
  url: URL,
  loop: { start: seconds(0), end: PERIOD },
})

const givePeriod = (index: number) => ({
  buffer: bufferOf([noise(index)], rate),
  passage: seconds(2),
})

/** By a sound's number: what a worker does that is well, slow, killed, without memory, or thrown out. */
const WORKERS: readonly ((index: number) => ReturnType<Renew>)[] = [
  (index) => Promise.resolve(givePeriod(index)),
  (index) => new Promise((resolve) => setTimeout(() => resolve(givePeriod(index)), SLOW_MS)),
  () => new Promise(() => undefined),
  () => Promise.reject(new RangeError('Array buffer allocation failed')),
  () => Promise.resolve(undefined),
]

/** By how much the softest twentieth of a second is softer than the whole, in dB. */
const softest = (heard: Float32Array) =>
  level(heard) - Math.min(...blockLevels(heard, { block: 0.05, sampleRate: rate }))

it('twenty sounds never gap, whatever becomes of their workers', async () => {
  const live = await anOfflineEngine({ files: { [URL]: wavOf([noise(99)], rate) } })
  let asked = 0
  live.engine.renewWith(
    renewVoices(({ sound }) => {
      asked += 1
      const index = Number(sound.id.slice('noise-'.length))
      return WORKERS[index % WORKERS.length]!(index)
    }),
  )
  for (let index = 0; index < SOUNDS; index += 1) live.engine.mixer.add(soundOf(index), 40)
  await live.tap.until(() => live.engine.diagnostics().sounding === SOUNDS)
  await live.tap.record(seconds(2))
  const heard = await live.tap.record(seconds(70))
  expect(asked).toBeGreaterThan(SOUNDS)
  expect(softest(heard)).toBeLessThan(3)
  expect(live.engine.diagnostics().sounding).toBe(SOUNDS)
  expect(live.faults).toEqual([])
  // Control: one sound less for a moment would not be found, the output that stops for a moment is.
  expect(softest(heard.fill(0, 30 * rate, 30.1 * rate))).toBeGreaterThan(3)
})
