import { expect, it } from 'vitest'
import { findDevanagari, subsetsForLanguage } from './build-fonts.ts'

it('gives the fonts of pages in English the names in Devanagari, and nothing of articles in Hindi', async () => {
  const characters = await findDevanagari()
  for (const character of 'ध्वनि') expect(characters).toContain(character)
  // Signs that no Indian name on a page in English has, and every article in Hindi has.
  for (const character of 'ॉ़ँ।ऑ') expect(characters).not.toContain(character)
})

it('gives a page in Hindi 40 kB of Devanagari at most, with the digits of the listener’s choice', async () => {
  const fonts = await subsetsForLanguage('hi')
  expect(fonts.map(({ name }) => name)).toEqual(['tiro', 'anek', 'digits'])
  expect(fonts.reduce((sum, { subset }) => sum + subset.length, 0)).toBeLessThan(40_000)
})
