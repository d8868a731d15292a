import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { originOf } from '../flows/begin-session.ts'
import { mailCode, requirePause } from '../flows/send-code.ts'
import { optionalText, parseBody, proofKeyFields } from '../rules/body.ts'
import { requireCaptcha } from '../rules/captcha.ts'
import { parseEmail } from '../rules/email.ts'
import { parseProofKey } from '../rules/proof-key.ts'
import { limitByAddress, RATE_RULES } from '../rules/rate-rules.ts'
import { redirectOf } from '../rules/redirect.ts'
import { inSameDuration } from '../rules/same-duration.ts'
import { findAccountByEmail } from '../store/accounts.ts'
import { writeAudit } from '../store/audit-log.ts'

const bodySchema = z.object({ email: optionalText, ...proofKeyFields })

/**
 * Always `{}`. Upstream answers 429 to a second request within a minute, for known addresses
 * only, and so tells who has an account. Here such a request does nothing (docs/contract/auth.md
 * §17).
 */
export const registerRecover = (app: FastifyInstance, context: AuthContext): void => {
  const onRequest = limitByAddress(context, RATE_RULES.recover)
  app.post('/recover', { onRequest }, async (request) => {
    const body = parseBody(bodySchema, request)
    await requireCaptcha(context, request)
    if (!body.email) throw authErrors.validationFailed('Password recovery requires an email')
    if (!context.hasMail) throw authErrors.emailLoginsDisabled()
    const email = parseEmail(body.email)
    const proofKey = parseProofKey(body.code_challenge, body.code_challenge_method)
    const redirectTo = redirectOf(request, context.config)
    const work = context.database.transaction(async (tx) => {
      const account = await findAccountByEmail(tx, email)
      if (!account) return
      const now = context.clock.now()
      try {
        requirePause(context, account.recovery_sent_at, authErrors.mailTooSoon)
      } catch {
        return
      }
      const { ip } = originOf(request)
      const entry = { actorId: account.id, actorName: email, ip }
      await writeAudit(tx, { action: 'user_recovery_requested', ...entry }, now)
      await mailCode(tx, context, {
        user: account,
        kind: 'recovery',
        to: email,
        redirectTo,
        proofKey,
      })
    })
    await inSameDuration(work)
    context.outbox.nudge()
    return {}
  })
}
