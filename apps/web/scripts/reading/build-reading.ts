import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readArticles } from '../../content/read-articles.ts'
import { drawReadingPictures } from './draw-reading-pictures.ts'
import { renderFeed, renderRobots, renderSitemap } from './render-feeds.ts'
import { drawSocialPictures } from './social-pictures.ts'

const publicFile = (name: string) => fileURLToPath(new URL(`../../public/${name}`, import.meta.url))

/** Makes pictures, social cards, feed, sitemap and robots.txt from the articles' front matter. */
export const buildReading = async (): Promise<void> => {
  const articles = readArticles()
  await drawReadingPictures(articles)
  await drawSocialPictures(articles)
  await writeFile(publicFile('feed.xml'), renderFeed(articles))
  await writeFile(publicFile('sitemap.xml'), renderSitemap(articles))
  await writeFile(publicFile('robots.txt'), renderRobots())
}
