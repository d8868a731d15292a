import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { isUuid } from '#platform/is-uuid.ts'
import { originOf } from '../http/origin.ts'
import { withOutcome } from '../http/render-redirect.ts'
import { requireSaml } from '../http/require-saml.ts'
import { finishSamlSignIn } from '../identities/saml/saml-sign-in.ts'
import { RATE_RULES } from '../rate-rules.ts'

const bodySchema = z.object({ SAMLResponse: optionalText, RelayState: optionalText })

/** A response is bounded to less than half of it, and a form may write each of its signs with three. */
const BODY_BYTES = 262_144

/** docs/contract/auth.md §25: the provider's page posts its assertion here, in a form. */
export const receiveSamlResponse: Endpoint<AuthContext> = (app, context) => {
  const onRequest = [limitByAddress(context, RATE_RULES.samlResponse), requireSaml(context)]
  app.post('/sso/saml/acs', { onRequest, bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { SAMLResponse: response, RelayState: relayState } = parseBody(bodySchema, request)
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
