import { expect, it } from 'vitest'
import { addOutcomes, closingLine, NOTHING, ONE_FAILED, ONE_PASSED } from './outcome.ts'

it('sums steps into the plain closing line', () => {
  const total = [ONE_PASSED, ONE_FAILED, { passed: 40, failed: 0, skipped: 2 }].reduce(
    addOutcomes,
    NOTHING,
  )
  expect(closingLine(total)).toBe('41 passed, 1 failed, 2 skipped')
})
