import { expect, it } from 'vitest'
import { findLocales } from '../../vite/find-locales.ts'
import { drawSocialPicture } from './draw-social-picture.ts'
import { openTypesetter } from '@dhvani/social-cards'
import { readCardFonts } from './social-pictures.ts'
import { drawableCards, socialCards } from './social-cards.ts'

const { setLine, hasLetters } = openTypesetter(await readCardFonts())
const widthOf = (text: string): number => setLine(text, 100).width

it('sets words of both scripts one after the other', () => {
  expect(widthOf('नींद: 6 मिनट')).toBeCloseTo(widthOf('नींद') + widthOf(': 6 ') + widthOf('मिनट'))
  expect(widthOf('Rain')).toBeGreaterThan(100)
})

it('joins the letters of Devanagari', () => {
  expect(widthOf('क्ष')).toBeLessThan(widthOf('क') + widthOf('ष'))
  expect(setLine('क्ष', 100).path(0, 0).match(/<path/g)).toHaveLength(1)
})

it('refuses a text for which Tiro has no letters', () => {
  expect(() => setLine('雨', 100)).toThrow(/Tiro has no letters/)
  expect(hasLetters('雨')).toBe(false)
  expect(hasLetters('नींद: 6 min')).toBe(true)
})

it.each(findLocales())('draws every card in %s, with all of its texts', (locale) => {
  for (const card of drawableCards(socialCards(locale), hasLetters)) {
    const picture = drawSocialPicture(card, setLine)
    expect(picture.match(/<g fill=/g)?.length).toBeGreaterThanOrEqual(4)
    expect(picture).not.toContain('<text')
  }
})

it('draws the cards of a language in English while their face lacks its script', () => {
  const tamil = socialCards('en').map((card) => ({
    ...card,
    name: `ta/${card.name}`,
    tagline: 'இந்திய சூழல் ஒலி மிக்ஸர்',
  }))
  const drawn = drawableCards(tamil, hasLetters)
  expect(drawn.map(({ name }) => name)).toEqual(tamil.map(({ name }) => name))
  for (const card of drawn) {
    expect(card.tagline).toBe('Indian Ambient Sound Mixer')
    expect(() => drawSocialPicture(card, setLine)).not.toThrow()
  }
})
