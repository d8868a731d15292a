import { expect, it } from 'vitest'
import { LANGUAGE_PREFIX, languagePaths } from './language-paths.ts'

it('gives the address of a page in every language', () => {
  expect(LANGUAGE_PREFIX).toBe('hi?')
  expect(languagePaths('/hi?/blog')).toEqual(['/blog', '/hi/blog'])
  expect(languagePaths('/hi?')).toEqual(['/', '/hi'])
  expect(languagePaths('/')).toEqual(['/', '/hi'])
  expect(languagePaths('/hi?/ta?/donate/thank-you')).toEqual([
    '/donate/thank-you',
    '/hi/donate/thank-you',
  ])
})
