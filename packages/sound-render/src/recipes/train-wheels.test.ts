import { blockPowers, mean, powerToDecibels } from '@dhvani/audio-measures'
import { hertz, samples, seconds, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { addDecayingSine } from '../dsp/resonance.ts'
import { renderBlow } from './train-wheels.ts'

const RATE = hertz(44_100)
const STEP = 0.005
const SEEDS = [1, 2, 3, 4, 5, 6]

/** Seconds that a blow takes to fall by 10 dB from its loudest 10 ms. */
const fallOf = (blow: Float32Array): number => {
  const step = Math.round(STEP * RATE)
  const levels = blockPowers(blow, 2 * step, step).map(powerToDecibels)
  const loudest = levels.indexOf(Math.max(...levels))
  return levels.subarray(loudest).findIndex((level) => level < levels[loudest]! - 10) * STEP
}

it.each(SEEDS)('lets a clack ring for 40 to 140 ms, with seed %i', (seed) => {
  const random = seededRandom('clack', seed)
  const falls = Array.from({ length: 12 }, () =>
    fallOf(renderBlow({ tone: 600 }, 0.004, RATE, random)),
  )
  expect(mean(falls)).toBeGreaterThan(0.04)
  expect(mean(falls)).toBeLessThan(0.14)
})

it('tells a clack from a tick of 12 ms, as joints once sounded', () => {
  const tick = new Float32Array(0.3 * RATE)
  for (const frequency of [470, 660, 930, 1210, 1640])
    addDecayingSine(
      tick,
      { start: samples(88), frequency, t60: seconds(0.03), amplitude: 0.4 },
      RATE,
    )
  expect(fallOf(tick)).toBeLessThan(0.04)
})
