import type { Queryable } from '#platform/database/database.ts'
import { updateUser, type Account } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { mailCode } from './mail-code.ts'
import { requireMinuteSinceCode } from './minute-since-code.ts'
import type { ProofKey } from './proof-key.ts'
import { textCode } from './text-code.ts'

export type CodeDestination = {
  /** One of the two is empty. */
  readonly email: string
  readonly phone: string
  readonly redirectTo: string
  readonly proofKey: ProofKey | undefined
}

const tooSoonFor = (phone: string) => (phone ? authErrors.smsTooSoon : authErrors.mailTooSoon)

/**
 * A sign-up for a confirmed account sends no mail, but has the same pause as one for a new account, so
 * that a stranger sees no difference. `confirmation_sent_at` then is the time of the last such sign-up.
 *
 * @throws {AuthError} when the last such sign-up was less than a minute ago
 */
export const pretendPause = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  phone: string,
): Promise<void> => {
  const { confirmation_sent_at: sent, confirmed_at: confirmed } = account
  const isRepeat = sent !== null && confirmed !== null && sent > confirmed
  requireMinuteSinceCode(context, isRepeat ? sent : null, tooSoonFor(phone))
  const now = context.clock.now()
  await updateUser(tx, account.id, { confirmation_sent_at: now }, now)
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
  requireMinuteSinceCode(context, account.confirmation_sent_at, tooSoonFor(phone))
  if (phone) await textCode(tx, context, { userId: account.id, kind: 'sms', phone })
  else
    await mailCode(tx, context, { user: account, kind: 'signup', to: email, redirectTo, proofKey })
}
