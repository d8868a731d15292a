import type { ProviderClaims } from './oidc-client.ts'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

export type ProviderProfile = {
  readonly provider: string
  readonly providerId: string
  /** In lower case; empty when the provider gave none. */
  readonly email: string
  readonly isEmailVerified: boolean
  readonly data: Readonly<Record<string, unknown>>
}

/** The claims of a provider that the account keeps and shows (docs/contract/auth.md §22.1). */
export const readProfile = (provider: string, claims: ProviderClaims): ProviderProfile => {
  const email = text(claims.email)?.toLowerCase() ?? ''
  const isEmailVerified = claims.email_verified === true || claims.email_verified === 'true'
  const name = text(claims.name)
  const picture = text(claims.picture)
  const data = {
    iss: claims.iss,
    sub: claims.sub,
    name,
    picture,
    full_name: name,
    avatar_url: picture,
    provider_id: claims.sub,
    email: email || undefined,
    email_verified: isEmailVerified,
    phone_verified: false,
    ...(text(claims.hd) ? { custom_claims: { hd: claims.hd } } : {}),
  }
  return { provider, providerId: claims.sub, email, isEmailVerified, data }
}
