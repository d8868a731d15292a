import { expect, it } from 'vitest'
import { patienceOf } from './patience.ts'

it('is a minute', () => {
  expect(patienceOf({ headers: {} })).toBe(60_000)
})

it.each([
  ['wait=0', 0],
  ['wait=10', 10_000],
  ['respond-async, wait="5"', 5_000],
  ['return=minimal; foo, Wait = 7', 7_000],
  ['wait=3600', 60_000],
  ['wait=-1', 60_000],
  ['await=5', 60_000],
])('is what the caller prefers, and never longer: Prefer: %s', (prefer, expected) => {
  expect(patienceOf({ headers: { prefer } })).toBe(expected)
})
