import { afterEach, expect, it } from 'vitest'
import { m } from '#messages'
import { learn, speak } from '#lib/language/say.ts'
import { quotaWords } from './upload-refusal.ts'

afterEach(() => speak('en'))

const REFUSALS = [
  [
    'Your sounds may take 500 MB together, and this one would be too much. Delete one to make room.',
    () => m.quota_room({ count: 500 }),
  ],
  [
    'You already have 200 sounds, which is as many as fit. Delete one to make room.',
    () => m.quota_sounds({ count: 200 }),
  ],
  [
    'You have 3 unfinished uploads, which is as many as fit. Finish or cancel one, or wait until they end after a day.',
    () => m.quota_unfinished({ count: 3 }),
  ],
  [
    '20 of your files are arriving at this moment, which is as many as may. Wait until one has arrived.',
    () => m.quota_arriving({ count: 20 }),
  ],
] as const

it.each(REFUSALS)('finds the words and the number of: %s', (message, words) => {
  learn('hi', (text: string) => `हिन्दी: ${text}`)
  speak('hi')
  expect(quotaWords(message)).toBe(words())
  expect(words()).not.toBe(message)
})

it('shows the server’s own words in English, and those that it does not know', () => {
  const newer = 'You have 9 sounds in the new count.'
  expect(quotaWords(newer)).toBe(newer)
  speak('hi')
  expect(quotaWords(newer)).toBe(newer)
})
