import { expect, it } from 'vitest'
import { decodeBudgetOf } from './decode-budget.ts'

it('holds less on small devices, and all twelve sounds on large ones', () => {
  const twelve = 293_000_000
  expect(decodeBudgetOf(1)).toBe(60_000_000)
  expect(decodeBudgetOf(2)).toBe(60_000_000)
  expect(decodeBudgetOf(4)).toBe(160_000_000)
  expect(decodeBudgetOf(8)).toBeGreaterThan(twelve)
})

it('takes a device of unknown memory for a usual one', () => {
  expect(decodeBudgetOf(undefined)).toBe(160_000_000)
})
