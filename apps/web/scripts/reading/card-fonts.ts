import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CardFonts } from '@dhvani/social-cards'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const readFont = async (script: string): Promise<Uint8Array<ArrayBuffer>> => {
  const file = require.resolve(
    `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${script}-400-normal.woff2`,
  )
  const font = await subsetFont(await readFile(file), undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  })
  return new Uint8Array(font)
}

/** @returns Tiro in both scripts, unpacked: what draws cards reads no WOFF2 */
export const readCardFonts = async (): Promise<CardFonts> => {
  const [latin, devanagari] = await Promise.all([readFont('latin'), readFont('devanagari')])
  return { latin, devanagari }
}
