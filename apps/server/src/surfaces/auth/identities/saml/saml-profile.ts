import type { Profile } from '@node-saml/node-saml'
import { AuthError } from '../../auth-errors.ts'
import { findEmail } from '../../accounts/email.ts'
import { shortText, type ProviderProfile } from '../provider-profile.ts'
import type { SamlProvider } from './read-saml-providers.ts'

/** The attributes in which providers usually send the address. */
const EMAIL_ATTRIBUTES = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
const NAME_ATTRIBUTES = ['name', 'displayName', 'urn:oid:2.16.840.1.113730.3.1.241']

const textOf = (profile: Profile, names: readonly (string | undefined)[]): string => {
  for (const name of names) {
    const value = name === undefined ? undefined : profile[name]
    const first = shortText(Array.isArray(value) ? value[0] : value)
    if (first !== undefined) return first
  }
  return ''
}

/** @throws {AuthError} for an assertion that names no person or no address */
export const readSamlProfile = (provider: SamlProvider, profile: Profile): ProviderProfile => {
  if (!profile.nameID)
    throw new AuthError(
      400,
      'saml_assertion_no_user_id',
      'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
    )
  const fromName = profile.nameID.includes('@') ? profile.nameID : ''
  const named = textOf(profile, [provider.emailAttribute, ...EMAIL_ATTRIBUTES]) || fromName
  const email = findEmail(named)
  if (email === undefined)
    throw new AuthError(
      400,
      'saml_assertion_no_email',
      'SAML Assertion does not contain an email address',
    )
  const name = textOf(profile, [provider.nameAttribute, ...NAME_ATTRIBUTES])
  return {
    provider: `sso:${provider.id}`,
    providerId: profile.nameID,
    email,
    isEmailVerified: true,
    data: {
      iss: provider.entityId,
      sub: profile.nameID,
      email,
      email_verified: true,
      ...(name ? { full_name: name, name } : {}),
    },
  }
}
