import { findEmail } from '../accounts/email.ts'
import type { ProviderClaims } from './oidc-client.ts'

/** Access tokens carry these claims, and the headers of a request have 16 KiB. */
const LONGEST = { name: 256, address: 2_048 } as const

/** @returns `undefined` for what is no text, empty or too long for a token */
export const shortText = (
  value: unknown,
  kind: keyof typeof LONGEST = 'name',
): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST[kind] ? value : undefined

export type ProviderProfile = {
  readonly provider: string
  readonly providerId: string
  /** In lower case; empty when the provider gave none, or something else. */
  readonly email: string
  readonly isEmailVerified: boolean
  readonly data: Readonly<Record<string, unknown>>
}

/** The claims of a provider that the account keeps and shows (docs/contract/auth.md §22.1). */
export const readProfile = (provider: string, claims: ProviderClaims): ProviderProfile => {
  const email = findEmail(shortText(claims.email) ?? '') ?? ''
  const isEmailVerified = claims.email_verified === true || claims.email_verified === 'true'
  const name = shortText(claims.name)
  const picture = shortText(claims.picture, 'address')
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
    ...(shortText(claims.hd) ? { custom_claims: { hd: claims.hd } } : {}),
  }
  return { provider, providerId: claims.sub, email, isEmailVerified, data }
}
