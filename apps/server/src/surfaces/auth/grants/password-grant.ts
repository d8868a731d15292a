import { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { beginSession, originOf, requireNotBanned } from '../flows/begin-session.ts'
import { renderSession } from '../render-session.ts'
import { optionalText, parseBody } from '../rules/body.ts'
import { requireCaptcha } from '../rules/captcha.ts'
import { findWeakness } from '../rules/password.ts'
import { RATE_RULES, requireRate } from '../rules/rate-rules.ts'
import { findAccountByContact, type Account } from '../store/accounts.ts'

const bodySchema = z.object({ email: optionalText, phone: optionalText, password: optionalText })

const parseContact = (context: AuthContext, { email, phone }: z.output<typeof bodySchema>) => {
  if (email && phone)
    throw authErrors.validationFailed(
      'Only an email address or phone number should be provided on login.',
    )
  if (!email && !phone) throw authErrors.validationFailed('missing email or phone')
  if (phone && !context.hasPhone) throw authErrors.phoneLoginsDisabled(422)
  // No validation here: an address that cannot be is as wrong as any other.
  return { email: email.trim().toLowerCase(), phone: phone.replaceAll(/[+ ]/g, '') }
}

const requireConfirmed = (account: Account, contact: { readonly email: string }): void => {
  if (contact.email && !account.email_confirmed_at) throw authErrors.emailNotConfirmed()
  if (!contact.email && !account.phone_confirmed_at) throw authErrors.phoneNotConfirmed()
}

/** Grant `password` (docs/contract/auth.md §13.1). */
export const passwordGrant = async (context: AuthContext, request: FastifyRequest) => {
  const body = parseBody(bodySchema, request)
  await requireCaptcha(context, request)
  const contact = parseContact(context, body)
  await requireRate(context, RATE_RULES.accountPassword, contact.email || contact.phone)
  const account = await findAccountByContact(context.database, contact)
  if (account) requireNotBanned(account, context.clock.now(), 400)
  const isRight = await context.passwords.matches(
    body.password,
    account?.encrypted_password ?? undefined,
  )
  if (!account || !isRight) throw authErrors.invalidCredentials()
  requireConfirmed(account, contact)
  const session = await context.database.transaction((tx) =>
    beginSession(tx, context, account, { method: 'password', origin: originOf(request) }),
  )
  return {
    ...(await renderSession(context, session)),
    weak_password: findWeakness(body.password) ?? null,
  }
}
