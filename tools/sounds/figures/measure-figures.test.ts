import { BLOOM, findBloom, MEMBRANE, STROKE } from '../../../apps/web/content/figures.ts'
import { describe, expect, it } from 'vitest'
import { measureBloom, measureStroke } from './measure-figures.ts'

const byLevel = (one: { level: number }, other: { level: number }) => other.level - one.level

/** The Bessel function of the first kind, by its power series. */
const besselJ = (order: number, x: number): number => {
  let term = 1
  for (let factor = 1; factor <= order; factor += 1) term *= x / 2 / factor
  let sum = term
  for (let k = 1; k < 60; k += 1) {
    term *= -((x / 2) ** 2) / (k * (k + order))
    sum += term
  }
  return sum
}

const zerosBelow = (order: number, end: number): number[] => {
  const step = 0.001
  const points = Array.from({ length: Math.floor((end - 1) / step) }, (_, at) => 1 + at * step)
  return points.filter((x) => besselJ(order, x) * besselJ(order, x + step) < 0)
}

describe('the stroke that an article draws', () => {
  const measured = measureStroke()

  it('is the one that the kit renders', () => {
    expect(measured).toHaveLength(STROKE.length)
    for (const [index, partial] of STROKE.entries()) {
      expect(measured[index]?.ratio).toBeCloseTo(partial.ratio, 1)
      expect(Math.abs((measured[index]?.level ?? 0) - partial.level)).toBeLessThan(0.6)
      expect(Math.abs((measured[index]?.t60 ?? 0) - partial.t60)).toBeLessThan(0.03)
    }
  })

  it('has its five strongest partials on whole multiples, as a loaded head does', () => {
    const strongest = measured.toSorted(byLevel).slice(0, 5)
    expect(new Set(strongest.map(({ ratio }) => Math.round(ratio)))).toEqual(
      new Set([2, 3, 4, 5, 6]),
    )
    for (const { ratio } of strongest)
      expect(Math.abs(ratio - Math.round(ratio))).toBeLessThan(0.01)
  })
})

describe('the even membrane beside it', () => {
  it('has the zeros of the Bessel functions as its partials', () => {
    const zeros = [0, 1, 2, 3, 4, 5]
      .flatMap((order) => zerosBelow(order, 9))
      .toSorted((a, b) => a - b)
    const [lowest = 1] = zeros
    for (const [index, ratio] of MEMBRANE.entries())
      expect((zeros[index] ?? 0) / lowest).toBeCloseTo(ratio, 2)
  })

  it('has no partial but the lowest within a fiftieth of a whole multiple', () => {
    for (const ratio of MEMBRANE.slice(1))
      expect(Math.abs(ratio - Math.round(ratio))).toBeGreaterThan(0.02)
  })
})

describe('the pluck that an article draws', () => {
  const measured = measureBloom()

  it('is the one that the kit renders, to 1.5 dB', () => {
    for (const [partial, levels] of BLOOM.entries())
      for (const [at, level] of levels.entries())
        expect(
          Math.abs((measured[partial]?.[at] ?? 0) - level),
          `${partial + 1} at ${at}`,
        ).toBeLessThan(1.5)
  })

  it('lets its highest overtones swell after the finger has gone', () => {
    const moments = [8, 9, 10, 11, 12].map((number) => findBloom(measured[number - 1] ?? []))
    expect(moments).toEqual([1, 2, 1, 1, 2])
  })

  it('lets its third partial only fade', () => {
    expect(findBloom(measured[2]?.slice(0, 5) ?? [])).toBeUndefined()
  })
})
