import { GoTrueClient } from '@supabase/auth-js'
import { loadSiteConfig } from '#lib/page/site-config.ts'
import { SESSION_KEY, serviceUrl } from './addresses.ts'
import { createAuthFetch } from './auth-fetch.ts'
import { fetchWithin } from './fetch-within.ts'
import { deviceStorage } from '#lib/store/browser-storage.ts'

let handleRefused: (refreshToken: string) => void = () => undefined

/** Sets what is called, before auth-js, when the service will never accept a refresh token again. */
export const onRefusedRefresh = (handler: (refreshToken: string) => void): void => {
  handleRefused = handler
}

const createAuth = async (): Promise<GoTrueClient> => {
  const { publishableKey } = await loadSiteConfig()
  return new GoTrueClient({
    url: serviceUrl('/auth/v1'),
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey: SESSION_KEY,
    storage: deviceStorage(),
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'pkce',
    fetch: createAuthFetch({
      fetch: fetchWithin,
      now: () => Date.now(),
      onRefused: (refreshToken) => handleRefused(refreshToken),
    }),
  })
}

let auth: Promise<GoTrueClient> | undefined

export const getAuth = (): Promise<GoTrueClient> => {
  auth ??= createAuth().catch((error: unknown) => {
    auth = undefined
    throw error
  })
  return auth
}

/** @returns the new access token; `undefined` where the service refused, or did not answer */
export const renewSession = async (): Promise<string | undefined> =>
  (await (await getAuth()).refreshSession()).data.session?.access_token

/**
 * @returns headers with the token of the listener, or with the publishable key for a visitor
 * @throws when the token of a listener cannot be renewed just now
 */
export const requestHeaders = async (): Promise<Record<string, string>> => {
  const [{ publishableKey }, client] = await Promise.all([loadSiteConfig(), getAuth()])
  const { data, error } = await client.getSession()
  if (error) throw error
  return {
    apikey: publishableKey,
    Authorization: `Bearer ${data.session?.access_token ?? publishableKey}`,
  }
}
