import type { Platform } from '#platform/platform.ts'
import { createOidcClient, type OidcClient } from './identities/oidc-client.ts'
import { readSamlProviders, type SamlProvider } from './identities/saml/read-saml-providers.ts'
import { syncSamlProviders } from './identities/saml/saml-store.ts'

/** What every endpoint of the auth service works with. */
export type AuthContext = Platform & {
  /** Absent when the operator has not configured it. */
  readonly google: OidcClient | undefined
  /** Further issuers whose id_tokens are accepted. */
  readonly oidcIssuers: readonly { readonly clientId: string; readonly client: OidcClient }[]
  /** This service's address from outside: in links of mails and as the issuer of tokens. */
  readonly apiUrl: string
  /** Whether mails reach their recipients. */
  readonly hasMail: boolean
  /** Whether text messages reach their recipients. */
  readonly hasPhone: boolean
  /** Whether people sign up and in with a number and a password. */
  readonly takesPhones: boolean
  readonly hasSaml: boolean
  readonly samlProviders: readonly SamlProvider[]
}

export const createAuthContext = async (platform: Platform): Promise<AuthContext> => {
  const { config } = platform
  const samlProviders = config.samlProvidersFile
    ? await readSamlProviders(config.samlProvidersFile)
    : []
  // Without a provider, text messages go to the local mailbox like mail.
  const hasPhone = config.sms !== undefined || config.delivery === 'mailbox'
  await syncSamlProviders(platform.database, samlProviders, platform.clock.now())
  return {
    ...platform,
    google: config.google && createOidcClient(config.google),
    oidcIssuers: config.oidcIssuers.map(({ issuer, clientId }) => ({
      clientId,
      client: createOidcClient({ issuer, clientId, clientSecret: '' }),
    })),
    apiUrl: `${config.publicUrl}/auth/v1`,
    hasMail: config.delivery !== 'none',
    hasPhone,
    takesPhones: hasPhone || config.auth.smsAutoconfirm,
    hasSaml: samlProviders.length > 0,
    samlProviders,
  }
}
