import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from '#platform/loopback.ts'
import { authoritiesOf, matchesRedirectPattern, namesHost } from './redirect-pattern.ts'

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

/** Beyond what any page of the site needs. */
const LONGEST = 1024

/** In ASCII without a space: what the parser leaves as it is in the path of an app's own scheme, too. */
const serialise = (url: URL): string =>
  url.href.replaceAll(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign))

const isAllowed = (url: URL, siteUrl: string, globs: readonly string[]): boolean => {
  const site = new URL(siteUrl)
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
  if (url.protocol === site.protocol && url.hostname === site.hostname)
    if (url.port === site.port || url.hostname === 'localhost') return true
  const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  const isLoopback = isLoopbackHost(url.hostname)
  if (isHttp && isNumber && !isLoopback) return false
  // A link of a site elsewhere must not lead to a program on its reader's machine, unless the operator names it.
  if (isHttp && isNumber && isLoopbackHost(site.hostname)) return true
  return globs.some((glob) => matchesRedirectPattern(url, glob) && (!isLoopback || namesHost(glob)))
}

/**
 * Where the visitor goes after a mailed link or a provider (docs/contract/auth.md §3). A target that is not
 * allowed is silently replaced by the site.
 *
 * @returns the site's address as configured, or an allowed one as the URL parser writes it: nothing that a stranger
 *   typed stands in a mail as typed
 */
export const resolveRedirect = (
  candidates: readonly (string | undefined)[],
  siteUrl: string,
  globs: readonly string[],
): string => {
  const wanted = candidates.find((candidate) => candidate !== undefined && candidate !== '')
  const url = wanted === undefined ? undefined : parseTarget(wanted)
  if (!url || !isAllowed(url, siteUrl, globs)) return siteUrl
  const target = serialise(url)
  return target.length > LONGEST ? siteUrl : target
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
