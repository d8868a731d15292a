/** The cookies of one browser, by name. */
export type CookieJar = Map<string, string>

const fetchWith = async (
  jar: CookieJar,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> => {
  const headers = new Headers(init?.headers)
  headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  const response = await fetch(input, { ...init, headers })
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';', 1)
    const cut = pair.indexOf('=')
    jar.set(pair.slice(0, cut), pair.slice(cut + 1))
  }
  return response
}

/** What a page of that browser fetches with, from its own origin. */
export const fetchOf =
  (jar: CookieJar): typeof fetch =>
  (...request) =>
    fetchWith(jar, ...request)

/** Follows redirects as a browser with cookies does, and stops before the first wanted address. */
export const followRedirects = async (
  start: string,
  isWanted: (url: URL) => boolean,
  jar: CookieJar = new Map(),
): Promise<URL> => {
  let at = start
  for (let hop = 0; hop < 15; hop += 1) {
    const response = await fetchWith(jar, at, { redirect: 'manual' })
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${at} answered ${response.status}`)
    const next = new URL(location, at)
    if (isWanted(next)) return next
    at = next.href
  }
  throw new Error('Too many redirects.')
}
