import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CARD_FILES, openTypesetter, renderPng, SCENES, type CardFonts } from '@dhvani/social-cards'
import { findLocales } from '../../vite/find-locales.ts'
import { drawSocialPicture } from './draw-social-picture.ts'
import { drawScene, linkWords } from './link-cards.ts'
import { drawableCards, socialCards } from './social-cards.ts'
import { createRequire } from 'node:module'
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

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const OUTPUT = at('public/social')
const CACHE = at('node_modules/.cache/social-pictures')

/** Draws a picture again only after a change: the renderer takes half a second for each. */
const drawOnce = async (name: string, svg: string): Promise<void> => {
  const version = createHash('sha256').update(svg).digest('hex')
  const [note, picture] = [`${CACHE}/${name}.sha256`, `${OUTPUT}/${name}.png`]
  for (const file of [note, picture]) await mkdir(dirname(file), { recursive: true })
  const [known] = await Promise.all([
    readFile(note, 'utf8').catch(() => ''),
    readFile(picture).catch(() => undefined),
  ]).then(([text, bytes]) => [bytes ? text : ''])
  if (known === version) return
  await writeFile(picture, await renderPng(svg))
  await writeFile(note, version)
}

/** Writes what the server draws cards of links with (`CARD_FILES`). */
const writeLinkParts = async (fonts: CardFonts): Promise<void> => {
  for (const scene of SCENES) await drawOnce(`links/${scene}`, drawScene(scene))
  const words = Object.fromEntries(findLocales().map((locale) => [locale, linkWords(locale)]))
  for (const [path, file] of [
    [CARD_FILES.words, JSON.stringify(words)],
    [CARD_FILES.latin, fonts.latin],
    [CARD_FILES.devanagari, fonts.devanagari],
  ] as const)
    await writeFile(at(`public${path}`), file)
}

/**
 * Writes public/social/{slug}.png, dhvani.png for the site itself and mix.png for Home, and those of another language
 * to its folder: public/social/hi/{slug}.png.
 */
export const drawSocialPictures = async (): Promise<void> => {
  const fonts = await readCardFonts()
  const { setLine, hasLetters } = openTypesetter(fonts)
  const cards = findLocales().flatMap((locale) => drawableCards(socialCards(locale), hasLetters))
  for (const card of cards) await drawOnce(card.name, drawSocialPicture(card, setLine))
  await writeLinkParts(fonts)
}
