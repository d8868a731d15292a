import { describe, expect, it } from 'vitest'
import { readPage, say } from './built-site.ts'
import { all, allNamed, attributeOf, one, oneNamed, textOf } from './elements.ts'

const mainOf = (path: string) => one(readPage(path).tree, 'main')

it('three slides of Home have their titles and texts, and the first can be reached', () => {
  const slides = all(mainOf('/'), '*', { 'aria-roledescription': 'slide' })
  expect(
    slides.map((slide) => [
      textOf(one(slide, 'h2')),
      textOf(one(slide, 'p')),
      attributeOf(slide, 'inert') === undefined,
    ]),
  ).toEqual([
    ['Find Your Inner Peace', 'Immerse yourself in authentic Indian soundscapes', true],
    ['Traditional Meets Modern', 'Ancient wisdom for contemporary minds', false],
    ['Focus & Meditation', 'Create your perfect ambient environment', false],
  ])
})

it('Home in Hindi is in Hindi', () => {
  const headings = all(mainOf('/hi'), 'h2').map(textOf)
  expect(headings).toContain(say('hi', 'library_title'))
  expect(textOf(mainOf('/hi'))).not.toContain('Sound library')
})

describe('the terms and the privacy page', () => {
  it('have their headings, and the terms lead to the privacy page', () => {
    expect(textOf(one(mainOf('/terms'), 'h1'))).toBe('Terms of Service')
    expect(all(mainOf('/terms'), 'h2').map(textOf)).toContain('No medical advice')
    const link = oneNamed(mainOf('/terms'), 'a', 'privacy page')
    expect(attributeOf(link, 'href')).toBe('/privacy')
    expect(textOf(one(mainOf('/privacy'), 'h1'))).toBe('Privacy')
  })

  it('say what is kept', () => {
    const text = textOf(mainOf('/privacy'))
    expect(text).toContain('We set no cookies, but for one that lives five minutes')
    expect(text).toContain('the beats you saved without an account')
    expect(text).toContain('So that Dhvani opens without a connection')
  })

  it.each(['/terms', '/privacy'])(
    'tell a reader of %s without scripts where the operator is named',
    (path) => {
      const bare = all(mainOf(path), 'noscript').map(textOf)
      expect(bare).toEqual([
        expect.stringMatching(/^Your browser runs no scripts.* \/config\.json/),
      ])
      const wait = one(mainOf(path), 'div', { 'data-scripted': 'true' })
      expect(textOf(wait)).toContain('Loading the operator')
    },
  )
})

describe('in Hindi, the terms and the privacy page', () => {
  const PAPERS = [
    ['/terms', 'terms_title', 'डॉक्टर की सलाह नहीं'],
    ['/privacy', 'privacy_title', 'कब तक, और आपके अधिकार'],
    ['/withdraw', 'withdraw_title', 'बिना साइन इन किए'],
    ['/accessibility', 'accessibility_title', 'शिकायत कैसे करें'],
  ] as const

  it.each(PAPERS)(
    '%s are in Hindi and lead to the English text, which binds',
    (path, title, section) => {
      const main = mainOf(`/hi${path}`)
      expect(textOf(one(main, 'h1'))).toBe(say('hi', title))
      expect(all(main, 'h2').map(textOf)).toContain(section)
      expect(textOf(main)).not.toContain(say('hi', 'legal_language'))
      const foreign = all(main, '*', { lang: /^(?!hi$)/ }).filter(
        ({ tagName }) => tagName !== 'span',
      )
      expect(foreign).toEqual([])
      const binding = oneNamed(main, 'a', say('hi', 'legal_english'))
      expect(attributeOf(binding, 'hreflang')).toBe('en')
      expect(attributeOf(binding, 'href')).toBe(path)
      expect(textOf(mainOf(path))).not.toContain(section)
    },
  )

  it('lead to pages in Hindi, and say without scripts what is kept', () => {
    const privacy = oneNamed(mainOf('/hi/terms'), 'a', 'निजता के पेज')
    expect(attributeOf(privacy, 'href')).toBe('/hi/privacy')
    const contact = allNamed(mainOf('/hi/privacy'), 'a', /संपर्क पेज/)
    expect(contact.length).toBeGreaterThan(0)
    for (const link of contact) expect(attributeOf(link, 'href')).toBe('/hi/contact')
    expect(textOf(mainOf('/hi/privacy'))).toContain('सिवा एक के, जो गूगल से साइन इन करते समय पाँच मिनट')
  })
})

it('the contact page has its title in both languages, and a labelled field for the message', () => {
  expect(textOf(one(mainOf('/hi/contact'), 'h1'))).toBe(say('hi', 'contact_title'))
  const main = mainOf('/contact')
  expect(textOf(one(main, 'h1'))).toBe('Contact')
  const label = oneNamed(main, 'label', 'Message')
  const field = one(main, 'textarea', { id: attributeOf(label, 'for') ?? '' })
  expect(attributeOf(field, 'name')).toBe('message')
})

it('the donation page names its three amounts, and the checkout leads back to two pages', () => {
  const amounts = all(mainOf('/donate'), 'p').map(textOf)
  expect(amounts.filter((text) => text.startsWith('£'))).toEqual(['£10', '£50', '£100'])
  expect(textOf(one(mainOf('/donate/thank-you'), 'h1'))).toBe('Thank you')
  expect(textOf(one(mainOf('/donate/cancelled'), 'h1'))).toBe('No donation was made')
})

it('the not-found page says so in its language, and leads home', () => {
  for (const [path, language, home] of [
    ['/404', 'en', '/'],
    ['/hi/404', 'hi', '/hi'],
  ] as const) {
    expect(textOf(one(mainOf(path), 'h1'))).toBe(say(language, 'not_found_title'))
    expect(attributeOf(one(mainOf(path), 'a'), 'href')).toBe(home)
  }
  expect(textOf(mainOf('/404'))).toContain('Oops! Page not found')
})
