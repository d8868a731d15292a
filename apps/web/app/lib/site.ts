/** Prerendered pages name this host; the server puts PUBLIC_URL in its place. */
export const SITE_ORIGIN = 'https://dhvani.invalid'

/** @param path begins with a slash */
export const absoluteUrl = (path: string): string => `${SITE_ORIGIN}${path === '/' ? '/' : path}`

type PageMeta = {
  /** Without the site's name. */
  readonly title: string
  readonly description: string
  /** Address of the page, with its language prefix. */
  readonly path: string
  readonly keywords?: readonly string[]
  readonly type?: 'website' | 'article'
  /** Path of the picture for social cards. */
  readonly image?: string
  /** Keeps a page out of search results. */
  readonly isPrivate?: boolean
}

/** @returns the descriptors of a route's `meta`: title, description, social cards, canonical link */
export const pageMeta = (page: PageMeta) => {
  const title = `${page.title} | Dhvani`
  const url = absoluteUrl(page.path)
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: 'Dhvani' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    ...(page.image ? [{ property: 'og:image', content: absoluteUrl(page.image) }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}
