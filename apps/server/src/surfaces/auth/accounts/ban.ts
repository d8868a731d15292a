import { authErrors } from '../auth-errors.ts'
import type { Account } from './account-store.ts'

export const isBanned = (account: Account, now: Date): boolean =>
  account.banned_until !== null && account.banned_until > now

/** @throws {AuthError} `user_banned` */
export const requireNotBanned = (account: Account, now: Date, status: 400 | 403): void => {
  if (isBanned(account, now)) throw authErrors.banned(status)
}
