import { describe, expect, it } from 'vitest'
import { keepApart, type Curve } from './curve.ts'

const POINTS = 1000
const wave = (cycles: number): Curve =>
  Float32Array.from(
    { length: POINTS },
    (_, at) => Math.SQRT2 * Math.sin((2 * Math.PI * cycles * at) / POINTS),
  )
const [own, other] = [wave(7), wave(3)]

/** A curve of unit variance that follows another by a correlation. */
const following = (together: number): Curve =>
  own.map((value, at) => Math.sqrt(1 - together ** 2) * value + together * other[at]!)

const correlationOf = (one: Curve, two: Curve): number => {
  const powerOf = (curve: Curve) => curve.reduce((sum, value) => sum + value * value, 0)
  const common = one.reduce((sum, value, at) => sum + value * two[at]!, 0)
  return common / Math.sqrt(powerOf(one) * powerOf(two))
}

describe('a curve that is kept apart from another', () => {
  it('follows it no closer than it may', () => {
    const curve = following(0.6)
    expect(correlationOf(curve, other)).toBeCloseTo(0.6, 3)
    expect(correlationOf(keepApart(curve, other, 0.2), other)).toBeCloseTo(0.2, 3)
  })

  it('does so whatever the other one is measured in', () => {
    const level = other.map((value) => 40 + 7 * value)
    expect(correlationOf(keepApart(following(0.6), level, 0.2), other)).toBeCloseTo(0.2, 3)
  })

  it.each([-0.5, 0, 0.1])('keeps every point where it follows by %d', (together) => {
    const curve = following(together)
    expect(keepApart(curve, other, 0.2)).toEqual(curve)
  })

  it('keeps every point where the other does not move', () => {
    expect(keepApart(own, new Float32Array(POINTS).fill(3), 0.2)).toEqual(own)
  })
})
