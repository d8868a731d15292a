import { gain, hertz, seconds } from '@dhvani/units'
import { modulationSpectrum, envelopeOf, partialLevels } from '@dhvani/audio-measures'
import { expect, it } from 'vitest'
import { anOfflineEngine, toneSound } from '../testing/live-engine.ts'
import { level } from '../testing/measures.ts'
import { OFFLINE_RATE, renderOffline } from '../testing/offline.ts'
import { openTones } from './open-tones.ts'
import { soundTones, type Tone } from './sound-tones.ts'

const PAIR: readonly Tone[] = [
  { frequency: hertz(220), gain: gain(0.2) },
  { frequency: hertz(224), gain: gain(0.2) },
]

const render = (tones: readonly Tone[], length = 4) =>
  renderOffline(seconds(length), (context) => {
    soundTones(context, context.destination, tones, seconds(0))
  })

/** The strongest rate of the envelope between 1 and 20 hertz, and its power against a steady tone. */
const beatOf = (samples: Float32Array) => {
  const hop = 0.01
  const steady = samples.slice(Math.round(0.1 * OFFLINE_RATE))
  const spectrum = modulationSpectrum(envelopeOf(steady, OFFLINE_RATE, hop), hop, 256)
  const inRange = spectrum.filter(({ frequency }) => frequency >= 1 && frequency <= 20)
  return inRange.reduce((best, next) => (next.power > best.power ? next : best))
}

it('lets two tones beat as often as their frequencies differ, where both reach one ear', async () => {
  const { left, right } = await render(PAIR)
  expect(beatOf(left).frequency).toBeCloseTo(4, 0)
  expect(beatOf(right).frequency).toBeCloseTo(4, 0)
})

it('keeps each ear steady where each has a tone of its own', async () => {
  const { left, right } = await render(PAIR.map((tone, ear) => ({ ...tone, pan: 2 * ear - 1 })))
  const together = await render(PAIR)
  for (const ear of [left, right])
    expect(beatOf(ear).power).toBeLessThan(beatOf(together.left).power / 1000)
  const heard = (samples: Float32Array, frequency: number) =>
    partialLevels(samples, { sampleRate: OFFLINE_RATE, frequency, window: 1, hop: 1 })[1] ?? 0
  expect(heard(left, 220)).toBeGreaterThan(heard(left, 224) + 40)
  expect(heard(right, 224)).toBeGreaterThan(heard(right, 220) + 40)
})

it('lets a tone fall by 60 dB in its time', async () => {
  const { left } = await render([{ frequency: hertz(400), gain: gain(0.5), t60: seconds(1) }], 1.5)
  const at = (time: number) => level(left, time * OFFLINE_RATE, (time + 0.05) * OFFLINE_RATE)
  expect(at(0.2) - at(0.7)).toBeCloseTo(30, 0)
})

it('pauses the mix while it plays, and ends by itself when the last tone has died away', async () => {
  const live = await anOfflineEngine()
  live.engine.mixer.add(toneSound('high'), 100)
  await live.tap.until(() => live.engine.mixer.getSnapshot().playingCount === 1)
  const tones = openTones(live.engine)
  tones.play([{ frequency: hertz(300), gain: gain(0.3), t60: seconds(0.5) }])
  expect(tones.getSnapshot().isPlaying).toBe(true)
  expect(live.engine.mixer.getSnapshot().isPlaying).toBe(false)
  await live.tap.until(() => !tones.getSnapshot().isPlaying, seconds(3))
  expect(live.engine.mixer.getSnapshot().isPlaying).toBe(true)
})

it('holds a tone without an end until it is paused', async () => {
  const live = await anOfflineEngine()
  const tones = openTones(live.engine)
  tones.play(PAIR)
  await live.tap.record(seconds(2))
  expect(tones.getSnapshot().isPlaying).toBe(true)
  tones.pause()
  expect(tones.getSnapshot().isPlaying).toBe(false)
})
