import { z } from 'zod'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { generateLink } from '../../account-lifecycle/generate-link.ts'
import type { AuthContext } from '../../auth-context.ts'
import { authErrors } from '../../auth-errors.ts'
import { optionalRecord, optionalText, parseBody } from '../../http/body.ts'
import { redirectOf } from '../../http/redirect.ts'
import { renderUser } from '../../http/render-user.ts'
import type { MailKind } from '../../mails/mail-kinds.ts'

const bodySchema = z.object({
  type: optionalText,
  email: optionalText,
  password: optionalText,
  new_email: optionalText,
  data: optionalRecord,
  redirect_to: optionalText,
})

const KINDS = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const satisfies MailKind[]

export const linkEndpoint: Endpoint<AuthContext> = (app, context) =>
  app.post('/admin/generate_link', async (request) => {
    const { type, new_email: newEmail, ...body } = parseBody(bodySchema, request)
    const kind = KINDS.find((name) => name === type)
    if (!kind)
      throw authErrors.validationFailed(`Invalid email action link type requested: ${type}`)
    const redirectTo = redirectOf(request, context.config, body.redirect_to)
    const { account, made } = await generateLink(context, { ...body, kind, newEmail, redirectTo })
    return {
      ...renderUser(account),
      action_link: made.link,
      email_otp: made.code,
      hashed_token: made.linkToken,
      verification_type: type,
      redirect_to: redirectTo,
    }
  })
