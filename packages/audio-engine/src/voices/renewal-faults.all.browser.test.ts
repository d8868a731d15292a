import { hertz, seconds } from '@dhvani/units'
import { expect, it, onTestFinished } from 'vitest'
import type { SoundSource } from '../loading/sound-source.ts'
import { bufferOf, periodicNoise, sine, wavOf } from '../testing/fixtures.ts'
import { amplitudeOf, anOfflineEngine } from '../testing/live-engine.ts'
import { blockLevels, level } from '../testing/measures.ts'
import type { Renew } from './renew.ts'
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

/** Of the period that renews a sound in a hidden page, in hertz. */
const MARK = 1000

/** Hides the page, and lets timers run only in whole steps, as browsers do in hidden pages. */
const hidePage = (step: number) => {
  const { setTimeout: inTime } = globalThis
  const late = (run: () => void, wait = 0) =>
    inTime(run, Math.max(1, Math.ceil(wait / (1000 * step))) * 1000 * step)
  globalThis.setTimeout = late as typeof setTimeout
  const isHidden = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  onTestFinished(() => {
    globalThis.setTimeout = inTime
    Reflect.deleteProperty(document, 'hidden')
    Reflect.deleteProperty(document, 'visibilityState')
  })
  isHidden(true)
  return { show: () => isHidden(false) }
}

it.each([
  ['a second', 1],
  ['a minute', 60],
])(
  'a hidden page whose timers run once %s is renewed without a gap, and so it is when it is shown again',
  async (_, step) => {
    const live = await anOfflineEngine({ files: { [URL]: wavOf([noise(99)], rate) } })
    const { engine, tap } = live
    const mark = sine(MARK, { length: PERIOD, sampleRate: rate, amplitude: 0.02 })
    const marked = noise(1).map((sample, at) => sample + (mark[at] ?? 0))
    let asked = 0
    engine.renewWith(
      renewVoices(() => {
        asked += 1
        return Promise.resolve({ buffer: bufferOf([marked], rate), passage: seconds(2) })
      }),
    )
    engine.mixer.add(soundOf(0), 100)
    await tap.until(() => tap.level() > 0)
    const page = hidePage(step)
    await tap.record(seconds(1))
    const heard = await tap.record(seconds(80))
    page.show()
    const after = await tap.record(seconds(8))
    expect(asked).toBeGreaterThan(0)
    expect(Math.max(softest(heard), softest(after))).toBeLessThan(3)
    const before = heard.subarray(0, 15 * rate)
    // The noise has some of every frequency.
    expect(amplitudeOf(before, MARK, rate)).toBeLessThan(0.003)
    expect(amplitudeOf(heard.subarray(heard.length - PERIOD * rate), MARK, rate)).toBeGreaterThan(
      0.015,
    )
    expect(live.faults).toEqual([])
  },
)
