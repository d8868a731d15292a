import { expect, it } from 'vitest'
import { ARTICLE_SLUGS } from '#content/specified-articles.ts'
import { asPage, pathIn, readPages, say, type Page } from './built-site.ts'
import { findHeadFaults } from './find-head-faults.ts'
import { titlesOf } from './read-head.ts'

/** The title of each page that is no article, in English, and the key of the text. */
const TITLES = {
  '/': ['Indian Ambient Sound Mixer', 'site_title'],
  '/404': ['Oops! Page not found', 'not_found_title'],
  '/account': ['Your account', 'account_title'],
  '/auth': ['Sign in or sign up', 'auth_title'],
  '/beatboxer': ['Desi Beatboxer', 'beat_title'],
  '/riyaz': ['Riyaz', 'riyaz_title'],
  '/blog': ['Blog', 'blog_title'],
  '/contact': ['Contact', 'contact_title'],
  '/donate': ['Donate', 'donate_title'],
  '/donate/cancelled': ['No donation was made', 'donate_cancelled_title'],
  '/donate/thank-you': ['Thank you', 'donate_thanks_title'],
  '/offline': ["We couldn't reach this page", 'offline_title'],
  '/privacy': ['Privacy', 'privacy_title'],
  '/withdraw': ['Withdraw your consent', 'withdraw_title'],
  '/accessibility': ['Accessibility', 'accessibility_title'],
  '/terms': ['Terms of Service', 'terms_title'],
  '/what-is-known': ['What is known', 'known_title'],
} as const

const pages = readPages()

const pageAt = (path: string): Page => {
  const page = pages.get(path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

it('every page and every article is prerendered in both languages, and nothing else is', () => {
  const plain = [...Object.keys(TITLES), ...ARTICLE_SLUGS.map((slug) => `/blog/${slug}`)]
  expect([...pages.keys()]).toEqual(plain.flatMap((path) => [path, pathIn('hi', path)]).toSorted())
})

it('every page has its title, in its language', () => {
  for (const [path, [title, key]] of Object.entries(TITLES)) {
    expect(titlesOf(pageAt(path)), path).toEqual([`${title} | Dhvani`])
    expect(titlesOf(pageAt(pathIn('hi', path))), path).toEqual([
      `${say('hi', key)} | ${say('hi', 'site_name')}`,
    ])
  }
})

it('every page names its language, its one address, its twin and what social cards show', () => {
  expect([...pages.values()].flatMap(findHeadFaults)).toEqual([])
})

/** Each a fault in the head of the blog, and what must be found then. */
const PLANTED = [
  [/<link rel="canonical"[^>]*>/, '', 'canonical'],
  [/(<link rel="canonical" href="[^"]*)\/blog"/, '$1/blogs"', 'canonical'],
  [/(<link rel="canonical"[^>]*>)/, '$1$1', 'canonical'],
  [/(hrefLang="hi" href="[^"]*)\/hi\/blog"/, '$1/blog"', 'alternate'],
  [/<html lang="en"/, '<html lang="hi"', 'language of the page'],
  [/<title>[^<]*<\/title>/, '<title>Blog</title>', 'end of the title'],
  [/(<meta property="og:title" content=")/, '$1My ', 'og:title'],
  [/\/social\/dhvani\.png/, '/social/dhwani.png', 'picture for social cards'],
  [/(<meta name="description" content="[^"]{20})[^"]*/, '$1', 'length of the description'],
  [/<title>/, '<meta name="robots" content="noindex"/><title>', 'robots'],
] as const

it.each(PLANTED)('a head in which %s became %j is not right', (part, planted, fault) => {
  const { html } = pageAt('/blog')
  const broken = html.replace(part, planted)
  expect(broken).not.toBe(html)
  expect(findHeadFaults(asPage('/blog', broken))).toContainEqual(
    expect.stringContaining(`/blog: ${fault} is`),
  )
})
