type Fetch = typeof fetch

type AuthFetchOptions = {
  readonly fetch: Fetch
  readonly now: () => number
  /** The service will never take this refresh token again. */
  readonly onRefused: (refreshToken: string) => void
}

/** Longer than any healthy answer takes: signing out does not wait for a service that hangs. */
const LOGOUT_WITHIN_MS = 3000

/** Refused for the moment only, for too many requests; auth-js would take both as final. */
const NOT_NOW = new Set([409, 429])

const isRefresh = (url: URL): boolean =>
  url.pathname.endsWith('/token') && url.searchParams.get('grant_type') === 'refresh_token'

const refreshTokenIn = (body: unknown): string => {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
  return typeof sent === 'object' && sent !== null && 'refresh_token' in sent
    ? String(sent.refresh_token)
    : ''
}

type Timed = { readonly expires_in: number }

const isTimed = (answer: unknown): answer is Timed =>
  typeof answer === 'object' &&
  answer !== null &&
  'expires_at' in answer &&
  'expires_in' in answer &&
  typeof answer.expires_in === 'number'

/** Sets the end of a token by this device's clock, which may differ from the service's by minutes. */
const byOwnClock = async (response: Response, now: number): Promise<Response> => {
  const text = await response.text()
  const answer: unknown = JSON.parse(text)
  const body = isTimed(answer)
    ? JSON.stringify({ ...answer, expires_at: Math.round(now / 1000) + answer.expires_in })
    : text
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}

/**
 * Creates the `fetch` of the auth client: a time limit, this device's clock, refused refreshes.
 *
 * When a person signs out, the service may refuse another request of the page that is still on its way. The data
 * client then asks for a new token (renewing-fetch.ts). Until the sign-out is answered this `fetch` refuses such a
 * refresh itself, without `onRefused`: the person is not told that the session has ended, since they have just ended it.
 */
export const createAuthFetch = ({ fetch: send, now, onRefused }: AuthFetchOptions): Fetch => {
  let isSigningOut = false

  const signOut: Fetch = async (input, init) => {
    try {
      // A visitor who signs out may leave the page at once: the service hears of it all the same.
      const signal = AbortSignal.timeout(LOGOUT_WITHIN_MS)
      return await send(input, { ...init, keepalive: true, signal })
    } finally {
      isSigningOut = false
    }
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith('/logout')) {
      isSigningOut ||= url.searchParams.get('scope') !== 'others'
      return signOut(input, init)
    }
    if (isSigningOut && isRefresh(url))
      return Response.json({ code: 'session_not_found' }, { status: 400 })
    const response = await send(input, init)
    if (response.ok && /\/(token|signup|verify)$/.test(url.pathname))
      return byOwnClock(response, now())
    if (!isRefresh(url) || response.ok || response.status >= 500) return response
    if (NOT_NOW.has(response.status)) return new Response(null, { status: 503 })
    onRefused(refreshTokenIn(init?.body))
    return response
  }
}
