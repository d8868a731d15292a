import { z } from 'zod'
import type { Endpoint } from '#http/endpoint.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { parseEmail } from '../accounts/email.ts'
import { parsePhone } from '../accounts/phone.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { redeemCode as redeem } from '../codes/redeem-code.ts'
import {
  isPhoneType,
  isVerificationType,
  type CodeOrLink,
  type VerificationType,
} from '../codes/redeemable.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { requireCaptcha } from '../http/captcha.ts'
import { FIRST_OF_TWO } from '../http/first-of-two.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { renderSession } from '../http/render-session.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'

const bodySchema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
})

const parseAddress = (email: string): string => {
  try {
    return parseEmail(email)
  } catch {
    throw authErrors.validationFailed('Invalid email format', 422)
  }
}

const parsePresented = (
  body: z.output<typeof bodySchema>,
): { type: VerificationType; presented: CodeOrLink } => {
  const { type, token, token_hash: linkToken, email, phone } = body
  if (!type) throw authErrors.validationFailed('Verify requires a verification type')
  if (Boolean(token) === Boolean(linkToken))
    throw authErrors.validationFailed('Verify requires either a token or a token hash')
  if (linkToken) {
    if (email || phone)
      throw authErrors.validationFailed('Only the token_hash and type should be provided')
    if (!isVerificationType(type) || isPhoneType(type))
      throw authErrors.validationFailed('Invalid email verification type')
    return { type, presented: { kind: 'link', linkToken } }
  }
  if (Boolean(email) === Boolean(phone))
    throw authErrors.validationFailed(
      'Only an email address or phone number should be provided on verify',
    )
  if (!isVerificationType(type)) throw authErrors.validationFailed('Unsupported verification type')
  if (isPhoneType(type) !== Boolean(phone))
    throw authErrors.validationFailed('Unsupported verification type')
  const contact = email ? parseAddress(email) : parsePhone(phone)
  return { type, presented: { kind: 'code', contact, code: token } }
}

export const redeemCode: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.verify)
  const config = { auditedRefusals: [{ action: 'code_refused' }] } as const
  app.post('/verify', { onRequest, config }, async (request) => {
    const { type, presented } = parsePresented(parseBody(bodySchema, request))
    await requireCaptcha(context, request)
    const origin = originOf(request)
    if (presented.kind === 'code') {
      const guesser = `${subjectOfAddress(origin.ip)} ${presented.contact}`
      await requireRate(context, RATE_RULES.code, guesser)
    }
    const session = await redeem(context, type, presented, origin)
    return session ? renderSession(context, session) : { msg: FIRST_OF_TWO, code: '200' }
  })
}
