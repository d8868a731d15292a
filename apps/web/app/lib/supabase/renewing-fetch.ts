type Fetch = typeof fetch

type RenewingFetch = {
  readonly send: Fetch
  /** Renews the session. @returns its new access token, or `undefined` where there is none */
  readonly renew: () => Promise<string | undefined>
  /** Tells whether the service refused the token, before anything of the request ran. */
  readonly isRefused: (response: Response) => boolean | Promise<boolean>
}

/**
 * Creates the `fetch` of a service's client. A token that is refused belongs to a session that has ended elsewhere, or
 * to a clock that is wrong. Renewing finds out which: it ends an ended session here too, and otherwise the request is
 * sent once more.
 */
export const createRenewingFetch =
  ({ send, renew, isRefused }: RenewingFetch): Fetch =>
  async (input, init) => {
    const response = await send(input, init)
    if (!(await isRefused(response))) return response
    const token = await renew().catch((error: unknown) => reportError(error))
    if (token === undefined) return response
    const headers = new Headers(init?.headers)
    headers.set('Authorization', `Bearer ${token}`)
    return send(input, { ...init, headers })
  }

/** docs/contract/data.md §5 */
export const isRefusedByData = ({ status }: Response): boolean => status === 401

/** What the storage service says of a token that it does not take (docs/contract/storage.md §1). */
const REFUSED_TOKEN = /^(?:"exp" claim timestamp check failed|signature verification failed)/

/** @returns whether a refusal of the storage service, in JSON or in plain text, is about the token */
export const isTokenRefusal = (body: string): boolean => {
  try {
    const told: unknown = JSON.parse(body)
    return (
      typeof told === 'object' &&
      told !== null &&
      'message' in told &&
      REFUSED_TOKEN.test(String(told.message))
    )
  } catch {
    return REFUSED_TOKEN.test(body)
  }
}

export const isRefusedByStorage = async (response: Response): Promise<boolean> =>
  (response.status === 400 || response.status === 401 || response.status === 403) &&
  isTokenRefusal(await response.clone().text())
