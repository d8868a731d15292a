import { expect, it } from 'vitest'
import { seededRandom } from './seeded-random.ts'

const draw = (count: number, ...words: (string | number)[]) => {
  const random = seededRandom(...words)
  return Array.from({ length: count }, random)
}

it('gives the same numbers on every machine', () => {
  expect(draw(3, 'rain', 1)).toEqual([0.4361428366973996, 0.9479824518784881, 0.868578583933413])
})

it('repeats itself for the same words and differs for others', () => {
  expect(draw(50, 'rain', 1)).toEqual(draw(50, 'rain', 1))
  expect(draw(50, 'rain', 1)).not.toEqual(draw(50, 'rain', 2))
  expect(draw(50, 'rain', 11)).not.toEqual(draw(50, 'rain1', 1))
})

it('spreads evenly over [0, 1)', () => {
  const buckets = Array.from({ length: 10 }, () => 0)
  for (const value of draw(100_000, 'even')) {
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThan(1)
    const bucket = Math.floor(value * 10)
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
  }
  for (const count of buckets) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

it('shows no correlation between neighbouring draws or neighbouring seeds', () => {
  const first = draw(20_000, 'noise', 1)
  const second = draw(20_000, 'noise', 2)
  const correlation = (xs: number[], ys: number[]) =>
    xs.reduce((sum, x, index) => sum + (x - 0.5) * ((ys[index] ?? 0.5) - 0.5), 0) / (xs.length / 12)
  expect(Math.abs(correlation(first, second))).toBeLessThan(0.03)
  expect(Math.abs(correlation(first.slice(1), first))).toBeLessThan(0.03)
})
