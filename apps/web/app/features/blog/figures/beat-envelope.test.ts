import { expect, it } from 'vitest'
import { DRAWN_SECONDS, envelopeAt, envelopePath } from './beat-envelope.ts'

/** The sum of two sines, by its loudest moment in each twentieth of a beat. */
const loudestNear = (difference: number, time: number) => {
  const around = Array.from({ length: 400 }, (_, step) => time + (step - 200) * 0.000_02)
  return Math.max(
    ...around.map((t) =>
      Math.abs(
        (Math.cos(2 * Math.PI * 1000 * t) + Math.cos(2 * Math.PI * (1000 + difference) * t)) / 2,
      ),
    ),
  )
}

it('is as loud as the sum of two sines', () => {
  for (const difference of [1, 4, 12])
    for (const time of [0.01, 0.07, 0.2, 0.33])
      expect(Math.abs(envelopeAt(difference, time) - loudestNear(difference, time))).toBeLessThan(
        0.16,
      )
})

it.each([1, 4, 12])('draws %i beats a second', (difference) => {
  const upper = envelopePath(difference, 100, 50)
    .slice(1)
    .split(/[ Z]/u)
    .map((point) => Number(point.split(',')[1]))
    .slice(0, DRAWN_SECONDS * 120 + 1)
  // The outline lies lowest where the tones cancel each other.
  const silences = upper.filter(
    (y, point) => y > (upper[point - 1] ?? Infinity) && y >= (upper[point + 1] ?? Infinity),
  )
  expect(silences).toHaveLength(difference * DRAWN_SECONDS)
})
