import { SOCIAL_SIZE } from '@dhvani/social-cards'
import { escapeHtml } from '#platform/escape-html.ts'

export type PageHead = {
  readonly title: string
  readonly description: string
  /** Whole address of the page. */
  readonly address: string
  /** Whole address of the picture. */
  readonly picture: string
}

/** What a page says about itself, as the build writes it. */
const OWN =
  /<title>[^<]*<\/title>|<meta\s[^>]*(?:name="(?:description|robots|twitter:[^"]*)"|property="og:(?:title|description|url|image[^"]*)")[^>]*>|<link\s[^>]*rel="canonical"[^>]*>/g

const tag = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}"/>`

/**
 * Puts the words of a link into the head of a page. Search engines leave such a page out: anybody may write its title,
 * and there is no end of such pages.
 */
export const writeHead = (html: string, page: PageHead): string => {
  const end = html.indexOf('</head>')
  const [head, rest] = [html.slice(0, end), html.slice(end)]
  const { title, description, address, picture } = page
  const own = [
    `<title>${escapeHtml(title)}</title>`,
    tag('name', 'description', description),
    tag('name', 'robots', 'noindex'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', address),
    tag('property', 'og:image', picture),
    tag('property', 'og:image:type', 'image/png'),
    tag('property', 'og:image:width', String(SOCIAL_SIZE.width)),
    tag('property', 'og:image:height', String(SOCIAL_SIZE.height)),
    tag('property', 'og:image:alt', title),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', description),
    tag('name', 'twitter:image', picture),
    `<link rel="canonical" href="${escapeHtml(address)}"/>`,
  ]
  return `${head.replaceAll(OWN, '')}${own.join('')}${rest}`
}
