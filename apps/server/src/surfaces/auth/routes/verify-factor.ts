import { z } from 'zod'
import type { Endpoint } from '#http/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { factorErrors } from '../factors/factor-errors.ts'
import { proveFactor } from '../factors/prove-factor.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { isUuid } from '#platform/is-uuid.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { renderSession } from '../http/render-session.ts'
import { requireOwnFactor } from '../http/require-own-factor.ts'
import { RATE_RULES } from '../rate-rules.ts'

const bodySchema = z.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: z.object({ type: optionalText, credential_response: z.unknown() }).nullish(),
})

export const verifyFactor: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.factor)
  const config = { auditedRefusals: [{ action: 'factor_refused' }] } as const
  app.post('/factors/:factorId/verify', { onRequest, config }, async (request) => {
    const own = await requireOwnFactor(context, request)
    const { factor, sessionId } = own
    if (sessionId === undefined) throw authErrors.sessionGone()
    const { challenge_id: challengeId, code, webauthn } = parseBody(bodySchema, request)
    if (factor.factor_type !== 'webauthn' && code === '') throw factorErrors.codeEmpty()
    if (!isUuid(challengeId)) throw factorErrors.challengeNotFound()
    const answer = {
      challengeId,
      code,
      webauthn: webauthn
        ? { type: webauthn.type, response: webauthn.credential_response }
        : undefined,
    }
    const { ip } = originOf(request)
    return renderSession(context, await proveFactor(context, { ...own, sessionId }, answer, ip))
  })
}
