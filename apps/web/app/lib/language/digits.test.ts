import { afterEach, expect, it } from 'vitest'
import { openDictionary } from './dictionary.ts'
import { hashText } from './hash-text.ts'
import { formatLanguage, inDigits, learn, ownDigits, say, speak, writeDigits } from './say.ts'

const speakHindi = (areOwn: boolean, text = '') => {
  learn('hi', openDictionary({ [hashText('text')]: text }, { digits: 'deva' }))
  speak('hi')
  return writeDigits(areOwn)
}

afterEach(() => {
  speak('en')
  writeDigits(false)
})

it('writes numbers in the digits of the language where the listener chose them', () => {
  expect(speakHindi(true)).toBe('hi-u-nu-deva')
  expect(formatLanguage()).toBe('hi-u-nu-deva')
  expect(say('{count} of 20', { count: 12 })).toBe('१२ of 20')
  expect(inDigits('1:05')).toBe('१:०५')
  expect(new Intl.NumberFormat(formatLanguage()).format(0.5)).toBe('०.५')
})

it('writes the digits of a text of its own, but no format’s name and no phone number', () => {
  speakHindi(true, '10 सेकंड, MP3 या 50MB, जैसे +91 98000 00000')
  expect(say('text')).toBe('१० सेकंड, MP3 या ५०MB, जैसे +91 98000 00000')
})

it('leaves what a listener wrote as it is', () => {
  speakHindi(true)
  expect(say('{name}', { name: 'Mix 2' })).toBe('Mix 2')
})

it('writes ordinary digits until the listener chooses, and in English always', () => {
  expect(speakHindi(false, '10 सेकंड')).toBe('hi')
  expect(say('text')).toBe('10 सेकंड')
  expect(say('{count}', { count: 12 })).toBe('12')
  expect(ownDigits()).toBe('deva')
  speak('en')
  expect(writeDigits(true)).toBe('en')
  expect(ownDigits()).toBeUndefined()
  expect(inDigits('25:00')).toBe('25:00')
})
