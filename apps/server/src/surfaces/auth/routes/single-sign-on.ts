import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { isUuid } from '#platform/is-uuid.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { parseProofKey } from '../codes/proof-key.ts'
import { optionalText, parseBody, proofKeyFields } from '../http/body.ts'
import { requireCaptcha } from '../http/captcha.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { redirectOf } from '../http/redirect.ts'
import { withOutcome } from '../http/render-redirect.ts'
import { requireSaml } from '../http/require-saml.ts'
import type { SamlProvider } from '../identities/saml/read-saml-providers.ts'
import { beginSamlSignIn, finishSamlSignIn } from '../identities/saml/saml-sign-in.ts'
import { renderMetadata } from '../identities/saml/service-provider.ts'
import { RATE_RULES } from '../rate-rules.ts'

const beginSchema = z.object({
  provider_id: optionalText,
  domain: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: z.boolean().nullish(),
  ...proofKeyFields,
})

const requireProvider = (
  context: AuthContext,
  body: z.output<typeof beginSchema>,
): SamlProvider => {
  const { provider_id: id, domain } = body
  if (id && domain) throw authErrors.validationFailed('Only one of provider_id or domain supported')
  if (!id && !domain)
    throw authErrors.validationFailed('A provider_id or domain needs to be provided')
  const provider = context.samlProviders.find((candidate) =>
    id ? candidate.id === id.toLowerCase() : candidate.domains.includes(domain.toLowerCase()),
  )
  if (!provider)
    throw new AuthError(
      404,
      'sso_provider_not_found',
      id ? 'No such SSO provider' : 'No SSO provider assigned for this domain',
    )
  if (provider.disabled)
    throw new AuthError(404, 'sso_provider_disabled', 'SSO Provider is currently disabled')
  return provider
}

/** docs/contract/auth.md §25: the way to an organisation's own sign-in. */
const start: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.singleSignOn)
  const preHandler = requireSaml(context)
  app.post('/sso', { onRequest, preHandler }, async (request, reply) => {
    const body = parseBody(beginSchema, request)
    await requireCaptcha(context, request)
    const provider = requireProvider(context, body)
    const proofKey = parseProofKey(body.code_challenge, body.code_challenge_method)
    const redirectTo = redirectOf(request, context.config, body.redirect_to)
    const url = await beginSamlSignIn(context, provider, { proofKey, redirectTo })
    return body.skip_http_redirect ? { url } : reply.redirect(url, 303)
  })
}

const responseSchema = z.object({ SAMLResponse: optionalText, RelayState: optionalText })

/** A response is bounded to less than half of it, and a form may write each of its signs with three. */
const BODY_BYTES = 262_144

/** docs/contract/auth.md §25: the provider's page posts its assertion here, in a form. */
const assertion: Endpoint<AuthContext> = (app, context) => {
  const onRequest = [limitByAddress(context, RATE_RULES.samlResponse), requireSaml(context)]
  app.post('/sso/saml/acs', { onRequest, bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { SAMLResponse: response, RelayState: relayState } = parseBody(responseSchema, request)
    const { outcome, redirectTo } = await finishSamlSignIn(context, {
      relayStateId: isUuid(relayState) ? relayState : undefined,
      response,
      origin: originOf(request),
    })
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const target = redirectTo ?? context.config.publicUrl
    return reply.redirect(await withOutcome(context, target, outcome), 302)
  })
}

const metadata: Endpoint<AuthContext> = (app, context) =>
  app.get('/sso/saml/metadata', { onRequest: requireSaml(context) }, async (_request, reply) =>
    reply.type('application/samlmetadata+xml').send(renderMetadata(context.apiUrl)),
  )

/** `/sso` (docs/contract/auth.md §25). */
export const singleSignOnEndpoints = [start, assertion, metadata]
