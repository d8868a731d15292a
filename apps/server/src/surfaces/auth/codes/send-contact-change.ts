import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import type { ProofKey } from './proof-key.ts'
import { updateUser, type Account } from '../accounts/account-store.ts'
import { mailCode } from './mail-code.ts'

/**
 * Secure e-mail change: one mail to the new address and one to the old, both have to be
 * confirmed. An account without an address of its own has only the new one to ask.
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
  const changes = { email_change: newEmail, email_change_confirm_status: 0 }
  await updateUser(tx, account.id, changes, context.clock.now())
  if (account.email)
    await mailCode(tx, context, {
      user: account,
      kind: 'email_change_current',
      to: account.email,
      redirectTo,
      proofKey,
    })
  await mailCode(tx, context, {
    user: account,
    kind: 'email_change_new',
    to: newEmail,
    redirectTo,
    proofKey,
  })
}
