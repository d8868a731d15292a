import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { mailCode, requirePause } from '../flows/send-code.ts'
import { mailEmailChange } from '../flows/mail-email-change.ts'
import { textCode } from '../flows/text-code.ts'
import { optionalText, parseBody, proofKeyFields } from '../rules/body.ts'
import { requireCaptcha } from '../rules/captcha.ts'
import { parseEmail } from '../rules/email.ts'
import { parsePhone } from '../rules/phone.ts'
import { parseProofKey, type ProofKey } from '../rules/proof-key.ts'
import { limitByAddress, RATE_RULES } from '../rules/rate-rules.ts'
import { redirectOf } from '../rules/redirect.ts'
import { inSameDuration } from '../rules/same-duration.ts'
import { findAccountByEmail, findAccountByPhone } from '../store/accounts.ts'

const bodySchema = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...proofKeyFields,
})

const TYPES = ['signup', 'email_change', 'sms', 'phone_change'] as const
type ResendType = (typeof TYPES)[number]

type Wanted = {
  readonly type: ResendType
  readonly email: string
  readonly phone: string
  readonly redirectTo: string
  readonly proofKey: ProofKey | undefined
}

const parseWanted = (context: AuthContext, body: z.output<typeof bodySchema>) => {
  const type = TYPES.find((name) => name === body.type)
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

const resendMail = async (tx: Queryable, context: AuthContext, wanted: Wanted) => {
  const account = await findAccountByEmail(tx, wanted.email)
  if (!account) return
  if (wanted.type === 'email_change') {
    if (!account.email_change) return
    requirePause(context, account.email_change_sent_at, authErrors.mailTooSoon)
    await mailEmailChange(tx, context, { ...wanted, account, newEmail: account.email_change })
    return
  }
  if (account.email_confirmed_at) return
  requirePause(context, account.confirmation_sent_at, authErrors.mailTooSoon)
  const { redirectTo, proofKey } = wanted
  const mail = { user: account, kind: 'signup', to: wanted.email, redirectTo, proofKey } as const
  await mailCode(tx, context, mail)
}

const resendText = async (tx: Queryable, context: AuthContext, { type, phone }: Wanted) => {
  const account = await findAccountByPhone(tx, phone)
  if (!account) return
  if (type === 'phone_change') {
    if (!account.phone_change) return
    requirePause(context, account.phone_change_sent_at, authErrors.smsTooSoon)
    const request = { userId: account.id, kind: type, phone: account.phone_change } as const
    await textCode(tx, context, request)
    return
  }
  if (account.phone_confirmed_at) return
  requirePause(context, account.confirmation_sent_at, authErrors.smsTooSoon)
  await textCode(tx, context, { userId: account.id, kind: 'sms', phone })
}

/** Answers `{}` to an unknown address too, so as not to tell it (docs/contract/auth.md §18). */
export const registerResend = (app: FastifyInstance, context: AuthContext): void => {
  const onRequest = limitByAddress(context, RATE_RULES.resend)
  app.post('/resend', { onRequest }, async (request) => {
    const body = parseBody(bodySchema, request)
    await requireCaptcha(context, request)
    const wanted: Wanted = {
      ...parseWanted(context, body),
      redirectTo: redirectOf(request, context.config),
      proofKey: parseProofKey(body.code_challenge, body.code_challenge_method),
    }
    await inSameDuration(
      context.database.transaction((tx) =>
        (wanted.email ? resendMail : resendText)(tx, context, wanted),
      ),
    )
    context.outbox.nudge()
    return {}
  })
}
