import { z } from 'zod'
import { addressOf } from '#http/caller/address-of.ts'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { parseEmail } from '../accounts/email.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { mailRecovery } from '../codes/mail-recovery.ts'
import { parseProofKey } from '../codes/proof-key.ts'
import { optionalText, parseBody, proofKeyFields } from '../http/body.ts'
import { requireCaptcha } from '../http/captcha.ts'
import { hideDuration } from '../http/hide-duration.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { redirectOf } from '../http/redirect.ts'
import { requireNetworkBudget } from '../mails/mail-budgets.ts'
import { RATE_RULES } from '../rate-rules.ts'

const bodySchema = z.object({ email: optionalText, ...proofKeyFields })

/** Always `{}`: the answer must not tell whether the address has an account. */
export const recoverPassword: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.recover)
  app.post('/recover', { onRequest }, async (request) => {
    const body = parseBody(bodySchema, request)
    await requireCaptcha(context, request)
    if (!body.email) throw authErrors.validationFailed('Password recovery requires an email')
    if (!context.hasMail) throw authErrors.emailLoginsDisabled()
    const email = parseEmail(body.email)
    await requireNetworkBudget(context, { purpose: 'recovery', ip: addressOf(request) })
    const work = mailRecovery(context, {
      email,
      proofKey: parseProofKey(body.code_challenge, body.code_challenge_method),
      redirectTo: redirectOf(request, context.config),
      origin: originOf(request),
    })
    await hideDuration(work)
    return {}
  })
}
