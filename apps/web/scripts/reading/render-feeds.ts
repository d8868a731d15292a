import { SITE_ORIGIN } from '../../app/lib/page/site-origin.ts'
import { languagePaths } from '../../vite/language-paths.ts'
import type { ReadArticle } from '../../content/read-articles.ts'
import { escapeXml } from './escape-xml.ts'

/** A date as RFC 822 writes it, which RSS 2.0 demands; articles have no time of day. */
const rssDate = (published: string): string => new Date(`${published}T00:00:00Z`).toUTCString()

const articlePath = ({ frontMatter }: ReadArticle): string => `/blog/${frontMatter.slug}`

const articleUrl = (article: ReadArticle): string => SITE_ORIGIN + articlePath(article)

/** RSS 2.0 of the listed articles, newest first. */
export const renderFeed = (articles: readonly ReadArticle[]): string => {
  const listed = articles.filter(({ frontMatter }) => frontMatter.listed)
  const items = listed.map((article) => {
    const { title, excerpt, category, published, slug } = article.frontMatter
    const url = articleUrl(article)
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${url}</link>`,
      `      <guid isPermaLink="true">${url}</guid>`,
      `      <pubDate>${rssDate(published)}</pubDate>`,
      `      <category>${escapeXml(category)}</category>`,
      `      <description>${escapeXml(excerpt)}</description>`,
      `      <media:content url="${SITE_ORIGIN}/social/${slug}.png" medium="image" type="image/png" width="1200" height="630"/>`,
      '    </item>',
    ].join('\n')
  })
  const newest = listed[0]?.frontMatter.published ?? '2024-12-10'
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>Dhvani</title>
    <link>${SITE_ORIGIN}/blog</link>
    <atom:link href="${SITE_ORIGIN}/feed.xml" rel="self" type="application/rss+xml"/>
    <description>Essays about sound, Indian music and how people feel.</description>
    <language>en</language>
    <lastBuildDate>${rssDate(newest)}</lastBuildDate>
${items.join('\n')}
  </channel>
</rss>
`
}

const PAGES = [
  '/',
  '/blog',
  '/what-is-known',
  '/beatboxer',
  '/contact',
  '/donate',
  '/terms',
  '/privacy',
] as const

const entry = (path: string, lastChange = ''): string =>
  `  <url><loc>${SITE_ORIGIN}${path}</loc>${lastChange}</url>`

/** Every page in every language for search engines: all 23 articles, those outside the list too. */
export const renderSitemap = (articles: readonly ReadArticle[]): string => {
  const pages = PAGES.flatMap(languagePaths).map((path) => entry(path))
  const posts = articles.flatMap((article) => {
    const { published, updated = published } = article.frontMatter
    return languagePaths(articlePath(article)).map((path) =>
      entry(path, `<lastmod>${updated}</lastmod>`),
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...posts].join('\n')}
</urlset>
`
}

export const renderRobots = (): string => `User-agent: *
Allow: /
${languagePaths('/auth')
  .map((path) => `Disallow: ${path}`)
  .join('\n')}
Disallow: /mailbox

Sitemap: ${SITE_ORIGIN}/sitemap.xml
`
