import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findWeakness } from '../../accounts/password.ts'
import type { AuthContext } from '../../auth-context.ts'
import { authErrors } from '../../auth-errors.ts'
import { askerOfSignIn } from '../../http/asker-of.ts'
import { optionalText, parseBody } from '../../http/body.ts'
import { requireCaptcha } from '../../http/captcha.ts'
import { originOf } from '../../http/origin.ts'
import { renderSession } from '../../http/render-session.ts'
import { signInWithPassword } from '../../sessions/sign-in-with-password.ts'

const bodySchema = z.object({ email: optionalText, phone: optionalText, password: optionalText })

const parseContact = (context: AuthContext, { email, phone }: z.output<typeof bodySchema>) => {
  if (email && phone)
    throw authErrors.validationFailed(
      'Only an email address or phone number should be provided on login.',
    )
  if (!email && !phone) throw authErrors.validationFailed('missing email or phone')
  if (phone && !context.takesPhones) throw authErrors.phoneLoginsDisabled(422)
  // Not validated: an impossible address gets the same answer as an unknown one.
  return { email: email.trim().toLowerCase(), phone: phone.replaceAll(/[+ ]/g, '') }
}

/** docs/contract/auth.md §13.1. */
export const passwordGrant = async (context: AuthContext, request: FastifyRequest) => {
  const body = parseBody(bodySchema, request)
  await requireCaptcha(context, request)
  const credentials = {
    ...parseContact(context, body),
    password: body.password,
    asker: askerOfSignIn(request),
  }
  const session = await signInWithPassword(context, credentials, originOf(request))
  return {
    ...(await renderSession(context, session)),
    weak_password: findWeakness(context, body.password) ?? null,
  }
}
