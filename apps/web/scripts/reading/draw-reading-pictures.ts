import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawThemedArtworkFile } from '../../app/ui/art/draw-artwork.ts'
import type { ReadArticle } from '../../content/read-articles.ts'

const OUTPUT = fileURLToPath(new URL('../../app/pictures', import.meta.url))

/** The picture beside the contact form. */
const CONTACT = { seed: 'contact', motif: 'bansuri', palette: 'peacock' } as const

/** Draws app/pictures/article-{slug}.svg, the hero and the card of each article, and contact.svg. */
export const drawReadingPictures = async (articles: readonly ReadArticle[]): Promise<void> => {
  await mkdir(OUTPUT, { recursive: true })
  for (const { frontMatter } of articles) {
    const { slug, motif, palette } = frontMatter
    const picture = drawThemedArtworkFile({ seed: slug, motif, palette })
    await writeFile(`${OUTPUT}/article-${slug}.svg`, picture)
  }
  await writeFile(`${OUTPUT}/contact.svg`, drawThemedArtworkFile(CONTACT))
}
