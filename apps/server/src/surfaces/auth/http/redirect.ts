import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

/** `*` matches up to the next `.` or `/`, `**` past them, `?` one character other than those. */
const globToPattern = (glob: string): RegExp => {
  const source = glob
    .split('#', 1)[0]
    ?.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**', '\0')
    .replaceAll('*', '[^./]*')
    .replaceAll('?', '[^./]')
    .replaceAll('\0', '.*')
  return new RegExp(`^${source ?? ''}$`)
}

const isAllowed = (target: string, siteUrl: string, globs: readonly string[]): boolean => {
  if (!URL.canParse(target)) return false
  const url = new URL(target)
  const site = new URL(siteUrl)
  if (url.username !== '' || url.password !== '') return false
  // A browser takes `http://2130706433` for 127.0.0.1, so disguised addresses are refused.
  const isPlain = target.toLowerCase().includes(url.hostname)
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 && !isPlain) return false
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
  if (url.protocol === site.protocol && url.hostname === site.hostname)
    if (url.port === site.port || url.hostname === 'localhost') return true
  if (isHttp && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return isLoopback(url.hostname)
  const withoutFragment = target.split('#', 1)[0] ?? ''
  return globs.some((glob) => globToPattern(glob).test(withoutFragment))
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
