import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { findLocales } from '../../vite/find-locales.ts'
import { drawSocialPicture, SOCIAL_SIZE } from './draw-social-picture.ts'
import { openTypesetter } from './set-text.ts'
import { drawableCards, socialCards } from './social-cards.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const OUTPUT = at('public/social')
const CACHE = at('node_modules/.cache/social-pictures')

/**
 * Writes public/social/{slug}.png, dhvani.png for the site itself and mix.png for Home, and those of another language
 * to its folder: public/social/hi/{slug}.png. A card is drawn again only after a change: the renderer takes half a
 * second for each.
 */
export const drawSocialPictures = async (): Promise<void> => {
  const { setLine, hasLetters } = await openTypesetter()
  const cards = findLocales().flatMap((locale) => drawableCards(socialCards(locale), hasLetters))
  for (const folder of new Set(cards.map(({ name }) => dirname(name))))
    for (const place of [OUTPUT, CACHE]) await mkdir(`${place}/${folder}`, { recursive: true })
  for (const card of cards) {
    const { name } = card
    const svg = drawSocialPicture(card, setLine)
    const version = createHash('sha256').update(svg).digest('hex')
    const [note, picture] = [`${CACHE}/${name}.sha256`, `${OUTPUT}/${name}.png`]
    const [known] = await Promise.all([
      readFile(note, 'utf8').catch(() => ''),
      readFile(picture).catch(() => undefined),
    ]).then(([text, bytes]) => [bytes ? text : ''])
    if (known === version) continue
    const drawing = new Resvg(svg, {
      fitTo: { mode: 'width', value: SOCIAL_SIZE.width },
      font: { loadSystemFonts: false },
    })
    await writeFile(picture, drawing.render().asPng())
    await writeFile(note, version)
  }
}
