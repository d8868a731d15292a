import { expect, it } from 'vitest'
import { countAnswer, hoursAllowed } from './ladder.ts'

it('allows what the standard names: 40 hours at 80 decibels, and at 75 for a child', () => {
  expect(hoursAllowed(80, 'adult')).toBe(40)
  expect(hoursAllowed(75, 'child')).toBe(40)
})

it('halves the time with every three decibels, and has no more hours than a week', () => {
  expect(hoursAllowed(83, 'adult')).toBe(20)
  expect(hoursAllowed(86, 'adult')).toBe(10)
  expect(hoursAllowed(89, 'child')).toBeCloseTo(40 / 2 ** (14 / 3), 9)
  expect(hoursAllowed(60, 'adult')).toBe(168)
})

it('counts pairs and right answers', () => {
  const once = countAnswer({ heard: 0, right: 0 }, true)
  expect(countAnswer(once, false)).toEqual({ heard: 2, right: 1 })
})
