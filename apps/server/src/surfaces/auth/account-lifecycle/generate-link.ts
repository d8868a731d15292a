import {
  findAccountByEmail,
  getAccount,
  updateUser,
  type Account,
} from '../accounts/account-store.ts'
import { parseEmail } from '../accounts/email.ts'
import { requireGoodPassword } from '../accounts/password.ts'
import { invitePending } from '../accounts/pending-sign-up.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { makeCode, type MadeCode } from '../codes/mail-code.ts'
import type { MailKind } from '../mails/mail-kinds.ts'
import { createInvited } from './invite-account.ts'

export type LinkRequest = {
  readonly kind: MailKind
  readonly email: string
  /** Empty for an account that gets none. */
  readonly password: string
  /** Read for an e-mail change only. */
  readonly newEmail: string
  readonly data: Readonly<Record<string, unknown>>
  readonly redirectTo: string
}

/** Links with which an account begins. */
const begins = (kind: MailKind): boolean => kind === 'signup' || kind === 'invite'

const accountFor = async (
  context: AuthContext,
  { kind, password, data, ...request }: LinkRequest,
): Promise<{ readonly account: Account; readonly passwordHash: string }> => {
  const email = parseEmail(request.email)
  const existing = await findAccountByEmail(context.database, email)
  const mayCreate = kind === 'signup' || kind === 'invite' || kind === 'magiclink'
  if (existing?.email_confirmed_at && begins(kind)) throw authErrors.emailExists()
  if (!existing && !mayCreate)
    throw new AuthError(404, 'user_not_found', 'User with this email not found')
  if (!existing && kind === 'signup' && !password)
    throw authErrors.validationFailed('Signup requires a valid password')
  if (existing && !begins(kind)) return { account: existing, passwordHash: '' }
  if (password) requireGoodPassword(context, password)
  const passwordHash = password ? await context.passwords.hash(password) : ''
  const account = existing ?? (await createInvited(context, { email, passwordHash, data }))
  return { account, passwordHash }
}

/** Makes a mail's link for an operator, who delivers it. Nothing is sent. */
export const generateLink = async (
  context: AuthContext,
  request: LinkRequest,
): Promise<{ readonly account: Account; readonly made: MadeCode }> => {
  const { kind, redirectTo } = request
  const { account, passwordHash } = await accountFor(context, request)
  const isChange = kind === 'email_change_new' || kind === 'email_change_current'
  const newEmail = isChange ? parseEmail(request.newEmail) : ''
  const to = kind === 'email_change_new' ? newEmail : (account.email ?? '')
  return context.database.transaction(async (tx) => {
    const { id } = account
    if (begins(kind))
      await invitePending(tx, context, account, { passwordHash, data: request.data })
    if (isChange) await updateUser(tx, id, { email_change: newEmail }, context.clock.now())
    const made = await makeCode(tx, context, { user: account, kind, to, redirectTo })
    return { account: await getAccount(tx, id), made }
  })
}
