import { expect, it } from 'vitest'
import { longestMs, SLOWEST_READER } from './unread-answers.ts'

/** How much has been taken after so long, at a steady pace. */
const isKept = (bytesPerSecond: number, seconds: number): boolean =>
  seconds * 1000 <= longestMs(bytesPerSecond * seconds, SLOWEST_READER)

it.each([
  ['2 MB at 20 kB/s', 20_000, 100],
  ['a page’s sixth part of a line of 20 kB/s, for an hour', 3_300, 3_600],
  ['8 kB/s, the pace of a small file that plays, for a day', 8_000, 86_400],
])('keeps a reader of %s', (_, bytesPerSecond, seconds) => {
  for (let time = 1; time <= seconds; time += seconds / 100)
    expect(isKept(bytesPerSecond, time)).toBe(true)
})

it.each([
  ['nothing', 0, 121],
  ['100 bytes a second', 100, 134],
  ['900 bytes a second', 900, 1_201],
])('closes the connection of a reader of %s', (_, bytesPerSecond, seconds) => {
  expect(isKept(bytesPerSecond, 119)).toBe(true)
  expect(isKept(bytesPerSecond, seconds)).toBe(false)
})
