import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ACCENTS, findDevanagari, findLatin1 } from './build-fonts.ts'

it('gives the fonts of pages in English the names in Devanagari, and nothing of articles in Hindi', async () => {
  const characters = await findDevanagari()
  for (const character of 'ध्वनि') expect(characters).toContain(character)
  // Signs that no Indian name on a page in English has, and every article in Hindi has.
  for (const character of 'ॉ़ँ।ऑ') expect(characters).not.toContain(character)
})

/** The characters of Latin-1 beyond ASCII that the styles take from a file. */
const latin1Of = async (file: string): Promise<string> => {
  const styles = await readFile(new URL('../app/styles/fonts.css', import.meta.url), 'utf8')
  const face = styles.split('@font-face').find((rule) => rule.includes(`/${file}'`)) ?? ''
  const ranges = [...face.matchAll(/U\+([\dA-F]{4})(?:-([\dA-F]{4}))?/g)]
  const isTaken = (code: number) =>
    ranges.some(([, first = '', last = first]) => {
      return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16)
    })
  return String.fromCodePoint(
    ...Array.from({ length: 95 }, (_, index) => 0xa1 + index).filter(isTaken),
  )
}

it('has every Latin character of the pages in the font that they load first', async () => {
  const shown = (await findLatin1()).replace('\u00a0', '')
  for (const family of ['tiro', 'anek']) {
    expect(await latin1Of(`${family}-accents.woff2`)).toBe(ACCENTS)
    const first = `${await latin1Of(`${family}-latin.woff2`)}${family === 'anek' ? '·' : ''}`
    expect([...shown].filter((character) => !first.includes(character))).toEqual([])
  }
})

it('leaves the dot between two words to the next font, since that of Anek is without a width', async () => {
  for (const part of ['latin', 'accents', 'devanagari'])
    expect(await latin1Of(`anek-${part}.woff2`)).not.toContain('·')
})
