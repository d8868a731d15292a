import { FIXED_TEXTS } from '@dhvani/catalogue'
import { afterEach, expect, it } from 'vitest'
import { fixedWords } from './fixed-words.ts'
import { learn, speak } from './say.ts'

afterEach(() => speak('en'))

it('says a fixed text in the page’s language, and any other as it is', () => {
  learn('hi', (name: string) => (name === FIXED_TEXTS.noFile ? 'कोई फ़ाइल नहीं चुनी गई' : undefined))
  expect(fixedWords(FIXED_TEXTS.noFile)).toBe('No file provided')
  speak('hi')
  expect(fixedWords(FIXED_TEXTS.noFile)).toBe('कोई फ़ाइल नहीं चुनी गई')
  expect(fixedWords('The quota of 500 MB is reached')).toBe('The quota of 500 MB is reached')
})
