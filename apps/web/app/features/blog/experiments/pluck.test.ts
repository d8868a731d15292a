import { integratedLoudness } from '@dhvani/audio-measures'
import { LOOP_LOUDNESS } from '@dhvani/catalogue'
import { BEATBOX } from '@dhvani/catalogue/limits'
import { seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { SA_HERTZ } from '#content/figures.ts'
import { pluck } from './pluck.ts'
import { scaleTones } from './svaras/scale-tones.ts'
import { ragaOf } from './svaras/ragas.ts'
import { stringTones } from './tune/string-tones.ts'
import { beside } from './tune/tune.ts'

const RATE = 22_050

/** The tones as the engine sounds them in each ear, without the few milliseconds of their start. */
const sound = (tones: ReturnType<typeof pluck>, length: number): Float32Array => {
  const samples = new Float32Array(Math.round(RATE * length))
  for (const { frequency, gain, start = 0, t60 = Infinity } of tones)
    for (let index = Math.round(start * RATE); index < samples.length; index += 1) {
      const time = index / RATE - start
      samples[index]! += gain * 10 ** ((-3 * time) / t60) * Math.sin(2 * Math.PI * frequency * time)
    }
  return samples
}

const loudnessOf = (tones: ReturnType<typeof pluck>, length: number): number => {
  const samples = sound(tones, length)
  return integratedLoudness([samples, samples], RATE)
}

/** docs/decisions/020-mixer-gain.md */
const faderDecibels = (position: number): number => 40 * Math.log10(position / 100)
const PLAYER =
  LOOP_LOUDNESS +
  faderDecibels(BEATBOX.defaultMasterVolume) +
  faderDecibels(BEATBOX.defaultSlotVolume)

it('is about as loud as a loop in a player: a pluck alone softer, a scale with its drone no louder', () => {
  const alone = loudnessOf(pluck(SA_HERTZ), 2) - PLAYER
  const scale = loudnessOf(scaleTones(ragaOf('yaman'), 'up'), 8) - PLAYER
  expect(alone).toBeGreaterThan(-9)
  expect(alone).toBeLessThan(1)
  expect(Math.abs(scale)).toBeLessThan(2)
})

it('holds two strings as loud as a loop in a player', () => {
  const strings = [...stringTones(SA_HERTZ), ...stringTones(beside(SA_HERTZ, 20))]
  expect(Math.abs(loudnessOf(strings, 4) - PLAYER)).toBeLessThan(2)
})

it('never reaches full scale, a whole scale over its drone included', () => {
  const samples = sound(scaleTones(ragaOf('bhimpalasi'), 'down'), 9)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  expect(peak).toBeLessThan(0.7)
})

it('is softer by as many decibels as it is told, and begins when it is told', () => {
  const [usual] = pluck(SA_HERTZ)
  const [softer] = pluck(SA_HERTZ, { level: -6, start: seconds(1) })
  expect(20 * Math.log10((softer?.gain ?? 0) / (usual?.gain ?? 1))).toBeCloseTo(-6, 9)
  expect(softer?.start).toBe(1)
})
