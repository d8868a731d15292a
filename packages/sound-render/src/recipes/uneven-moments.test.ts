import { mean, standardDeviation } from '@dhvani/audio-measures'
import { seconds, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { drawUnevenMoments, type Unevenness } from './uneven-moments.ts'

const PERIOD = seconds(96)
const USUAL: Unevenness = { shortest: [9, 9, 9, 9], longest: 62, power: 2 }

const gapsOf = (moments: readonly number[]): number[] => {
  const sorted = moments.toSorted((a, b) => a - b)
  return sorted.slice(1).map((moment, index) => moment - sorted[index]!)
}

/** Moments of many periods that follow each other, each from its own seed. */
const hourOf = (draw: (seed: number) => readonly number[]): number[] =>
  Array.from({ length: 200 }, (_, period) => period).flatMap((period) =>
    draw(period).map((moment) => period * PERIOD + moment),
  )

const spreadOf = (gaps: readonly number[]): number => standardDeviation(gaps) / mean(gaps)

const draw = (seed: number) => drawUnevenMoments(PERIOD, USUAL, seededRandom('moments', seed))

describe('moments that keep no time', () => {
  it('have gaps that spread by 0.6 of their mean and more, over the seams of periods too', () => {
    const gaps = gapsOf(hourOf(draw))
    expect(mean(gaps)).toBeCloseTo(24, 0)
    expect(spreadOf(gaps)).toBeGreaterThan(0.6)
    expect(Math.max(...gaps)).toBeGreaterThan(55)
  })

  it('control: moments at equal distances, shifted by chance, keep time', () => {
    const keepTime = (seed: number) => {
      const random = seededRandom('clock', seed)
      return [0, 1, 2, 3].map((index) => PERIOD * (index / 4 + 0.024 * (random() - 0.5)))
    }
    expect(spreadOf(gapsOf(hourOf(keepTime)))).toBeLessThan(0.2)
  })

  it.each([1, 2, 3, 4, 5, 6])(
    'are never nearer than is asked, around the seam too (%i)',
    (seed) => {
      const moments = draw(seed).toSorted((a, b) => a - b)
      const gaps = gapsOf([...moments, moments[0]! + PERIOD])
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(9)
      expect(Math.max(...gaps)).toBeLessThanOrEqual(62)
    },
  )

  it('share a period that is too short for them', () => {
    const moments = drawUnevenMoments(
      seconds(6.4),
      { shortest: [8, 8], longest: 5, power: 1 },
      seededRandom('short'),
    )
    expect(gapsOf(moments)[0]).toBeCloseTo(3.2)
  })
})
