import { GoTrueClient } from '@supabase/auth-js'
import { loadSiteConfig } from '#lib/page/site-config.ts'
import { serviceUrl } from './addresses.ts'

/**
 * A second auth client, for somebody who signs in once more to prove who they are: its session is
 * beside the one of the page, kept nowhere and told to nobody.
 */
export const createProof = async (): Promise<GoTrueClient> => {
  const { publishableKey } = await loadSiteConfig()
  return new GoTrueClient({
    url: serviceUrl('/auth/v1'),
    headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
    storageKey: 'dhvani-proof',
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
  })
}
