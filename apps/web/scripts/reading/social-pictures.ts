import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { findLocales } from '../../vite/messages-project.ts'
import { buildFontsForPictures } from './build-fonts-for-pictures.ts'
import { drawSocialPicture, FONT, SOCIAL_SIZE, textOf } from './draw-social-picture.ts'
import { createTextMeasure } from './measure-text.ts'
import { socialCards } from './social-cards.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const OUTPUT = at('public/social')
const CACHE = at('node_modules/.cache/social-pictures')

/**
 * Writes public/social/{slug}.png, dhvani.png for the site itself and mix.png for Home, and those of another language
 * to its folder: public/social/hi/{slug}.png. A card is drawn again only after a change: the renderer takes half a
 * second for each.
 */
export const drawSocialPictures = async (): Promise<void> => {
  const cards = findLocales().flatMap(socialCards)
  for (const folder of new Set(cards.map(({ name }) => dirname(name))))
    for (const place of [OUTPUT, CACHE]) await mkdir(`${place}/${folder}`, { recursive: true })
  const fontFiles = await buildFontsForPictures(CACHE, cards.map(textOf).join(''))
  const measure = createTextMeasure(fontFiles, FONT)
  const fonts = await Promise.all(fontFiles.map((file) => readFile(file)))
  for (const card of cards) {
    const { name } = card
    const svg = drawSocialPicture(card, measure)
    const hash = createHash('sha256').update(svg)
    for (const font of fonts) hash.update(font)
    const version = hash.digest('hex')
    const [note, picture] = [`${CACHE}/${name}.sha256`, `${OUTPUT}/${name}.png`]
    const [known] = await Promise.all([
      readFile(note, 'utf8').catch(() => ''),
      readFile(picture).catch(() => undefined),
    ]).then(([text, bytes]) => [bytes ? text : ''])
    if (known === version) continue
    const drawing = new Resvg(svg, {
      fitTo: { mode: 'width', value: SOCIAL_SIZE.width },
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT },
    })
    await writeFile(picture, drawing.render().asPng())
    await writeFile(note, version)
  }
}
