import type { Queryable } from '#platform/database/database.ts'
import type { Account } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { mailCode } from './mail-code.ts'
import { requirePause } from './pause.ts'
import type { ProofKey } from './proof-key.ts'
import { textCode } from './text-code.ts'

export type CodeDestination = {
  /** One of the two is empty. */
  readonly email: string
  readonly phone: string
  readonly redirectTo: string
  readonly proofKey: ProofKey | undefined
}

/**
 * Sends the code that confirms an address or number and signs its owner in.
 *
 * @throws {AuthError} when the last one was sent less than a minute ago
 */
export const sendConfirmation = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  { email, phone, redirectTo, proofKey }: CodeDestination,
): Promise<void> => {
  const tooSoon = phone ? authErrors.smsTooSoon : authErrors.mailTooSoon
  requirePause(context, account.confirmation_sent_at, tooSoon)
  if (phone) await textCode(tx, context, { userId: account.id, kind: 'sms', phone })
  else
    await mailCode(tx, context, { user: account, kind: 'signup', to: email, redirectTo, proofKey })
}
