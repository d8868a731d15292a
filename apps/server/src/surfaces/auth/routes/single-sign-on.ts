import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { optionalText, parseBody, proofKeyFields } from '../rules/body.ts'
import { requireCaptcha } from '../rules/captcha.ts'
import { parseProofKey } from '../rules/proof-key.ts'
import { limitByAddress, RATE_RULES } from '../rules/rate-rules.ts'
import { redirectOf } from '../rules/redirect.ts'
import { insertRelayState } from '../single-sign-on/saml-store.ts'
import type { SamlProvider } from '../single-sign-on/read-providers.ts'
import { createSamlRequest } from '../single-sign-on/service-provider.ts'
import { insertFlowState } from '../store/flow-states.ts'

const bodySchema = z.object({
  provider_id: optionalText,
  domain: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: z.boolean().nullish(),
  ...proofKeyFields,
})

const findProvider = (context: AuthContext, body: z.output<typeof bodySchema>): SamlProvider => {
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

/** Leads to an organisation's own sign-in (docs/contract/auth.md §25). */
export const registerSingleSignOn = (app: FastifyInstance, context: AuthContext): void => {
  const onRequest = limitByAddress(context, RATE_RULES.singleSignOn)
  app.post('/sso', { onRequest }, async (request, reply) => {
    if (!context.hasSaml) throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
    const body = parseBody(bodySchema, request)
    await requireCaptcha(context, request)
    const provider = findProvider(context, body)
    const proofKey = parseProofKey(body.code_challenge, body.code_challenge_method)
    const now = context.clock.now()
    const id = randomUUID()
    const { url, requestId } = await createSamlRequest(context.apiUrl, provider, id)
    await context.database.transaction(async (tx) => {
      const flow = proofKey
        ? await insertFlowState(
            tx,
            { userId: null, proofKey, provider: `sso:${provider.id}`, method: 'sso/saml' },
            now,
          )
        : undefined
      const redirectTo = redirectOf(request, context.config, body.redirect_to)
      const providerId = provider.id
      const flowStateId = flow?.id ?? null
      await insertRelayState(tx, { id, providerId, requestId, redirectTo, flowStateId }, now)
    })
    return body.skip_http_redirect ? { url } : reply.redirect(url, 303)
  })
}
