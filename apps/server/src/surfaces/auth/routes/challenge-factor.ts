import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'
import { challengeFactor as challenge } from '../factors/challenge-factor.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { requireOwnFactor } from '../http/require-own-factor.ts'
import { RATE_RULES } from '../rate-rules.ts'

export const challengeFactor: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.factor)
  app.post('/factors/:factorId/challenge', { onRequest }, async (request) => {
    const own = await requireOwnFactor(context, request)
    const { id, type, expiresAt, webauthn } = await challenge(context, own, originOf(request).ip)
    return {
      id,
      type,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      ...(webauthn
        ? {
            webauthn: {
              type: webauthn.type,
              credential_options: { publicKey: webauthn.publicKey },
            },
          }
        : {}),
    }
  })
}
