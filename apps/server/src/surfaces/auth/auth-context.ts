import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { KeyRing } from '#platform/keys/key-ring.ts'
import type { Logger } from '#platform/log.ts'
import type { Outbox } from '#platform/outbox/outbox.ts'
import type { PasswordHasher } from '#platform/passwords/password-hasher.ts'
import type { Platform } from '#platform/platform.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.ts'
import { readSamlProviders, type SamlProvider } from './identities/saml/read-saml-providers.ts'
import { syncSamlProviders } from './identities/saml/saml-store.ts'
import { createOidcClient, type OidcClient } from './identities/oidc-client.ts'

/** What every endpoint of the auth service works with. */
export type AuthContext = {
  readonly config: Config
  readonly clock: Clock
  readonly database: Database
  readonly keys: KeyRing
  readonly passwords: PasswordHasher
  readonly outbox: Outbox
  readonly rateLimits: RateLimits
  readonly log: Logger
  /** Absent: not configured. */
  readonly google: OidcClient | undefined
  /** Further issuers whose id_tokens are taken. */
  readonly oidcIssuers: readonly { readonly clientId: string; readonly client: OidcClient }[]
  /** Where this service is reached from outside: links in mails, issuer of tokens. */
  readonly apiUrl: string
  /** Whether mails can reach anybody. */
  readonly hasMail: boolean
  readonly hasPhone: boolean
  readonly hasSaml: boolean
  readonly samlProviders: readonly SamlProvider[]
}

export const createAuthContext = async (platform: Platform): Promise<AuthContext> => {
  const { config } = platform
  const samlProviders = config.samlProvidersFile
    ? await readSamlProviders(config.samlProvidersFile)
    : []
  await syncSamlProviders(platform.database, samlProviders, platform.clock.now())
  return {
    config,
    clock: platform.clock,
    database: platform.database,
    keys: platform.keys,
    passwords: platform.passwords,
    outbox: platform.outbox,
    rateLimits: platform.rateLimits,
    log: platform.log,
    google: config.google && createOidcClient(config.google),
    oidcIssuers: config.oidcIssuers.map(({ issuer, clientId }) => ({
      clientId,
      client: createOidcClient({ issuer, clientId, clientSecret: '' }),
    })),
    apiUrl: `${config.publicUrl}/auth/v1`,
    hasMail: config.delivery !== 'none',
    // Without a provider, text messages go to the local mailbox like mail.
    hasPhone: config.sms !== undefined || config.delivery === 'mailbox',
    hasSaml: samlProviders.length > 0,
    samlProviders,
  }
}
