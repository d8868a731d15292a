import type { Account } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { hashCode, MAIL_CODE_SECONDS, PROOF_TRIES, SMS_CODE_SECONDS } from './one-time-code.ts'
import { countTry, findTokenOfCode } from './one-time-token-store.ts'

const TYPES = ['reauthentication_token'] as const

/**
 * Counts a try of the account's reauthentication code, outside of any transaction.
 *
 * @returns whether the code is right, in time and not tried too often
 */
export const tryReauthentication = async (
  { database, clock }: AuthContext,
  account: Account,
  code: string,
): Promise<boolean> => {
  const contact = account.email || account.phone || ''
  await countTry(database, TYPES, contact)
  const hash = hashCode(contact, code)
  const found = await findTokenOfCode(database, TYPES, { contact, hash, tries: PROOF_TRIES })
  const sent = account.reauthentication_sent_at?.getTime() ?? 0
  const seconds = account.email ? MAIL_CODE_SECONDS : SMS_CODE_SECONDS
  return found?.user_id === account.id && sent + seconds * 1000 > clock.now().getTime()
}
