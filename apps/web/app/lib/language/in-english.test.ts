import { afterEach, expect, it } from 'vitest'
import { openDictionary } from './dictionary.ts'
import { inEnglish, inPageLanguage } from './in-english.ts'
import { learn, speak } from './say.ts'

const speakHindi = (direction?: 'rtl') => {
  learn('hi', Object.assign(openDictionary({}), direction && { direction }))
  speak('hi')
}

afterEach(() => speak('en'))

it('marks nothing on an English page', () => {
  expect([inEnglish(), inPageLanguage()]).toEqual([{}, {}])
})

it('marks English on another page, and the page’s words inside it', () => {
  speakHindi()
  expect([inEnglish(), inPageLanguage()]).toEqual([{ lang: 'en' }, { lang: 'hi' }])
})

it('marks the direction too where the page is read from the right', () => {
  speakHindi('rtl')
  expect([inEnglish(), inPageLanguage()]).toEqual([
    { lang: 'en', dir: 'ltr' },
    { lang: 'hi', dir: 'rtl' },
  ])
})
