import { m } from '#messages'
import { fetchWithin } from '#lib/supabase/fetch-within.ts'
import { loadRequestHeaders, serviceUrl } from '#lib/supabase/index.ts'

const refusalOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => undefined)
  const { msg } = (body ?? {}) as { msg?: unknown }
  return typeof msg === 'string' && response.status < 500 ? msg : m.unexpected_error()
}

/**
 * Makes the session fresh, for calls of the auth client that carry no proof themselves
 * (docs/contract/auth.md §19.2).
 *
 * @returns why the service refused the code, or `undefined`
 */
export const proveSession = async (nonce: string): Promise<string | undefined> => {
  const response = await fetchWithin(serviceUrl('/auth/v1/reauthenticate'), {
    method: 'POST',
    headers: { ...(await loadRequestHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({ nonce }),
  })
  return response.ok ? undefined : refusalOf(response)
}
