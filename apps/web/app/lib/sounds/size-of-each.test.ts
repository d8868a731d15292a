import { expect, it } from 'vitest'
import { sizeOfEach } from './size-of-each.ts'

it('names the smallest and the largest size of several files', () => {
  expect(sizeOfEach([1_300_000, 240_000, 700_000])).toBe('0.2 MB to 1.2 MB each')
})

it('names one size where the smallest and the largest read alike', () => {
  expect(sizeOfEach([105_000, 120_000])).toBe('0.1 MB each')
})
