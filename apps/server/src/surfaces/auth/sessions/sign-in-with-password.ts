import { findAccountByContact, type Account } from '../accounts/account-store.ts'
import { requireNotBanned } from '../accounts/ban.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'
import type { ActiveSession } from './active-session.ts'
import { beginSession } from './begin-session.ts'
import type { Origin } from './session-store.ts'

type Credentials = {
  /** One of the two is empty. */
  readonly email: string
  readonly phone: string
  readonly password: string
}

const requireConfirmed = (account: Account, { email }: Credentials): void => {
  if (email && !account.email_confirmed_at) throw authErrors.emailNotConfirmed()
  if (!email && !account.phone_confirmed_at) throw authErrors.phoneNotConfirmed()
}

/** @throws {AuthError} `invalid_credentials`, and what an unconfirmed or banned account gets */
export const signInWithPassword = async (
  context: AuthContext,
  credentials: Credentials,
  origin: Origin,
): Promise<ActiveSession> => {
  const { email, phone, password } = credentials
  await requireRate(context, RATE_RULES.accountPassword, email || phone)
  const account = await findAccountByContact(context.database, credentials)
  if (account) requireNotBanned(account, context.clock.now(), 400)
  const isRight = await context.passwords.matches(
    password,
    account?.encrypted_password ?? undefined,
  )
  if (!account || !isRight) throw authErrors.invalidCredentials()
  requireConfirmed(account, credentials)
  return context.database.transaction((tx) =>
    beginSession(tx, context, account, { method: 'password', origin }),
  )
}
