import type { Queryable } from '#platform/database/database.ts'
import { updateUser } from '../accounts/account-store.ts'
import { deleteOpenedFlows } from './flow-state-store.ts'
import { forgetOneTimeTokens } from './one-time-token-store.ts'

/**
 * Makes every code and link that was sent for the account worthless, and every auth code that an
 * opened link gave: for a change of its address or password, since a mail that was sent before it
 * may be in the wrong hands.
 */
export const forgetMailTokens = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  await forgetOneTimeTokens(tx, userId)
  await deleteOpenedFlows(tx, userId)
  const cleared = {
    confirmation_token: '',
    recovery_token: '',
    email_change_token_new: '',
    email_change_token_current: '',
    reauthentication_token: '',
  }
  await updateUser(tx, userId, cleared, now)
}
