import { expect, it } from 'vitest'
import { endOfLongText } from './end-of-long-text.ts'

it.each([
  ['Welcome, asha@example.com', ''],
  ['Welcome, asha.with.a.very.long.name@example.com', 'me@example.com'],
  ['Welcome, asha@a-host-with-a-remarkably-long-name.example', 'ong-name.example'],
])('of %j it keeps the end %j', (text, end) => {
  expect(endOfLongText(text)).toBe(end)
})
