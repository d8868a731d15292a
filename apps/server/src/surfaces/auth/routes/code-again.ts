import { z } from 'zod'
import { addressOf } from '#http/caller/address-of.ts'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { parseEmail } from '../accounts/email.ts'
import { parsePhone } from '../accounts/phone.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { parseProofKey } from '../codes/proof-key.ts'
import { RESEND_TYPES, resendCode } from '../codes/resend-code.ts'
import { optionalText, parseBody, proofKeyFields } from '../http/body.ts'
import { requireCaptcha } from '../http/captcha.ts'
import { hideDuration } from '../http/hide-duration.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { redirectOf } from '../http/redirect.ts'
import { requireMailBudget } from '../mails/mail-budgets.ts'
import { requireTextBudget } from '../mails/text-budgets.ts'
import { RATE_RULES } from '../rate-rules.ts'

const bodySchema = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...proofKeyFields,
})

const parseRequest = (context: AuthContext, body: z.output<typeof bodySchema>) => {
  const type = RESEND_TYPES.find((name) => name === body.type)
  if (!type)
    throw authErrors.validationFailed(
      'Missing one of these types: signup, email_change, sms, phone_change',
    )
  const { email, phone } = body
  const wantsEmail = type === 'signup' || type === 'email_change'
  if (!email && !phone) throw authErrors.validationFailed('Missing email address or phone number')
  if (email && phone)
    throw authErrors.validationFailed('Only an email address or phone number should be provided.')
  if (wantsEmail && !email)
    throw authErrors.validationFailed('Type provided requires an email address')
  if (!wantsEmail && !phone)
    throw authErrors.validationFailed('Type provided requires a phone number')
  if (wantsEmail && !context.hasMail) throw authErrors.emailLoginsDisabled()
  if (!wantsEmail && !context.hasPhone) throw authErrors.phoneLoginsDisabled()
  return {
    type,
    email: email ? parseEmail(email) : '',
    phone: phone ? parsePhone(phone) : '',
  }
}

/** docs/contract/auth.md §18: `{}` also where there is no account, or nothing to send again. */
export const codeAgain: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.resend)
  app.post('/resend', { onRequest }, async (request) => {
    const body = parseBody(bodySchema, request)
    await requireCaptcha(context, request)
    const wanted = parseRequest(context, body)
    const ip = addressOf(request)
    if (wanted.email) await requireMailBudget(context, { ip, email: wanted.email })
    else await requireTextBudget(context, { purpose: 'other', ip, phone: wanted.phone })
    const work = resendCode(context, {
      ...wanted,
      redirectTo: redirectOf(request, context.config),
      proofKey: parseProofKey(body.code_challenge, body.code_challenge_method),
    })
    await hideDuration(work)
    return {}
  })
}
