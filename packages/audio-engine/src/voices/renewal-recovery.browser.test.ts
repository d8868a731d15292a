import { hertz, seconds } from '@dhvani/units'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createEngine } from '../create-engine.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import { bufferOf, periodicNoise, sine, wavOf } from '../testing/fixtures.ts'
import { amplitudeOf } from '../testing/live-engine.ts'
import { blockLevels, level, peak } from '../testing/measures.ts'
import { createOfflineTap } from '../testing/offline-tap.ts'
import { renewVoices } from './renewed-voice.ts'

const rate = hertz(44_100)
const PERIOD = seconds(4)
const PASSAGE = seconds(1)
/** A voice asks for its first period within this time. */
const PATIENCE = seconds(40)
/** Of timers, until a clock that stands still is taken for dead. */
const FOUND_DEAD_MS = 400
/** What tells the file and the periods apart: a tone of each, in hertz. */
const MARKS = [440, 1000, 2000] as const

const sound: SoundSource = {
  id: 'noise',
  name: 'Noise',
  url: 'https://sounds.test/noise.wav',
  loop: { start: seconds(0), end: PERIOD },
}

/** Noise that repeats, with the mark of the nth take. */
const take = (index: number): Float32Array => {
  const options = { length: PERIOD, sampleRate: rate }
  const noise = periodicNoise({ ...options, period: PERIOD, seed: index + 1 })
  const mark = sine(MARKS[index] ?? 3000, { ...options, amplitude: 0.02 })
  return noise.map((sample, at) => sample + (mark[at] ?? 0))
}

/** Plays until the middle of the passage from the file into the first period. */
const playIntoPassage = async () => {
  const [dying, fresh] = [await createOfflineTap(), await createOfflineTap()]
  const contexts = [dying.context, fresh.context]
  let given = 0
  const engine = createEngine({
    createContext: () => contexts.shift() ?? fresh.context,
    fetch: () => dying.track(Promise.resolve(new Response(wavOf([take(0)], rate)))),
    // Far from the place of the passage.
    random: () => 0.5,
    tabChannel: '',
  })
  onTestFinished(() => engine.dispose())
  engine.renewWith(
    renewVoices(() => {
      given += 1
      return Promise.resolve({ buffer: bufferOf([take(given)], rate), passage: PASSAGE })
    }),
  )
  engine.mixer.add(sound, 50)
  const place = () => engine.diagnostics().positions.get(sound.id) ?? 0
  const held = () => Math.round(engine.diagnostics().heldBytes / (PERIOD * rate * 4))
  await dying.until(() => given === 1, PATIENCE)
  await dying.until(() => place() > PERIOD - 0.1 || place() < 0.1, PATIENCE)
  return { engine, dying, fresh, place, held, given: () => given }
}

/** The clock of an offline context stands still while only timers pass: the context is dead. */
const loseContext = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(FOUND_DEAD_MS)
}

const marksOf = (heard: Float32Array) => MARKS.map((mark) => amplitudeOf(heard, mark, rate))

/** The mark of one take is heard, and none of another. */
const expectOnly = (heard: Float32Array, index: number) => {
  for (const [other, amplitude] of marksOf(heard).entries()) {
    if (other === index) expect(amplitude).toBeGreaterThan(0.004)
    else expect(amplitude).toBeLessThan(0.001)
  }
}

/** Level of the softest twentieth of a second, beside the whole, in dB. */
const softest = (heard: Float32Array) =>
  Math.min(...blockLevels(heard, { block: 0.05, sampleRate: rate })) - level(heard)

it('comes back in a new context when the old one dies in the middle of a passage', async () => {
  const { engine, dying, fresh, place, held, given } = await playIntoPassage()
  const [file, period] = marksOf(await dying.record(seconds(0.05)))
  // Both are heard: it is the middle of the passage.
  expect(Math.min(file!, period!)).toBeGreaterThan(0.002)
  const before = place()
  await loseContext()
  await fresh.until(() => fresh.level() > 0)
  expect(fresh.context.currentTime).toBeLessThan(0.1)
  const moved = (place() - before + PERIOD) % PERIOD
  expect(Math.min(moved, PERIOD - moved)).toBeLessThan(0.3)
  await fresh.record(seconds(0.3))
  const again = await fresh.record(seconds(2 * PERIOD))
  expect(softest(again)).toBeGreaterThan(-3)
  // The voice begins with its file again, and holds nothing of the passage.
  expectOnly(again, 0)
  expect(held()).toBe(1)
  expect(peak(await dying.record(seconds(0.1)))).toBe(0)
  await fresh.until(() => given() === 2, PATIENCE)
  const onwards = await fresh.record(seconds(3 * PERIOD))
  expect(softest(onwards)).toBeGreaterThan(-3)
  expectOnly(onwards.subarray(onwards.length - PERIOD * rate), 2)
  await fresh.until(() => given() === 3, PATIENCE)
  await fresh.record(seconds(3 * PERIOD))
  // The period before has ended: the shelf holds the file, the voice its latest period.
  expect(held()).toBe(2)
  expect(engine.diagnostics().sounding).toBe(1)
})
