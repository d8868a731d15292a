import { expect, it } from 'vitest'
import { findDevanagari } from './build-fonts.ts'

it('gives the fonts of pages in English the names in Devanagari, and nothing of articles in Hindi', async () => {
  const characters = await findDevanagari()
  for (const character of 'ध्वनि') expect(characters).toContain(character)
  // Signs that no Indian name on a page in English has, and every article in Hindi has.
  for (const character of 'ॉ़ँ।ऑ') expect(characters).not.toContain(character)
})
