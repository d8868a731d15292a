import { expect, it } from 'vitest'
import { LENGTH, momentAt, PACE, secondsOfWay, turnsFrom } from './breath.ts'

it('goes in and out for equal times and holds nothing', () => {
  for (let pace = PACE.min; pace <= PACE.max; pace += 1) {
    const way = secondsOfWay(pace)
    expect(2 * way * pace).toBeCloseTo(60, 9)
    expect(momentAt(0.5 * way, pace)).toMatchObject({ phase: 'in', breaths: 0 })
    expect(momentAt(1.5 * way, pace)).toMatchObject({ phase: 'out', breaths: 0 })
    expect(momentAt(2.5 * way, pace)).toMatchObject({ phase: 'in', breaths: 1 })
  }
})

it('is empty where a breath begins and full where it turns', () => {
  expect(momentAt(0, 6).fullness).toBeCloseTo(0, 9)
  expect(momentAt(5, 6).fullness).toBeCloseTo(1, 9)
  expect(momentAt(10, 6).fullness).toBeCloseTo(0, 9)
})

it('comes to twelve breaths at six a minute', () => {
  expect(momentAt(LENGTH, 6).breaths).toBe(12)
})

it('marks every turn that is still to come, in and out by turns', () => {
  expect(turnsFrom(0, 6)).toHaveLength(24)
  expect(turnsFrom(0, 6).slice(0, 3)).toEqual([
    { phase: 'in', after: 0 },
    { phase: 'out', after: 5 },
    { phase: 'in', after: 10 },
  ])
  expect(turnsFrom(12, 6)[0]).toEqual({ phase: 'out', after: 3 })
  expect(turnsFrom(LENGTH, 6)).toEqual([])
})
