import { foldLosses } from '@dhvani/audio-measures'
import { hertz, seconds, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { rootMeanSquare } from '../dsp/stereo.ts'
import { stageOneShot, type Stage } from './one-shot.ts'

const RATE = hertz(44_100)

const STAGE: Stage = {
  pan: 0.2,
  room: { t60: seconds(0.7), damping: 4000, size: 0.9, preDelay: seconds(0.008) },
  wet: -14,
  early: [{ delay: seconds(0.0052), gain: 0.3, pan: -0.6 }],
}

const hit = (): Float32Array => {
  const random = seededRandom('hit')
  return Float32Array.from({ length: 2 * RATE }, () => random() - 0.5)
}

/** The most that one octave from 500 Hz to 8 kHz loses on one loudspeaker, in dB. */
const worstOf = ({ left, right }: { left: Float32Array; right: Float32Array }) =>
  Math.max(
    ...foldLosses([left, right], RATE)
      .filter(({ octave }) => octave >= 500 && octave <= 8000)
      .map(({ loss }) => loss),
  )

it('keeps an instrument whole on one loudspeaker, and louder on its side', () => {
  const staged = stageOneShot(hit(), STAGE, RATE)
  expect(worstOf(staged)).toBeLessThan(1)
  const [left, right] = [staged.left, staged.right].map(rootMeanSquare)
  expect(20 * Math.log10(right! / left!)).toBeGreaterThan(2)
})

it('control: an ear that hears it .2 ms later takes an octave away', () => {
  const staged = stageOneShot(hit(), STAGE, RATE)
  const late = staged.left.map((_, at) => staged.left[at - 9] ?? 0)
  expect(worstOf({ ...staged, left: late })).toBeGreaterThan(3.2)
})
