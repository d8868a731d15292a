import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import type { ReadArticle } from '../../content/read-articles.ts'
import { buildFontsForPictures } from './build-fonts-for-pictures.ts'
import {
  drawSocialPicture,
  FONT,
  SOCIAL_SIZE,
  textOf,
  type SocialCard,
} from './draw-social-picture.ts'
import { createTextMeasure } from './measure-text.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const OUTPUT = at('public/social')
const CACHE = at('node_modules/.cache/social-pictures')

const SITE_CARD = {
  name: 'dhvani',
  seed: 'dhvani',
  motif: 'river-landscape',
  palette: 'marigold',
  title: 'Rain, rivers and birds, mixed by you',
  kicker: 'Focus, meditation, rest and sleep',
} as const

/** For Home, whose address shared mixes have. */
const MIX_CARD = {
  name: 'mix',
  seed: 'mix',
  motif: 'river-landscape',
  palette: 'leaf',
  title: 'Listen to a mix of rain, rivers and birds',
  kicker: 'Made on Dhvani',
} as const

const articleCard = ({ frontMatter }: ReadArticle): SocialCard & { readonly name: string } => {
  const { slug, motif, palette, title, category, readMinutes } = frontMatter
  const kicker = `${category} · ${readMinutes} min read`
  return { name: slug, seed: slug, motif, palette, title, kicker }
}

/**
 * Writes public/social/{slug}.png, dhvani.png for the site itself and mix.png for Home. A card is drawn again only
 * after a change: the renderer takes half a second for each.
 */
export const drawSocialPictures = async (articles: readonly ReadArticle[]): Promise<void> => {
  const cards = [SITE_CARD, MIX_CARD, ...articles.map(articleCard)]
  await mkdir(OUTPUT, { recursive: true })
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
