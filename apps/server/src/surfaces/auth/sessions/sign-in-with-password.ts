import { NIL_UUID } from '#platform/is-uuid.ts'
import type { Asker } from '#platform/fair-queue.ts'
import { findHashProblem } from '#platform/passwords/foreign-hash.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { findAccountByContact, type Account } from '../accounts/account-store.ts'
import { requireNotBanned } from '../accounts/ban.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'
import type { ActiveSession } from './active-session.ts'
import { beginSession } from './begin-session.ts'
import type { Origin } from './session-store.ts'
import type { Queryable } from '#platform/database/database.ts'

/** Whether the account was signed in to from this network lately (docs/contract/auth.md §9). */
const isKnownNetwork = async (db: Queryable, userId: string, network: string): Promise<boolean> =>
  (
    await db.query('select from dhvani.known_networks where user_id = $1 and network = $2', [
      userId,
      network,
    ])
  ).length > 0

type Credentials = {
  /** One of the two is empty. */
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly asker: Asker
}

const requireConfirmed = (account: Account, { email }: Credentials): void => {
  if (email && !account.email_confirmed_at) throw authErrors.emailNotConfirmed()
  if (!email && !account.phone_confirmed_at) throw authErrors.phoneNotConfirmed()
}

/**
 * Counts a try from everywhere. Where the account was signed in to before, its owner goes on when
 * strangers have used these tries up, and does not wait for the passwords that they send.
 *
 * @throws {AuthError} `over_request_rate_limit`
 */
const requireTry = async (
  context: AuthContext,
  account: Account | undefined,
  contact: string,
  network: string,
): Promise<{ readonly isKnown: boolean }> => {
  const isTaken = await context.rateLimits.take(RATE_RULES.accountPassword, contact)
  // Asked for an unknown address too, so that the duration does not tell who has an account.
  const isKnown = await isKnownNetwork(context.database, account?.id ?? NIL_UUID, network)
  if (!isTaken && !isKnown) throw authErrors.tooManyRequests()
  return { isKnown }
}

/** What the account's owner may do is to reset the password; what it takes, only the operator can see. */
const reportHashProblem = ({ log }: AuthContext, { id, encrypted_password }: Account): void => {
  const problem = encrypted_password ? findHashProblem(encrypted_password) : undefined
  if (problem !== undefined) log.warn({ account: id, problem }, 'a password hash is not accepted')
}

/** From elsewhere, or from before hashes were marked: from now on a try costs what all others do. */
const renewHash = async (
  { passwords, database }: AuthContext,
  { id, encrypted_password: before }: Account,
  { password, asker }: Credentials,
): Promise<void> => {
  if (!before || !passwords.isDated(password, before)) return
  const hash = await passwords.hash(password, asker)
  await database.query(
    'update auth.users set encrypted_password = $1 where id = $2 and encrypted_password = $3',
    [hash, id, before],
  )
}

/** @throws {AuthError} `invalid_credentials`, and what an unconfirmed or banned account gets */
export const signInWithPassword = async (
  context: AuthContext,
  credentials: Credentials,
  origin: Origin,
): Promise<ActiveSession> => {
  const { email, phone, password, asker } = credentials
  const contact = email || phone
  const network = subjectOfAddress(origin.ip)
  await requireRate(context, RATE_RULES.password, `${network} ${contact}`)
  const account = await findAccountByContact(context.database, credentials)
  const { isKnown } = await requireTry(context, account, contact, network)
  if (account) requireNotBanned(account, context.clock.now(), 400)
  const isRight = await context.passwords.matches(
    password,
    account?.encrypted_password ?? undefined,
    { ...asker, isKnown },
  )
  if (account && !isRight) reportHashProblem(context, account)
  if (!account || !isRight) throw authErrors.invalidCredentials()
  requireConfirmed(account, credentials)
  await renewHash(context, account, credentials)
  return context.database.transaction((tx) =>
    beginSession(tx, context, account, { method: 'password', origin }),
  )
}
