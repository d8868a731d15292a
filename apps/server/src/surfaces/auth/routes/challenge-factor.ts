import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { factorErrors } from '../factors/factor-errors.ts'
import { requireOwnFactor } from '../http/require-own-factor.ts'
import { beginWebauthn, relyingPartyOf } from '../factors/webauthn.ts'
import { originOf } from '../sessions/begin-session.ts'
import { requirePause } from '../codes/mail-code.ts'
import { postText } from '../codes/text-code.ts'
import { createCode, hashCode } from '../codes/one-time-code.ts'
import { limitByAddress, RATE_RULES } from '../rate-rules.ts'
import { insertChallenge, touchFactor } from '../factors/factor-store.ts'

export const CHALLENGE_SECONDS = 300

export const registerChallengeFactor = (app: FastifyInstance, context: AuthContext): void => {
  const onRequest = limitByAddress(context, RATE_RULES.factor)
  app.post('/factors/:factorId/challenge', { onRequest }, async (request) => {
    const { account, factor } = await requireOwnFactor(context, request)
    const { id: factorId, factor_type: type, phone } = factor
    if (type === 'phone' && !context.hasPhone) throw factorErrors.phoneVerifyNotEnabled()
    const now = context.clock.now()
    if (type === 'phone' && factor.last_challenged_at)
      requirePause(context, new Date(factor.last_challenged_at), authErrors.smsTooSoon)
    const webauthn =
      type === 'webauthn'
        ? await beginWebauthn(relyingPartyOf(context.config.publicUrl), factor, {
            id: account.id,
            name: account.email || account.phone || account.id,
          })
        : null
    const code = type === 'phone' ? createCode() : null

    const id = await context.database.transaction(async (tx) => {
      await touchFactor(tx, factorId, now)
      if (code !== null && phone) await postText(tx, context, phone, code)
      return insertChallenge(
        tx,
        {
          factorId,
          ip: originOf(request).ip,
          code: code === null ? null : hashCode(factorId, code),
          session: webauthn && { challenge: webauthn.publicKey.challenge, type: webauthn.type },
        },
        now,
      )
    })
    context.outbox.nudge()
    return {
      id,
      type,
      expires_at: Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS,
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
