/** Follows redirects as a browser with cookies does, and stops before the first wanted address. */
export const followRedirects = async (
  start: string,
  isWanted: (url: URL) => boolean,
): Promise<URL> => {
  const jar = new Map<string, string>()
  let at = start
  for (let hop = 0; hop < 15; hop += 1) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1)
      const cut = pair.indexOf('=')
      jar.set(pair.slice(0, cut), pair.slice(cut + 1))
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${at} answered ${response.status}`)
    const next = new URL(location, at)
    if (isWanted(next)) return next
    at = next.href
  }
  throw new Error('Too many redirects.')
}
