import { expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

it('writes the same day in every time zone', () => {
  expect(formatDate('2024-12-10', 'en')).toBe('Dec 10, 2024')
  expect(formatDate('2024-12-01', 'en')).toBe('Dec 1, 2024')
  expect(formatDate('2024-12-10', 'hi')).toContain('2024')
})
