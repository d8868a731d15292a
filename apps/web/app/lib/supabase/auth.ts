import { GoTrueClient } from '@supabase/auth-js'
import { loadSiteConfig } from '../site-config.ts'
import { SESSION_KEY, serviceUrl } from './addresses.ts'

const createAuth = async (): Promise<GoTrueClient> => {
  const { publishableKey } = await loadSiteConfig()
  return new GoTrueClient({
    url: serviceUrl('/auth/v1'),
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey: SESSION_KEY,
    storage: localStorage,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'pkce',
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

/** @returns headers that speak for the signed-in person, or for a visitor when nobody is */
export const requestHeaders = async (): Promise<Record<string, string>> => {
  const [{ publishableKey }, auth] = await Promise.all([loadSiteConfig(), getAuth()])
  const { data } = await auth.getSession()
  return {
    apikey: publishableKey,
    Authorization: `Bearer ${data.session?.access_token ?? publishableKey}`,
  }
}
