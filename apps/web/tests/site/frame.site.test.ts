import { expect, it } from 'vitest'
import { asPage, readPages } from './built-site.ts'
import { findFrameFaults } from './find-frame-faults.ts'
import { findLinkFaults } from './find-link-faults.ts'

const pages = readPages()
const htmlAt = (path: string): string => pages.get(path)?.html ?? ''

it('the header and the footer of every page lead to every place they name, in its language', () => {
  expect(pages.size).toBe(80)
  expect([...pages.values()].flatMap(findFrameFaults)).toEqual([])
})

it('every link within the site leads to a place that exists, in the language of the page', () => {
  expect([...pages.values()].flatMap((page) => findLinkFaults(page, pages))).toEqual([])
})

const PLANTED_IN_FRAME = [
  ['/', 'href="/blog"', 'href="/"', 'the navigation'],
  ['/', '>Home</a>', '>House</a>', 'the navigation'],
  ['/blog', 'aria-hidden="true" lang="hi">ध्वनि', 'aria-hidden="true" lang="hi">', 'the brand'],
  ['/blog', 'Indian Ambient Sound Mixer', 'Sounds', 'the tagline'],
  ['/', 'href="/auth"', 'href="/account"', 'Sign In'],
  [
    '/contact',
    'href="/privacy" data-discover="true">Privacy',
    'href="/terms">Privacy',
    'the footer',
  ],
  ['/hi/contact', '>शर्तें</a>', '>शर्तें</a><a href="/hi">होम</a>', 'the footer'],
  ['/hi', 'lang="en" hrefLang="en"', 'lang="en" hrefLang="hi"', 'the link to the other language'],
] as const

it.each(PLANTED_IN_FRAME)('on %s, %s that became %s is a fault', (path, part, planted, fault) => {
  const broken = htmlAt(path).replace(part, planted)
  expect(broken).not.toBe(htmlAt(path))
  expect(findFrameFaults(asPage(path, broken))).toContainEqual(
    expect.stringContaining(`${path}: ${fault} is`),
  )
})

const PLANTED_LINKS = [
  ['/blog', 'href="/what-is-known"', 'href="/what-is-knwon"', 'is no page'],
  ['/blog', 'href="/what-is-known"', 'href="what-is-known"', 'is not an address'],
  ['/what-is-known', 'href="#asmr"', 'href="#asrm"', 'is no place'],
  ['/what-is-known', 'href="#asmr"', 'href="/blog#asmr"', 'is no place'],
  ['/hi/contact', 'href="/hi/privacy"', 'href="/privacy"', 'is not in hi'],
  ['/contact', 'href="/privacy"', 'href="/privacy.pdf"', 'is no file'],
] as const

it.each(PLANTED_LINKS)('on %s, %s that became %s is a fault', (path, part, planted, fault) => {
  const broken = htmlAt(path).replace(part, planted)
  expect(broken).not.toBe(htmlAt(path))
  expect(findLinkFaults(asPage(path, broken), pages)).toContainEqual(
    expect.stringMatching(new RegExp(`^${path}: .* ${fault}$`)),
  )
})
