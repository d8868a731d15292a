import { z } from 'zod'
import { addressOf } from '#http/caller/address-of.ts'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { signUpAnonymously } from '../account-lifecycle/sign-up-anonymously.ts'
import { signUpWithContact } from '../account-lifecycle/sign-up-with-contact.ts'
import { confirmsAtOnce } from '../accounts/confirms-at-once.ts'
import { parseEmail } from '../accounts/email.ts'
import { requireShortMetadata } from '../accounts/merge-metadata.ts'
import { requireGoodPassword } from '../accounts/password.ts'
import { parseChannel, parsePhone } from '../accounts/phone.ts'
import { requireSignUps } from '../accounts/require-sign-ups.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { parseProofKey } from '../codes/proof-key.ts'
import { askerOf } from '../http/asker-of.ts'
import { optionalRecord, optionalText, parseBody, proofKeyFields } from '../http/body.ts'
import { requireCaptcha } from '../http/captcha.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { redirectOf } from '../http/redirect.ts'
import { renderPretendedUser } from '../http/render-pretended-user.ts'
import { renderSession } from '../http/render-session.ts'
import { renderUser } from '../http/render-user.ts'
import { requireMailBudget } from '../mails/mail-budgets.ts'
import { requireTextBudget } from '../mails/text-budgets.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalRecord,
  channel: optionalText,
  ...proofKeyFields,
})

const parseContact = (context: AuthContext, body: z.output<typeof bodySchema>) => {
  if (body.email && body.phone)
    throw authErrors.validationFailed(
      'Only an email address or phone number should be provided on signup.',
    )
  if (!body.password) throw authErrors.validationFailed('Signup requires a valid password')
  requireGoodPassword(context, body.password)
  if (body.email) {
    if (!context.hasMail && !context.config.auth.autoconfirm)
      throw authErrors.emailSignUpsDisabled()
    return { email: parseEmail(body.email), phone: '' }
  }
  if (!context.takesPhones) throw authErrors.phoneSignUpsDisabled()
  if (body.code_challenge) throw authErrors.validationFailed('PKCE not supported for phone signups')
  parseChannel(body.channel)
  return { email: '', phone: parsePhone(body.phone) }
}

export const signUp: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.signUp)
  app.post('/signup', { onRequest }, async (request) => {
    const body = parseBody(bodySchema, request)
    requireShortMetadata(body.data)
    await requireCaptcha(context, request)
    if (!body.email && !body.phone) {
      // The operator has to allow accounts without a name.
      if (!context.config.auth.anonymousUsers) throw authErrors.signUpDisabledAnonymous()
      requireSignUps(context)
      await requireRate(context, RATE_RULES.anonymousSignUp, subjectOfAddress(addressOf(request)))
      const session = await signUpAnonymously(context, body.data, originOf(request))
      return renderSession(context, session)
    }
    requireSignUps(context)
    const contact = parseContact(context, body)
    const ip = addressOf(request)
    if (!confirmsAtOnce(context, contact)) {
      if (contact.email) await requireMailBudget(context, { ip, email: contact.email })
      else await requireTextBudget(context, { purpose: 'other', ip, phone: contact.phone })
    }
    const proofKey = parseProofKey(body.code_challenge, body.code_challenge_method)
    // Hashed before the address is looked up, so that a known one takes as long as a new one.
    const passwordHash = await context.passwords.hash(body.password, askerOf(request))
    const result = await signUpWithContact(context, {
      ...contact,
      passwordHash,
      data: body.data,
      proofKey,
      redirectTo: redirectOf(request, context.config),
      origin: originOf(request),
    })
    switch (result.kind) {
      case 'session':
        return renderSession(context, result.session)
      case 'confirmation':
        return renderUser(result.account)
      case 'repeated':
        return renderPretendedUser(contact, body.data, context.clock.now())
    }
  })
}
