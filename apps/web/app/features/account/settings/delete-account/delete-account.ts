import { forgetAccount } from '#lib/session/account-trace.ts'
import { fetchWithin } from '#lib/supabase/fetch-within.ts'
import { loadRequestHeaders, serviceUrl } from '#lib/supabase/index.ts'

export type Deletion =
  | { readonly kind: 'done' }
  /** The backend has no such function. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }

const readRefusal = async (response: Response): Promise<Deletion> => {
  const body: unknown = await response.json().catch(() => undefined)
  const { code, error } = (body ?? {}) as { code?: unknown; error?: unknown }
  return {
    kind: 'refused',
    code: typeof code === 'string' ? code : '',
    message: typeof error === 'string' ? error : '',
  }
}

/** @param accessToken of a session that began just now; the default is that of the page */
export const deleteAccount = async (accessToken?: string): Promise<Deletion> => {
  const headers = await loadRequestHeaders()
  const response = await fetchWithin(serviceUrl('/functions/v1/delete-account'), {
    method: 'POST',
    headers: {
      ...headers,
      ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
    },
  })
  if (response.ok) {
    forgetAccount()
    return { kind: 'done' }
  }
  return response.status === 404 ? { kind: 'absent' } : readRefusal(response)
}
