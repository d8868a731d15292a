import { findAccountByEmail, getAccount, type Account } from '../accounts/account-store.ts'
import { invitePending } from '../accounts/pending-sign-up.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { mailCode } from '../codes/mail-code.ts'
import { adminCreateAccount } from './administer-account.ts'

/** An account that an operator begins for someone else, who confirms its address by mail. */
export const createInvited = async (
  context: AuthContext,
  invited: {
    readonly email: string
    /** Empty for an account that gets no password. */
    readonly passwordHash: string
    readonly data: Readonly<Record<string, unknown>>
  },
): Promise<Account> => {
  const { email, passwordHash, data } = invited
  return adminCreateAccount(context, {
    email,
    phone: '',
    passwordHash: passwordHash || undefined,
    emailConfirm: false,
    phoneConfirm: false,
    role: '',
    banDuration: '',
    userMetadata: data,
    appMetadata: undefined,
  })
}

/** @throws {AuthError} `email_exists` for an address that is confirmed */
export const inviteAccount = async (
  context: AuthContext,
  invitation: {
    readonly email: string
    readonly data: Readonly<Record<string, unknown>>
    readonly redirectTo: string
  },
): Promise<Account> => {
  const { email, data, redirectTo } = invitation
  const existing = await findAccountByEmail(context.database, email)
  if (existing?.email_confirmed_at) throw authErrors.emailExists()
  const account = existing ?? (await createInvited(context, { email, passwordHash: '', data }))
  const invited = await context.database.transaction(async (tx) => {
    if (existing) await invitePending(tx, context, existing, { passwordHash: '', data })
    await mailCode(tx, context, { user: account, kind: 'invite', to: email, redirectTo })
    return getAccount(tx, account.id)
  })
  context.outbox.nudge()
  return invited
}
