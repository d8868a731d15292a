/** `*` stops at `.` and `/`, `**` does not, `?` is one other character. */
const patternOf = (glob: string): RegExp => {
  const source = glob
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**', '\0')
    .replaceAll('*', '[^./]*')
    .replaceAll('?', '[^./]')
    .replaceAll('\0', '.*')
  return new RegExp(`^${source}$`)
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/** The two spellings of a host on its scheme's default port; one spelling on another port. */
export const authoritiesOf = (url: URL): string[] => {
  const port = DEFAULT_PORTS[url.protocol]
  return url.port === '' && port !== undefined ? [url.host, `${url.host}:${port}`] : [url.host]
}

/** Path and query, where a bare origin has no `/` either. */
const restsOf = ({ pathname, search }: URL): string[] =>
  pathname === '/' ? [`/${search}`, search] : [`${pathname}${search}`]

/**
 * Compares scheme, host and path one by one, so that no wildcard of one part reaches into another.
 *
 * @param glob an entry of `AUTH_REDIRECT_URLS`
 */
export const matchesRedirectPattern = (url: URL, glob: string): boolean => {
  // The parser writes a path in ASCII.
  const wanted = (glob.split('#', 1)[0] ?? '').replaceAll(/\P{ASCII}+/gu, encodeURIComponent)
  if (wanted === '**') return url.host !== ''
  const [, scheme, authority, path] = /^([^:/]*:)\/\/([^/]*)(.*)$/.exec(wanted) ?? []
  if (scheme === undefined || authority === undefined || path === undefined)
    return url.host === '' && patternOf(wanted).test(`${url.protocol}${url.pathname}${url.search}`)
  const host = patternOf(authority.toLowerCase())
  const rest = patternOf(path === '' && authority.endsWith('**') ? '**' : path)
  return (
    patternOf(scheme.toLowerCase()).test(url.protocol) &&
    authoritiesOf(url).some((found) => host.test(found.toLowerCase())) &&
    restsOf(url).some((found) => rest.test(found))
  )
}

/** @returns whether an entry of `AUTH_REDIRECT_URLS` spells its host out; its port may be a wildcard */
export const namesHost = (glob: string): boolean => {
  const [, host] = /^[^:/]*:\/\/(\[[^\]]*\]|[^:/]*)/.exec(glob) ?? []
  return host !== undefined && host !== '' && !/[*?]/.test(host)
}
