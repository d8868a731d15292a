import { SITE_ORIGIN } from '../../app/lib/page/site-origin.ts'
import { languagePaths } from '../../vite/language-paths.ts'
import type { ArticleLanguage } from '../../content/article-languages.ts'
import type { ReadArticle } from '../../content/read-articles.ts'
import { categoryIn } from '../../vite/catalogue.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** @returns a text for the content of an element or for an attribute */
const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '')

/** A date as RFC 822 writes it, which RSS 2.0 demands; articles have no time of day. */
const rssDate = (published: string): string => new Date(`${published}T00:00:00Z`).toUTCString()

const articlePath = ({ frontMatter }: ReadArticle): string => `/blog/${frontMatter.slug}`

/** Address of an article or page in a language, as app/lib/language/paths.ts makes it. */
const addressIn = (language: ArticleLanguage, path: string): string =>
  `${SITE_ORIGIN}${language === 'en' ? '' : `/${language}`}${path}`

/** Path of a language's feed, from the root of the site; the page links it by features/blog/feed-link.ts. */
export const feedName = (language: ArticleLanguage): string =>
  language === 'en' ? 'feed.xml' : `feeds/${language}.xml`

type Channel = { readonly title: string; readonly description: string }

/**
 * RSS 2.0 of the listed articles in a language, newest first.
 *
 * @param channel title and description of the feed, in its language
 */
export const renderFeed = (
  articles: readonly ReadArticle[],
  language: ArticleLanguage,
  channel: Channel,
): string => {
  const listed = articles.filter(({ frontMatter }) => frontMatter.listed)
  const folder = language === 'en' ? '' : `${language}/`
  const items = listed.map((article) => {
    const { title, excerpt, category, published, slug } = article.frontMatter
    const url = addressIn(language, articlePath(article))
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${url}</link>`,
      `      <guid isPermaLink="true">${url}</guid>`,
      `      <pubDate>${rssDate(published)}</pubDate>`,
      `      <category>${escapeXml(categoryIn(language, category))}</category>`,
      `      <description>${escapeXml(excerpt)}</description>`,
      `      <media:content url="${SITE_ORIGIN}/social/${folder}${slug}.png" medium="image" type="image/png" width="1200" height="630"/>`,
      '    </item>',
    ].join('\n')
  })
  const newest = listed[0]?.frontMatter.published ?? '2024-12-10'
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>${escapeXml(channel.title)}</title>
    <link>${addressIn(language, '/blog')}</link>
    <atom:link href="${SITE_ORIGIN}/${feedName(language)}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(channel.description)}</description>
    <language>${language}</language>
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
  '/riyaz',
  '/contact',
  '/donate',
  '/terms',
  '/privacy',
  '/withdraw',
  '/accessibility',
] as const

const entry = (path: string, lastChange = ''): string =>
  `  <url><loc>${SITE_ORIGIN}${path}</loc>${lastChange}</url>`

/**
 * Every page in every language for search engines: all articles, also those that the list leaves out.
 *
 * @param translations the articles in other languages than English, each by its address there
 */
export const renderSitemap = (
  articles: readonly ReadArticle[],
  translations: ReadonlyMap<string, ReadArticle> = new Map(),
): string => {
  const pages = PAGES.flatMap(languagePaths).map((path) => entry(path))
  const posts = articles.flatMap((article) => {
    return languagePaths(articlePath(article)).map((path) => {
      const { published, updated = published } = (translations.get(path) ?? article).frontMatter
      return entry(path, `<lastmod>${updated}</lastmod>`)
    })
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
