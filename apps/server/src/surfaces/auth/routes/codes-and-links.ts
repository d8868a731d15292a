import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { parseEmail } from '../accounts/email.ts'
import { parsePhone } from '../accounts/phone.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { isPkce } from '../codes/one-time-code.ts'
import { openMailedLink } from '../codes/open-mailed-link.ts'
import { redeemCode } from '../codes/redeem-code.ts'
import {
  type CodeOrLink,
  isPhoneType,
  isVerificationType,
  type VerificationType,
} from '../codes/redeemable.ts'
import { auditRefusal } from '../http/audit-refusal.ts'
import { optionalText, parseBody } from '../http/body.ts'
import { requireCaptcha } from '../http/captcha.ts'
import { FIRST_OF_TWO } from '../http/first-of-two.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { redirectOf } from '../http/redirect.ts'
import { errorParameters, withFragment, withOutcome, withQuery } from '../http/render-redirect.ts'
import { renderSession } from '../http/render-session.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'
import type { Origin } from '../sessions/session-store.ts'

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

const postedCode: Endpoint<AuthContext> = (app, context) => {
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
    const session = await redeemCode(context, type, presented, origin)
    return session ? renderSession(context, session) : { msg: FIRST_OF_TWO, code: '200' }
  })
}

const openLink = async (
  context: AuthContext,
  origin: Origin,
  { token, type, target }: { token: string; type: string; target: string },
): Promise<string> => {
  if (!isVerificationType(type) || isPhoneType(type))
    throw authErrors.validationFailed('Invalid email verification type')
  const result = await openMailedLink(context, type, token, origin)
  if (result.kind !== 'half') return withOutcome(context, target, result, { type })
  const message = { message: FIRST_OF_TWO }
  return withFragment(isPkce(token) ? withQuery(target, message) : target, message)
}

const openedLink: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.verify)
  app.get<{ Querystring: { token?: string; type?: string } }>(
    '/verify',
    // A mail scanner's HEAD must not use the link up.
    { onRequest, exposeHeadRoute: false },
    async (request, reply) => {
      const token = String(request.query.token ?? '')
      const type = String(request.query.type ?? '')
      if (!token) throw authErrors.validationFailed('Verify requires a token or a token hash')
      if (!type) throw authErrors.validationFailed('Verify requires a verification type')
      const target = redirectOf(request, context.config)
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      try {
        const url = await openLink(context, originOf(request), { token, type, target })
        return await reply.redirect(url, 303)
      } catch (error) {
        if (!(error instanceof AuthError)) throw error
        await auditRefusal(context, request, { action: 'code_refused', error })
        const parameters = errorParameters(error)
        const base = isPkce(token) ? withQuery(target, parameters) : target
        return reply.redirect(withFragment(base, parameters), 303)
      }
    },
  )
}

/** `/verify`: a code or a link of a mail, posted by a page or opened by a person. */
export const codeAndLinkEndpoints = [postedCode, openedLink]
