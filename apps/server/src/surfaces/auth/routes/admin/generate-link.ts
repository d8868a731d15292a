import { z } from 'zod'
import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../../auth-context.ts'
import { AuthError, authErrors } from '../../auth-errors.ts'
import { adminCreateAccount } from '../../account-lifecycle/administer-account.ts'
import { mailCode, makeCode } from '../../codes/mail-code.ts'
import { requireAccount } from '../../account-lifecycle/sign-up.ts'
import type { MailKind } from '../../mails/mail-kinds.ts'
import { renderUser } from '../../http/render-user.ts'
import { optionalRecord, optionalText, parseBody } from '../../http/body.ts'
import { parseEmail } from '../../accounts/email.ts'
import { requireGoodPassword } from '../../accounts/password.ts'
import { redirectOf } from '../../http/redirect.ts'
import { findAccountByEmail, updateUser, type Account } from '../../accounts/account-store.ts'

const linkSchema = z.object({
  type: optionalText,
  email: optionalText,
  password: optionalText,
  new_email: optionalText,
  data: optionalRecord,
  redirect_to: optionalText,
})

const KINDS: Readonly<Record<string, MailKind | undefined>> = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
}

const createFor = async (
  context: AuthContext,
  email: string,
  password: string,
  data: Readonly<Record<string, unknown>>,
): Promise<Account> => {
  if (password) requireGoodPassword(password)
  return adminCreateAccount(context, {
    email,
    phone: '',
    passwordHash: password ? await context.passwords.hash(password) : undefined,
    emailConfirm: false,
    phoneConfirm: false,
    role: '',
    banDuration: '',
    userMetadata: data,
    appMetadata: undefined,
  })
}

const accountFor = async (
  context: AuthContext,
  kind: MailKind,
  body: z.output<typeof linkSchema>,
): Promise<Account> => {
  const email = parseEmail(body.email)
  const existing = await findAccountByEmail(context.database, email)
  const mayCreate = kind === 'signup' || kind === 'invite' || kind === 'magiclink'
  if (existing) {
    if (existing.email_confirmed_at && (kind === 'signup' || kind === 'invite'))
      throw authErrors.emailExists()
    return existing
  }
  if (!mayCreate) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  if (kind === 'signup' && !body.password)
    throw authErrors.validationFailed('Signup requires a valid password')
  return createFor(context, email, body.password, body.data)
}

const registerGenerateLink = (app: FastifyInstance, context: AuthContext): void => {
  app.post('/admin/generate_link', async (request) => {
    const body = parseBody(linkSchema, request)
    const kind = Object.hasOwn(KINDS, body.type) ? KINDS[body.type] : undefined
    if (!kind)
      throw authErrors.validationFailed(`Invalid email action link type requested: ${body.type}`)
    const account = await accountFor(context, kind, body)
    const isChange = kind === 'email_change_new' || kind === 'email_change_current'
    const newEmail = isChange ? parseEmail(body.new_email) : ''
    const to = kind === 'email_change_new' ? newEmail : (account.email ?? '')
    const redirectTo = redirectOf(request, context.config, body.redirect_to)
    return context.database.transaction(async (tx) => {
      if (isChange)
        await updateUser(tx, account.id, { email_change: newEmail }, context.clock.now())
      const made = await makeCode(tx, context, { user: account, kind, to, redirectTo })
      return {
        ...renderUser(await requireAccount(tx, account.id)),
        action_link: made.link,
        email_otp: made.code,
        hashed_token: made.hash,
        verification_type: body.type,
        redirect_to: redirectTo,
      }
    })
  })
}

const inviteSchema = z.object({ email: optionalText, data: optionalRecord })

const registerInvite = (app: FastifyInstance, context: AuthContext): void => {
  app.post('/invite', async (request) => {
    const body = parseBody(inviteSchema, request)
    const email = parseEmail(body.email)
    const existing = await findAccountByEmail(context.database, email)
    if (existing?.email_confirmed_at) throw authErrors.emailExists()
    const account = existing ?? (await createFor(context, email, '', body.data))
    const invited = await context.database.transaction(async (tx) => {
      const redirectTo = redirectOf(request, context.config)
      await mailCode(tx, context, { user: account, kind: 'invite', to: email, redirectTo })
      return requireAccount(tx, account.id)
    })
    context.outbox.nudge()
    return renderUser(invited)
  })
}

export const registerAdminLinks = (app: FastifyInstance, context: AuthContext): void => {
  registerGenerateLink(app, context)
  registerInvite(app, context)
}
