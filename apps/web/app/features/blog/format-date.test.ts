import { expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

it('says the day of the calendar, whatever the time zone of the machine', () => {
  expect(formatDate('2024-12-10', 'en')).toBe('Dec 10, 2024')
  expect(formatDate('2024-12-01', 'en')).toBe('Dec 1, 2024')
  expect(formatDate('2024-12-10', 'hi')).toContain('2024')
})
