import { afterEach, expect, it, vi } from 'vitest'
import { formatDate } from './format-date.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['Pacific/Honolulu', 9],
  ['UTC', 10],
  ['Pacific/Kiritimati', 10],
])('writes the same day in the time zone %s', (zone, localDay) => {
  vi.stubEnv('TZ', zone)
  expect(new Date('2024-12-10').getDate(), 'the zone is in effect').toBe(localDay)
  expect(formatDate('2024-12-10', 'en')).toBe('Dec 10, 2024')
  expect(formatDate('2024-12-01', 'en')).toBe('Dec 1, 2024')
})

it('writes the month in the language of the page', () => {
  expect(formatDate('2024-12-10', 'hi')).toBe('10 दिस॰ 2024')
})
