import { integratedLoudness, truePeak } from '@dhvani/audio-measures'
import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { createRunningLoudness, integrateLevels } from './running-loudness.ts'

const RATE = 48_000

/** Noise whose level rises and falls, with a silent part. */
const aSound = (seconds: number) => {
  const random = seededRandom('loudness')
  const side = () =>
    Float32Array.from({ length: seconds * RATE }, (_, at) => {
      const swell = 0.1 + 0.09 * Math.sin((2 * Math.PI * at) / (7 * RATE))
      return at > 20 * RATE && at < 26 * RATE ? 0 : swell * (2 * random() - 1)
    })
  return { left: side(), right: side() }
}

const inPieces = (sound: ReturnType<typeof aSound>, seconds: number) => {
  const meter = createRunningLoudness(RATE)
  const piece = seconds * RATE
  for (let at = 0; at < sound.left.length; at += piece)
    meter.add({ left: sound.left.slice(at, at + piece), right: sound.right.slice(at, at + piece) })
  return meter
}

it('tells of pieces what the whole has', () => {
  const sound = aSound(40)
  const meter = inPieces(sound, 4)
  const channels = [sound.left, sound.right]
  expect(meter.loudness()).toBeCloseTo(integratedLoudness(channels, RATE), 1)
  expect(meter.peak()).toBeCloseTo(truePeak(channels), 2)
})

it('hears a peak between two pieces', () => {
  const sound = { left: new Float32Array(8 * RATE), right: new Float32Array(8 * RATE) }
  // Samples of ±0.7 around the crest of a wave: the crest is 3 dB above them.
  for (let at = -400; at < 400; at += 1)
    sound.left[4 * RATE + at] = Math.sin((Math.PI / 2) * (at + 0.5)) * Math.cos(at / 255)
  expect(inPieces(sound, 4).peak()).toBeCloseTo(truePeak([sound.left]), 3)
  expect(truePeak([sound.left])).toBeGreaterThan(20 * Math.log10(0.72) + 2)
})

it('leaves out silence and what is 10 LU below the rest', () => {
  expect(integrateLevels([-20, -20, -80, -35])).toBeCloseTo(-20, 5)
  expect(integrateLevels([-20, -20, -26])).toBeLessThan(-21)
  expect(integrateLevels([-90])).toBe(-Infinity)
})
