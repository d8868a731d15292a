import { expect, it } from 'vitest'
import { ARTICLE_SLUGS } from '../../content/specified-articles.ts'
import { socialCards } from './social-cards.ts'

it('has a card of the site, of Home and of each article in English', () => {
  const cards = socialCards('en')
  const names = new Set(cards.map(({ name }) => name))
  expect(names).toEqual(new Set(['dhvani', 'mix', ...ARTICLE_SLUGS]))
  expect(cards.find(({ name }) => name === 'rise-of-asmr')).toMatchObject({
    kicker: 'Wellness · 6 min read',
    tagline: 'Indian Ambient Sound Mixer',
  })
})

it('has them in Hindi, in a folder of their own and with no word in Latin letters', () => {
  const cards = socialCards('hi')
  expect(cards).toHaveLength(25)
  for (const { name, title, kicker, tagline } of cards) {
    expect(name).toMatch(/^hi\/[a-z-]+$/)
    for (const text of [title, kicker, tagline])
      // Readers of Hindi know these four letters as they are.
      expect(text.replace('ASMR', '')).toMatch(/^[^a-z]+$/i)
  }
  expect(cards.find(({ name }) => name === 'hi/calm-music-sleep')?.kicker).toBe('नींद · 6 मिनट में पढ़ें')
})
