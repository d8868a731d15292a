import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ARTICLE_LANGUAGES } from '../../content/article-languages.ts'
import { readArticles, type ReadArticle } from '../../content/read-articles.ts'
import { readMessages } from '../../vite/catalogue.ts'
import { feedName, renderFeed, renderRobots, renderSitemap } from './render-feeds.ts'
import { drawSocialPictures } from './social-pictures.ts'
import { drawThemedArtworkFile } from '../../app/ui/art/draw-artwork.ts'

const OUTPUT = fileURLToPath(new URL('../../app/pictures', import.meta.url))

/** The picture beside the contact form. */
const CONTACT = { seed: 'contact', motif: 'bansuri', palette: 'peacock' } as const

/** Draws app/pictures/article-{slug}.svg, the hero and the card of each article, and contact.svg. */
const drawReadingPictures = async (articles: readonly ReadArticle[]): Promise<void> => {
  await mkdir(OUTPUT, { recursive: true })
  for (const { frontMatter } of articles) {
    const { slug, motif, palette } = frontMatter
    const picture = drawThemedArtworkFile({ seed: slug, motif, palette })
    await writeFile(`${OUTPUT}/article-${slug}.svg`, picture)
  }
  await writeFile(`${OUTPUT}/contact.svg`, drawThemedArtworkFile(CONTACT))
}

const publicFile = (name: string) => fileURLToPath(new URL(`../../public/${name}`, import.meta.url))

const readTranslations = (): ReadonlyMap<string, ReadArticle> =>
  new Map(
    ARTICLE_LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
      readArticles(language).map(
        (article) => [`/${language}/blog/${article.frontMatter.slug}`, article] as const,
      ),
    ),
  )

/** Makes pictures, social cards, feeds, sitemap and robots.txt from the articles' front matter. */
export const buildReading = async (): Promise<void> => {
  const articles = readArticles()
  await drawReadingPictures(articles)
  await drawSocialPictures()
  await mkdir(publicFile('feeds'), { recursive: true })
  for (const language of ARTICLE_LANGUAGES) {
    const { site_name: title, blog_description: description } = readMessages(language)
    if (title === undefined || description === undefined)
      throw new Error(`The feed has no name in ${language}`)
    const feed = renderFeed(readArticles(language), language, { title, description })
    await writeFile(publicFile(feedName(language)), feed)
  }
  await writeFile(publicFile('sitemap.xml'), renderSitemap(articles, readTranslations()))
  await writeFile(publicFile('robots.txt'), renderRobots())
}
