import { afterEach, expect, it } from 'vitest'
import { FIXED_TEXTS } from '@dhvani/catalogue'
import { learn, speak } from '#lib/language/say.ts'
import { leftWords } from './left-words.ts'

afterEach(() => speak('en'))

const files = [new File([], 'rain.wav'), new File([], 'street.wav')]

it('names the files, and before them what happened to the one that was sent', () => {
  expect(leftWords({ files })).toBe('Still to upload: rain.wav, street.wav')
  expect(leftWords({ files, added: 'My roof' })).toBe(
    'Sound added: My roof. Still to upload: rain.wav, street.wav',
  )
  expect(leftWords({ files, error: FIXED_TEXTS.uploadFallback })).toBe(
    'Upload failed. Please try again. Still to upload: rain.wav, street.wav',
  )
})

it('shows no name of a file that turns the sentence around', () => {
  const turned = new File([], 'rain\u202E3pm.exe.wav')
  expect(leftWords({ files: [turned, new File([], 'street.wav')] })).toBe(
    'Still to upload: rain3pm.exe.wav, street.wav',
  )
})

it('says in the language of the page why a file was not sent', () => {
  learn('hi', (text: string) =>
    text === FIXED_TEXTS.uploadFailed ? 'फ़ाइल अपलोड नहीं हो सकी' : undefined,
  )
  speak('hi')
  expect(leftWords({ files, error: FIXED_TEXTS.uploadFailed })).toMatch(/^फ़ाइल अपलोड नहीं हो सकी/)
})
