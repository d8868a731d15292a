import type { MetaArgs } from 'react-router'
import { m } from '#messages'
import type { ArticleHead } from '#content/article-data.ts'
import { localPath, pathIn } from '#lib/language/paths.ts'
import { absoluteUrl, pageMeta } from '#lib/page/page-meta.ts'
import { feedLink } from './feed-link.ts'
import { structuredData } from './structured-data.ts'
import { translated } from './translated.ts'

const articleOf = (matches: MetaArgs['matches']): ArticleHead => {
  const handle = matches.at(-1)?.handle
  if (typeof handle !== 'object' || handle === null || !('slug' in handle))
    throw new Error('This route is no article')
  return handle as ArticleHead
}

/**
 * Each article's module exports this as its `meta` (vite/articles-plugin.ts), because the parent
 * route does not see the matches of its children.
 */
export const articleMeta = ({ matches }: MetaArgs) => {
  const article = translated(articleOf(matches))
  const path = localPath(`/blog/${article.slug}`)
  // Its card is in the language of the text, not of the page.
  const language = article.language ?? 'en'
  const image = `/social${pathIn(language, `/${article.slug}.png`)}`
  return [
    ...pageMeta({
      title: article.title,
      description: article.description,
      keywords: article.keywords,
      type: 'article',
      path,
      language,
      image,
    }),
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: article.title },
    { property: 'article:published_time', content: article.published },
    { property: 'article:section', content: article.section ?? article.category },
    { name: 'author', content: m.article_author() },
    { name: 'twitter:title', content: `${article.title} | ${m.site_name()}` },
    { name: 'twitter:description', content: article.description },
    { name: 'twitter:image', content: absoluteUrl(image) },
    feedLink(),
    {
      'script:ld+json': structuredData(article, {
        page: absoluteUrl(path),
        picture: absoluteUrl(image),
        home: absoluteUrl('/'),
      }),
    },
  ]
}
