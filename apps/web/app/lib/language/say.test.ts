import { afterEach, expect, it } from 'vitest'
import { openDictionary } from './dictionary.ts'
import { hashText } from './hash-text.ts'
import { findTexts, learn, pageDirection, pageLanguage, say, speak } from './say.ts'

const learnHindi = (texts: Readonly<Record<string, string>>) =>
  learn(
    'hi',
    openDictionary(
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [hashText(name), text])),
    ),
  )

afterEach(() => speak('en'))

it('says the English text until a page is in another language', () => {
  learnHindi({ Close: 'बंद करें' })
  expect(say('Close')).toBe('Close')
  speak('hi')
  expect(pageLanguage()).toBe('hi')
  expect(say('Close')).toBe('बंद करें')
  speak('en')
  expect(say('Close')).toBe('Close')
})

it('says the English text where the dictionary has none', () => {
  learnHindi({})
  speak('hi')
  expect(say('WAV')).toBe('WAV')
})

it('puts values into their places in the order of the language, each once', () => {
  learnHindi({ '{index} of {count}': '{count} में से {index}' })
  expect(say('{index} of {count}', { index: 1, count: 3 })).toBe('1 of 3')
  speak('hi')
  expect(say('{index} of {count}', { index: 1, count: 3 })).toBe('3 में से 1')
  expect(say('{index} of {count}', { index: '{count}', count: 3 })).toBe('3 में से {count}')
})

it('tells two messages apart that have the same English text', () => {
  learnHindi({ beat_rest: 'विराम', night_rest: 'आराम' })
  speak('hi')
  expect(say('Rest', undefined, 'beat_rest')).toBe('विराम')
  expect(say('Rest', undefined, 'night_rest')).toBe('आराम')
})

it('reads from the left until the page’s language says otherwise', () => {
  learn('hi', Object.assign(openDictionary({}), { direction: 'rtl' as const }))
  expect(pageDirection()).toBeUndefined()
  speak('hi')
  expect(pageDirection()).toBe('rtl')
  learnHindi({})
  expect(pageDirection()).toBeUndefined()
})

it('knows the texts of a page in the page’s language alone', () => {
  const heads = () => ({ title: 'नींद के लिए संगीत' })
  learn('hi/blog', heads)
  expect(findTexts('blog')).toBeUndefined()
  speak('hi')
  expect(findTexts('blog')).toBe(heads)
  expect(findTexts('terms')).toBeUndefined()
})
