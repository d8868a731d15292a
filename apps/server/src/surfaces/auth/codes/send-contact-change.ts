import type { Queryable } from '#platform/database/database.ts'
import { updateUser, type Account } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { mailCode } from './mail-code.ts'
import { requireMinuteSinceCode } from './minute-since-code.ts'
import type { ProofKey } from './proof-key.ts'
import { textCode } from './text-code.ts'

/**
 * Secure e-mail change: one mail to the new address and one to the old, both have to be
 * confirmed. An account that has no address yet confirms the new one alone.
 *
 * @throws {AuthError} when the last mails were sent less than a minute ago
 */
export const mailEmailChange = async (
  tx: Queryable,
  context: AuthContext,
  request: {
    readonly account: Account
    readonly newEmail: string
    readonly redirectTo: string
    readonly proofKey: ProofKey | undefined
  },
): Promise<void> => {
  const { account, newEmail, redirectTo, proofKey } = request
  requireMinuteSinceCode(context, account.email_change_sent_at, authErrors.mailTooSoon)
  const changes = { email_change: newEmail, email_change_confirm_status: 0 }
  await updateUser(tx, account.id, changes, context.clock.now())
  const mail = { user: account, redirectTo, proofKey }
  if (account.email)
    await mailCode(tx, context, { ...mail, kind: 'email_change_current', to: account.email })
  await mailCode(tx, context, { ...mail, kind: 'email_change_new', to: newEmail })
}

/** @throws {AuthError} when the last text message was sent less than a minute ago */
export const textPhoneChange = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  phone: string,
): Promise<void> => {
  requireMinuteSinceCode(context, account.phone_change_sent_at, authErrors.smsTooSoon)
  await updateUser(tx, account.id, { phone_change: phone }, context.clock.now())
  await textCode(tx, context, { userId: account.id, kind: 'phone_change', phone })
}
