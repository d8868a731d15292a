import { afterEach, expect, it } from 'vitest'
import { localeOfPath, localPath, pathIn, plainPath } from './paths.ts'
import { speak } from './say.ts'

afterEach(() => speak('en'))

it('reads the language from the beginning of an address', () => {
  expect(['/hi', '/hi/blog', '/', '/blog', '/history', '/blog/hi'].map(localeOfPath)).toEqual([
    'hi',
    'hi',
    'en',
    'en',
    'en',
    'en',
  ])
})

it('leads to a page in a language and back', () => {
  for (const path of ['/', '/blog', '/donate/thank-you'])
    for (const locale of ['en', 'hi'] as const) expect(plainPath(pathIn(locale, path))).toBe(path)
  expect(pathIn('hi', '/')).toBe('/hi')
})

it.each(['/hi//evil.example/a', '//evil.example/a', '/hi///evil.example/a'])(
  'makes of %s no address of another site',
  (pathname) => {
    expect(plainPath(pathname)).toBe('/evil.example/a')
    expect(pathIn('hi', plainPath(pathname))).toBe('/hi/evil.example/a')
  },
)

it('leads to the one address of a page, without the slash with which it is prerendered', () => {
  expect(['/hi/blog/', '/blog/', '/hi/', '/'].map(plainPath)).toEqual(['/blog', '/blog', '/', '/'])
})

it('stays in the language of the page', () => {
  expect(localPath('/blog')).toBe('/blog')
  speak('hi')
  expect(localPath('/blog')).toBe('/hi/blog')
})
