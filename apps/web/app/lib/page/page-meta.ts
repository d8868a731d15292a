/**
 * Prerendered pages name a host that does not exist, and the server puts PUBLIC_URL in its place.
 * The browser reads what the server put there: with another host React would not recognise its own
 * head and would write each address twice. A build for a static host sets VITE_SITE_URL.
 */
const readOrigin = (): string => {
  if (typeof document === 'undefined') return process.env.VITE_SITE_URL ?? 'https://dhvani.invalid'
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).origin : location.origin
}

export const SITE_ORIGIN = readOrigin()

/** @param path begins with a slash */
export const absoluteUrl = (path: string): string => `${SITE_ORIGIN}${path}`

type PageMeta = {
  /** Title of the page, without the site's name. */
  readonly title: string
  readonly description: string
  /** Address of the page, with its language prefix. */
  readonly path: string
  readonly keywords?: readonly string[]
  readonly type?: 'website' | 'article'
  /** Path of the picture for social cards. */
  readonly image?: string
  /** Tells search engines to leave the page out of their results. */
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
