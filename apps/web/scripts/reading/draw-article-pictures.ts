import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawThemedArtworkFile } from '../../app/ui/art/draw-artwork.ts'
import type { ReadArticle } from '../../content/read-articles.ts'

const OUTPUT = fileURLToPath(new URL('../../app/pictures', import.meta.url))

/** Draws app/pictures/article-{slug}.svg, the hero and the card of each article. */
export const drawArticlePictures = async (articles: readonly ReadArticle[]): Promise<void> => {
  await mkdir(OUTPUT, { recursive: true })
  for (const { frontMatter } of articles) {
    const { slug, motif, palette } = frontMatter
    const picture = drawThemedArtworkFile({ seed: slug, motif, palette })
    await writeFile(`${OUTPUT}/article-${slug}.svg`, picture)
  }
}
