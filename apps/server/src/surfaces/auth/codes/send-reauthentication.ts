import type { Account } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { requireTextBudget } from '../mails/text-budgets.ts'
import { mailCode } from './mail-code.ts'
import { requireMinuteSinceCode } from './minute-since-code.ts'
import { textCode } from './text-code.ts'

/** docs/contract/auth.md §19: a code that proves, inside a session, that the account's owner is asking. */
export const sendReauthentication = async (
  context: AuthContext,
  account: Account,
  ip: string,
): Promise<void> => {
  const { email, phone } = account
  if (!email && !phone)
    throw authErrors.validationFailed(
      'Reauthentication requires the user to have an email or a phone number',
    )
  if (email && !account.email_confirmed_at)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  if (!email && !account.phone_confirmed_at)
    throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
  const tooSoon = email ? authErrors.mailTooSoon : authErrors.smsTooSoon
  requireMinuteSinceCode(context, account.reauthentication_sent_at, tooSoon)
  if (!email && phone) await requireTextBudget(context, { purpose: 'proved', ip, phone })
  const kind = 'reauthentication'
  await context.database.transaction(async (tx) => {
    const { publicUrl: redirectTo } = context.config
    if (email) await mailCode(tx, context, { user: account, kind, to: email, redirectTo })
    else if (phone) await textCode(tx, context, { userId: account.id, kind, phone })
  })
  context.outbox.nudge()
}
