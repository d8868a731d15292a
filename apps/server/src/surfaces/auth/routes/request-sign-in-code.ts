import { z } from 'zod'
import { addressOf } from '#http/caller/address-of.ts'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { parseEmail } from '../accounts/email.ts'
import { requireShortMetadata } from '../accounts/merge-metadata.ts'
import { parseChannel, parsePhone } from '../accounts/phone.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { parseProofKey } from '../codes/proof-key.ts'
import { sendSignInCode } from '../codes/send-sign-in-code.ts'
import { optionalRecord, optionalText, parseBody, proofKeyFields } from '../http/body.ts'
import { requireCaptcha } from '../http/captcha.ts'
import { hideDuration } from '../http/hide-duration.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { redirectOf } from '../http/redirect.ts'
import { requireMailBudget } from '../mails/mail-budgets.ts'
import { requireTextBudget } from '../mails/text-budgets.ts'
import { RATE_RULES } from '../rate-rules.ts'

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  data: optionalRecord,
  channel: optionalText,
  ...proofKeyFields,
})

const parseContact = (context: AuthContext, body: z.output<typeof bodySchema>) => {
  if (body.email && body.phone)
    throw authErrors.validationFailed('Only an email address or phone number should be provided')
  if (body.email && body.channel)
    throw authErrors.validationFailed('Channel should only be specified with Phone OTP')
  if (!body.email && !body.phone)
    throw authErrors.validationFailed('One of email or phone must be set')
  if (body.email) {
    if (!context.hasMail) throw authErrors.emailLoginsDisabled(422)
    return { email: parseEmail(body.email), phone: '' }
  }
  if (!context.hasPhone) throw authErrors.unsupportedPhoneProvider()
  parseChannel(body.channel)
  return { email: '', phone: parsePhone(body.phone) }
}

/** `/otp`, and `/magiclink` as older clients call it. */
export const requestSignInCode: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.otp)
  for (const path of ['/otp', '/magiclink'])
    app.post(path, { onRequest }, async (request) => {
      const body = parseBody(bodySchema, request)
      requireShortMetadata(body.data)
      await requireCaptcha(context, request)
      const contact = parseContact(context, body)
      const ip = addressOf(request)
      if (contact.email) await requireMailBudget(context, { ip, email: contact.email })
      else await requireTextBudget(context, { purpose: 'other', ip, phone: contact.phone })
      const work = sendSignInCode(context, {
        ...contact,
        createUser: body.create_user,
        data: body.data,
        proofKey: parseProofKey(body.code_challenge, body.code_challenge_method),
        redirectTo: redirectOf(request, context.config),
        origin: originOf(request),
      })
      await hideDuration(work)
      return {}
    })
}
