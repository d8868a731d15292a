import { expect, it } from 'vitest'
import { findLocales } from '../../vite/messages-project.ts'
import { drawSocialPicture } from './draw-social-picture.ts'
import { openTypesetter } from './set-text.ts'
import { socialCards } from './social-cards.ts'

const setLine = await openTypesetter()
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
})

it.each(findLocales())('draws every card in %s, with all of its texts', (locale) => {
  for (const card of socialCards(locale)) {
    const picture = drawSocialPicture(card, setLine)
    expect(picture.match(/<g fill=/g)?.length).toBeGreaterThanOrEqual(4)
    expect(picture).not.toContain('<text')
  }
})
