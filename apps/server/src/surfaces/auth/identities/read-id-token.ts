import { createHash } from 'node:crypto'
import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTPayload,
} from 'jose'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors, OAuthError } from '../auth-errors.ts'
import { fetchFromProvider, type OidcClient } from './oidc-client.ts'
import { readProfile, type ProviderProfile } from './provider-profile.ts'

export type PresentedIdToken = {
  /** Empty when `issuer` names the provider instead. */
  readonly provider: string
  readonly issuer: string
  readonly idToken: string
  /** As the client made it; empty when there is none. The token carries its hash. */
  readonly nonce: string
}

type Trusted = { readonly name: string; readonly client: OidcClient; readonly clientIds: string[] }

const invalid = (description: string) => new OAuthError('invalid request', description)

/** Google's id_tokens name either of the two as their issuer. */
const ISSUERS_OF_GOOGLE = ['https://accounts.google.com', 'accounts.google.com']

const chooseTrusted = (context: AuthContext, presented: PresentedIdToken): Trusted => {
  const { google } = context.config
  const isGoogle =
    presented.provider === 'google' ||
    (!presented.provider && google !== undefined && presented.issuer === google.issuer)
  if (isGoogle) {
    if (!google || !context.google)
      throw new AuthError(400, 'provider_disabled', 'Provider (issuer "google") is not enabled')
    return { name: 'google', client: context.google, clientIds: [google.clientId] }
  }
  if (presented.provider)
    throw authErrors.validationFailed(`Custom OIDC provider "${presented.provider}" not allowed`)
  const known = context.oidcIssuers.filter(({ client }) => client.issuer === presented.issuer)
  const [first] = known
  if (!first)
    throw new AuthError(
      400,
      'provider_disabled',
      `Provider (issuer "${presented.issuer}") is not enabled`,
    )
  const clientIds = known.map(({ clientId }) => clientId)
  return { name: presented.issuer, client: first.client, clientIds }
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

const keySetAt = (url: string) => {
  const known =
    keySets.get(url) ?? createRemoteJWKSet(new URL(url), { [customFetch]: fetchFromProvider })
  keySets.set(url, known)
  return known
}

const verifyIdToken = async (
  context: AuthContext,
  trusted: Trusted,
  idToken: string,
): Promise<JWTPayload & { sub: string }> => {
  try {
    decodeJwt(idToken)
  } catch {
    throw invalid('Bad ID token')
  }
  const issuer =
    trusted.name === 'google'
      ? [trusted.client.issuer, ...ISSUERS_OF_GOOGLE]
      : trusted.client.issuer
  try {
    const keySet = keySetAt(await trusted.client.keySetUrl())
    const { payload } = await jwtVerify(idToken, keySet, {
      issuer,
      currentDate: context.clock.now(),
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      // A token without an end would sign its bearer in for ever.
      requiredClaims: ['exp'],
    })
    if (!payload.sub) throw invalid('Missing sub claim in id_token')
    return { ...payload, sub: payload.sub }
  } catch (error) {
    if (error instanceof errors.JOSEError) throw invalid('Bad ID token')
    throw error
  }
}

const requireAudience = ({ aud }: JWTPayload, clientIds: readonly string[]): void => {
  const audiences = [aud ?? []].flat()
  if (!audiences.some((audience) => clientIds.includes(audience)))
    throw invalid(`Unacceptable audience in id_token: [${audiences.join(' ')}]`)
}

const requireNonce = ({ nonce: hashed }: JWTPayload, nonce: string): void => {
  const isInToken = typeof hashed === 'string' && hashed !== ''
  if (isInToken !== (nonce !== ''))
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.')
  if (isInToken && createHash('sha256').update(nonce).digest('hex') !== hashed)
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
}

/**
 * @throws {AuthError} `provider_disabled`
 * @throws {OAuthError} for a token that is forged, expired, for another client or another nonce
 */
export const readIdToken = async (
  context: AuthContext,
  presented: PresentedIdToken,
): Promise<ProviderProfile> => {
  const trusted = chooseTrusted(context, presented)
  const claims = await verifyIdToken(context, trusted, presented.idToken)
  requireAudience(claims, trusted.clientIds)
  requireNonce(claims, presented.nonce)
  return readProfile(trusted.name, claims)
}
