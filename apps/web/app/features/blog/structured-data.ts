import { m } from '#messages'
import { baseLocale } from '#locale'
import type { ArticleHead } from '#content/article-data.ts'

type Addresses = { readonly page: string; readonly picture: string; readonly home: string }

/** schema.org's description of an article, for search engines. */
export const structuredData = (article: ArticleHead, { page, picture, home }: Addresses) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.description,
  datePublished: article.published,
  dateModified: article.updated ?? article.published,
  keywords: article.keywords.join(', '),
  articleSection: article.section ?? article.category,
  timeRequired: `PT${article.readMinutes}M`,
  inLanguage: article.language ?? baseLocale,
  image: { '@type': 'ImageObject', url: picture, width: 1200, height: 630 },
  mainEntityOfPage: { '@type': 'WebPage', '@id': page },
  author: { '@type': 'Organization', name: m.article_author(), url: home },
  publisher: { '@type': 'Organization', name: m.site_name(), url: home },
})
