import { createHash } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '#http/caller.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors, OAuthError } from '../auth-errors.ts'
import { beginSession, originOf } from '../flows/begin-session.ts'
import { findOrCreateAccount, linkToAccount } from '../flows/sign-in-with-profile.ts'
import { readProfile } from '../providers/identity-data.ts'
import type { OidcClient } from '../providers/oidc-client.ts'
import { renderSession } from '../render-session.ts'
import { optionalText, parseBody } from '../rules/body.ts'
import { requireSignedIn } from '../rules/require-account.ts'

const bodySchema = z.object({
  provider: optionalText,
  client_id: optionalText,
  issuer: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: z.boolean().nullish(),
})

type Body = z.output<typeof bodySchema>
type Trusted = { readonly name: string; readonly client: OidcClient; readonly clientIds: string[] }

const invalid = (description: string) => new OAuthError('invalid request', description)

/** Google's keys sign under either name. */
const ISSUERS_OF_GOOGLE = ['https://accounts.google.com', 'accounts.google.com']

const chooseTrusted = (context: AuthContext, body: Body): Trusted => {
  const { google } = context.config
  const isGoogle =
    body.provider === 'google' ||
    (!body.provider && google !== undefined && body.issuer === google.issuer)
  if (isGoogle) {
    if (!google || !context.google)
      throw new AuthError(400, 'provider_disabled', 'Provider (issuer "google") is not enabled')
    return { name: 'google', client: context.google, clientIds: [google.clientId] }
  }
  if (body.provider)
    throw authErrors.validationFailed(`Custom OIDC provider "${body.provider}" not allowed`)
  const known = context.oidcIssuers.filter(({ client }) => client.issuer === body.issuer)
  const [first] = known
  if (!first)
    throw new AuthError(
      400,
      'provider_disabled',
      `Provider (issuer "${body.issuer}") is not enabled`,
    )
  const clientIds = known.map(({ clientId }) => clientId)
  return { name: body.issuer, client: first.client, clientIds }
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

const keySetAt = (url: string) => {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url))
  keySets.set(url, known)
  return known
}

const readIdToken = async (
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

const linkingTarget = async (context: AuthContext, request: FastifyRequest, body: Body) => {
  if (!body.link_identity) return undefined
  if (callerOf(request).role !== 'authenticated')
    throw invalid('Linking requires a valid user access token in Authorization')
  return (await requireSignedIn(context, request)).account.id
}

/** Grant `id_token`: the client itself brings a provider's token (docs/contract/auth.md §13.4). */
export const idTokenGrant = async (context: AuthContext, request: FastifyRequest) => {
  const body = parseBody(bodySchema, request)
  if (!body.id_token) throw invalid('id_token required')
  if (!body.provider && !(body.client_id && body.issuer))
    throw invalid('provider or client_id and issuer required')
  const target = await linkingTarget(context, request, body)
  const trusted = chooseTrusted(context, body)
  const claims = await readIdToken(context, trusted, body.id_token)
  requireAudience(claims, trusted.clientIds)
  requireNonce(claims, body.nonce)
  const profile = readProfile(trusted.name, claims)
  const session = await context.database.transaction(async (tx) => {
    const account = target
      ? await linkToAccount(tx, context, target, profile)
      : await findOrCreateAccount(tx, context, profile)
    const how = { method: 'oauth', provider: trusted.name, origin: originOf(request) }
    return beginSession(tx, context, account, how)
  })
  return renderSession(context, session)
}
