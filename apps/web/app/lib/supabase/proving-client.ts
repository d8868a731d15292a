import { GoTrueClient } from '@supabase/auth-js'
import { loadSiteConfig } from '#lib/page/site-config.ts'
import { serviceUrl } from './addresses.ts'
import { fetchWithin } from './fetch-within.ts'

/**
 * A second auth client, for a person who signs in again to prove who they are. Its session is
 * separate from the page's, is stored nowhere and is not announced to other tabs.
 */
export const createProvingClient = async (): Promise<GoTrueClient> => {
  const { publishableKey } = await loadSiteConfig()
  return new GoTrueClient({
    url: serviceUrl('/auth/v1'),
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey: 'dhvani-proof',
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
    fetch: fetchWithin,
  })
}
