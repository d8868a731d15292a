import { afterEach, expect, it } from 'vitest'
import { speak, writeDigits } from '#lib/language/say.ts'
import { timeText } from './time-text.ts'

const at = (hour: number) => new Date(2026, 10, 23, hour, 5).getTime()
const DAY = { day: 'numeric', month: 'short' } as const

afterEach(() => {
  speak('en')
  writeDigits(false)
})

it.each([
  [4, 'सुबह 4:05'],
  [13, 'दोपहर 1:05'],
  [18, 'शाम 6:05'],
  [22, 'रात 10:05'],
])('says in Hindi which part of the day has the hour %i', (hour, text) => {
  speak('hi')
  writeDigits(false)
  expect(timeText(at(hour))).toBe(text)
  expect(timeText(at(hour), DAY)).toBe(`23 नव॰, ${text}`)
})

it('says am and pm in English', () => {
  expect(timeText(at(18)).replaceAll(/\s/g, ' ')).toBe('6:05 PM')
  expect(timeText(at(18), DAY).replaceAll(/\s/g, ' ')).toBe('Nov 23, 6:05 PM')
})
