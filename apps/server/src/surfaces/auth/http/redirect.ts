import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { authoritiesOf, matchesRedirectPattern } from './redirect-pattern.ts'

const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

/**
 * Parses an address that says the same to every reader. The parser would repair the others: it reads
 * `\` as `/`, decodes `%`, maps `。` to `.` and drops tabs. So the host must be written as the parser
 * reads it.
 */
const parseTarget = (target: string): URL | undefined => {
  if (/[\\\p{Cc}]/u.test(target) || !URL.canParse(target)) return undefined
  const url = new URL(target)
  const [, written] = /^[^:/?#]+:\/\/([^/?#]*)/.exec(target) ?? []
  if (written === undefined) return url.host === '' ? url : undefined
  const isPlain = /^[\w.:[\]-]*$/.test(written)
  const isSame = [written, written.toLowerCase()].some((text) => authoritiesOf(url).includes(text))
  return isPlain && isSame ? url : undefined
}

const isAllowed = (target: string, siteUrl: string, globs: readonly string[]): boolean => {
  const url = parseTarget(target)
  if (!url) return false
  const site = new URL(siteUrl)
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
  if (url.protocol === site.protocol && url.hostname === site.hostname)
    if (url.port === site.port || url.hostname === 'localhost') return true
  if (isHttp && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return isLoopback(url.hostname)
  return globs.some((glob) => matchesRedirectPattern(url, glob))
}

/**
 * Where the visitor goes after a mailed link or a provider (docs/contract/auth.md §3). A target that is not
 * allowed is silently replaced by the site.
 */
export const resolveRedirect = (
  candidates: readonly (string | undefined)[],
  siteUrl: string,
  globs: readonly string[],
): string => {
  const wanted = candidates.find((candidate) => candidate !== undefined && candidate !== '')
  return wanted !== undefined && isAllowed(wanted, siteUrl, globs) ? wanted : siteUrl
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const redirectOf = (
  request: FastifyRequest,
  config: {
    readonly publicUrl: string
    readonly auth: { readonly redirectUrls: readonly string[] }
  },
  fromBody?: string,
): string =>
  resolveRedirect(
    [
      text(request.headers.redirect_to),
      text((request.query as Record<string, unknown>).redirect_to),
      fromBody,
      request.headers.referer,
    ],
    config.publicUrl,
    config.auth.redirectUrls,
  )
