import { expect, it } from 'vitest'
import { LANGUAGE_PREFIX, languagePaths } from './language-paths.ts'
import { findLocales } from './find-locales.ts'

const others = findLocales().slice(1)

const inEach = (plain: string) => others.map((locale) => `/${locale}${plain}`)

it('gives the address of a page in every language', () => {
  expect(others).toContain('hi')
  expect(LANGUAGE_PREFIX).toBe(others.map((locale) => `${locale}?`).join('/'))
  expect(languagePaths('/hi?/blog')).toEqual(['/blog', ...inEach('/blog')])
  expect(languagePaths('/hi?')).toEqual(['/', ...inEach('')])
  expect(languagePaths('/')).toEqual(['/', ...inEach('')])
  expect(languagePaths('/hi?/ta?/donate/thank-you')).toEqual([
    '/donate/thank-you',
    ...inEach('/donate/thank-you'),
  ])
})
