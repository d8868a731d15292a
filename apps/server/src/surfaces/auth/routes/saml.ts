import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import type { Profile } from '@node-saml/node-saml'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { beginSession, originOf, requireNotBanned } from '../flows/begin-session.ts'
import { findOrCreateAccount } from '../flows/sign-in-with-profile.ts'
import type { ProviderProfile } from '../providers/identity-data.ts'
import { sessionParameters, withFragment, withQuery } from '../render-redirect.ts'
import { renderSession } from '../render-session.ts'
import { optionalText, parseBody } from '../rules/body.ts'
import { isUuid } from '../rules/require-account.ts'
import type { SamlProvider } from '../single-sign-on/read-providers.ts'
import { takeRelayState } from '../single-sign-on/saml-store.ts'
import { readSamlResponse, renderMetadata } from '../single-sign-on/service-provider.ts'
import { issueAuthCode } from '../store/flow-states.ts'

const bodySchema = z.object({ SAMLResponse: optionalText, RelayState: optionalText })
const RELAY_SECONDS = 600

/** Where providers usually put an address. */
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
    const first: unknown = Array.isArray(value) ? value[0] : value
    if (typeof first === 'string' && first !== '') return first
  }
  return ''
}

const readProfileOf = (provider: SamlProvider, profile: Profile): ProviderProfile => {
  if (!profile.nameID)
    throw new AuthError(
      400,
      'saml_assertion_no_user_id',
      'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
    )
  const fromName = profile.nameID.includes('@') ? profile.nameID : ''
  const email = (
    textOf(profile, [provider.emailAttribute, ...EMAIL_ATTRIBUTES]) || fromName
  ).toLowerCase()
  if (email === '')
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

/** Receives assertions, which the provider's page posts as a form (docs/contract/auth.md §25). */
export const registerSaml = (app: FastifyInstance, context: AuthContext): void => {
  const requireSaml = async () => {
    if (!context.hasSaml) throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  }
  app.get('/sso/saml/metadata', { onRequest: requireSaml }, async (_request, reply) =>
    reply.type('application/samlmetadata+xml').send(renderMetadata(context.apiUrl)),
  )

  app.post('/sso/saml/acs', { onRequest: requireSaml }, async (request, reply) => {
    const body = parseBody(bodySchema, request)
    const now = context.clock.now()
    const relay = isUuid(body.RelayState)
      ? await takeRelayState(context.database, body.RelayState)
      : undefined
    if (!relay)
      throw new AuthError(
        404,
        'saml_relay_state_not_found',
        'SAML RelayState does not exist, try logging in again?',
      )
    if (relay.created_at.getTime() + RELAY_SECONDS * 1000 <= now.getTime())
      throw new AuthError(
        403,
        'saml_relay_state_expired',
        'SAML RelayState has expired. Try logging in again?',
      )
    const provider = context.samlProviders.find(({ id }) => id === relay.sso_provider_id)
    if (!provider || provider.disabled)
      throw new AuthError(404, 'sso_provider_not_found', 'No such SSO provider')
    const answer = await readSamlResponse(
      context.apiUrl,
      provider,
      relay.request_id,
      body.SAMLResponse,
    ).catch((error: unknown) => {
      context.log.warn({ err: error }, 'a SAML response was refused')
      throw authErrors.validationFailed('SAML Assertion is not valid')
    })
    const profile = readProfileOf(provider, answer)

    const target = relay.redirect_to ?? context.config.publicUrl
    const result = await context.database.transaction(async (tx) => {
      const account = await findOrCreateAccount(tx, context, profile)
      requireNotBanned(account, now, 403)
      if (relay.flow_state_id) {
        const issued = { userId: account.id }
        return { code: await issueAuthCode(tx, relay.flow_state_id, issued, now) }
      }
      const how = { method: 'sso/saml', provider: profile.provider, origin: originOf(request) }
      return { session: await beginSession(tx, context, account, how) }
    })
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (result.session === undefined)
      return reply.redirect(withQuery(target, { code: result.code }), 302)
    const session = await renderSession(context, result.session)
    return reply.redirect(withFragment(target, sessionParameters(session)), 302)
  })
}
