import { afterEach, expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'
import { speak } from '#lib/language/say.ts'

afterEach(() => speak('en'))

const texts = { title: 'Yaman', description: 'A raga of the evening.' }

it('names the address of a page, and that in each language', () => {
  const meta = pageMeta({ ...texts, path: '/hi/blog' })
  const urls = meta.flatMap((each) => ('href' in each ? [`${each.rel} ${each.href}`] : []))
  expect(urls.map((url) => url.replace(/http.*?\/\/[^/]*/, ''))).toEqual([
    'canonical /hi/blog',
    'alternate /blog',
    'alternate /hi/blog',
    'alternate /blog',
  ])
  expect(meta).toContainEqual({
    property: 'og:url',
    content: expect.stringMatching(/[^/]\/hi\/blog$/),
  })
})

it('names no address of a page that has none of its own', () => {
  const written = JSON.stringify(pageMeta({ ...texts, path: undefined, isPrivate: true }))
  expect(written).not.toMatch(/canonical|alternate|og:url/)
  expect(written).toContain('noindex')
})

it('names the language of the page, or that of a text in another', () => {
  speak('hi')
  expect(pageMeta({ ...texts, path: '/hi' })).toContainEqual({
    property: 'og:locale',
    content: 'hi_IN',
  })
  expect(pageMeta({ ...texts, path: '/hi/blog/yaman', language: 'en' })).toContainEqual({
    property: 'og:locale',
    content: 'en_US',
  })
})
