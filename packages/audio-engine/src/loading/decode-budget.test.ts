import { expect, it } from 'vitest'
import { decodeBudgetOf, unpackedBudgetOf } from './decode-budget.ts'

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

it('leaves more of what a phone holds whole than of what a large device holds', () => {
  expect([1, 4, 8].map((memory) => unpackedBudgetOf(decodeBudgetOf(memory)))).toEqual([
    22_500_000, 60_000_000, 40_000_000,
  ])
})
