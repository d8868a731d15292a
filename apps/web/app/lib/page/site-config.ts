import { PASSWORD_LENGTH, siteConfigSchema, type SiteConfig } from '@dhvani/catalogue'
import { ask } from '#lib/network/ask.ts'

/** A build setting that is given as an empty line counts as unset. */
const setting = (value: string | undefined): string | null => value || null

/** A site that was built for another backend than our server has its settings in the build. */
const builtInConfig = (publishableKey: string): SiteConfig => ({
  donationPrices: {
    10: setting(import.meta.env.VITE_STRIPE_PRICE_10),
    50: setting(import.meta.env.VITE_STRIPE_PRICE_50),
    100: setting(import.meta.env.VITE_STRIPE_PRICE_100),
  },
  upi: null,
  captchaSiteKey: null,
  captchaScriptUrl: null,
  contactByMail: false,
  mailboxUrl: null,
  publishableKey,
  passwordMinLength: PASSWORD_LENGTH.min,
  errorReports: 0,
  operator: {
    name: setting(import.meta.env.VITE_OPERATOR_NAME),
    address: setting(import.meta.env.VITE_OPERATOR_ADDRESS),
    law: setting(import.meta.env.VITE_OPERATOR_LAW),
    grievanceOfficer: setting(import.meta.env.VITE_GRIEVANCE_OFFICER),
  },
})

const fetchConfig = async (): Promise<SiteConfig> => {
  const key = import.meta.env.VITE_SUPABASE_ANON_KEY
  if (key) return builtInConfig(key)
  return ask(['/config.json'], async (response) => {
    if (!response.ok) throw new Error(`GET /config.json answered ${response.status}`)
    return siteConfigSchema.parse(await response.json())
  })
}

let loading: Promise<SiteConfig> | undefined

/**
 * Asks the server for the site's settings, once a page; after a failure the next call asks again.
 * Import this module lazily: it loads zod.
 */
export const loadSiteConfig = (): Promise<SiteConfig> => {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
