import { randomInt, randomUUID } from 'node:crypto'
import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { Queryable } from '#platform/database/database.ts'
import {
  findAccountByContact,
  getAccount,
  lockAccount,
  type Account,
} from '../accounts/account-store.ts'
import { writeAudit, type AuditAction } from '../accounts/audit-log.ts'
import { changeAccount } from '../accounts/change-account.ts'
import { confirmsAtOnce } from '../accounts/confirms-at-once.ts'
import { createAccount, type FirstIdentity } from '../accounts/create-account.ts'
import { rememberSignUp, replacePending } from '../accounts/pending-sign-up.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { pretendPause, sendConfirmation, type CodeDestination } from '../codes/send-confirmation.ts'
import type { ActiveSession } from '../sessions/active-session.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Origin } from '../sessions/session-store.ts'

export type SignUp = FirstIdentity & CodeDestination & { readonly origin: Origin }

export type SignUpResult =
  | { readonly kind: 'session'; readonly session: ActiveSession }
  | { readonly kind: 'confirmation'; readonly account: Account }
  /** The address has an account already: the answer must not tell. */
  | { readonly kind: 'repeated' }

const audit = (
  tx: Queryable,
  { clock }: AuthContext,
  action: AuditAction,
  account: { readonly id: string },
  { email, phone, origin }: SignUp,
) =>
  writeAudit(
    tx,
    { action, actorId: account.id, actorName: email || phone, ip: origin.ip },
    clock.now(),
  )

const confirmAtOnce = (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  { phone }: SignUp,
) => {
  const now = context.clock.now()
  const verified = phone ? { phone_verified: true } : { email_verified: true }
  return changeAccount(tx, context, account.id, {
    ...(phone ? { phone_confirmed_at: now } : { email_confirmed_at: now }),
    raw_user_meta_data: { ...account.raw_user_meta_data, ...verified },
  })
}

const isConfirmed = (account: Account, signUp: SignUp): boolean =>
  (signUp.email ? account.email_confirmed_at : account.phone_confirmed_at) !== null

const begin = async (tx: Queryable, context: AuthContext, signUp: SignUp): Promise<Account> => {
  const account = await createAccount(tx, context, signUp)
  await rememberSignUp(tx, account.id, signUp.origin.ip)
  return account
}

/** Until an account is confirmed, the latest sign-up is what counts. */
const beginAnew = async (
  tx: Queryable,
  context: AuthContext,
  existing: Account,
  signUp: SignUp,
) => {
  if (existing.confirmed_at) return existing
  await rememberSignUp(tx, existing.id, signUp.origin.ip)
  return replacePending(tx, context, existing, signUp)
}

/**
 * Does all the work of a sign-up and undoes it: the duration of the answer must not tell whether
 * the address has an account.
 */
const pretendToSignUp = async (tx: Queryable, context: AuthContext, signUp: SignUp) => {
  const stranger = signUp.email
    ? { ...signUp, email: `${randomUUID()}@nowhere.invalid` }
    : { ...signUp, phone: `1${String(randomInt(10 ** 13)).padStart(13, '0')}` }
  await tx.query('savepoint pretence')
  const account = await begin(tx, context, stranger)
  await sendConfirmation(tx, context, account, stranger)
  await getAccount(tx, account.id)
  await tx.query('rollback to savepoint pretence')
}

const findAndLock = async (tx: Queryable, signUp: SignUp): Promise<Account | undefined> => {
  const glimpsed = await findAccountByContact(tx, signUp)
  if (!glimpsed || isConfirmed(glimpsed, signUp)) return glimpsed
  await lockAccount(tx, glimpsed.id)
  return findAccountByContact(tx, signUp)
}

const signUpOnce = async (
  tx: Queryable,
  context: AuthContext,
  signUp: SignUp,
): Promise<SignUpResult> => {
  const existing = await findAndLock(tx, signUp)
  const isAutomatic = confirmsAtOnce(context, signUp)
  if (existing && isConfirmed(existing, signUp)) {
    if (isAutomatic || context.config.auth.autoconfirm) throw authErrors.alreadyRegistered()
    await pretendPause(tx, context, existing, signUp.phone)
    await audit(tx, context, 'user_repeated_signup', existing, signUp)
    await pretendToSignUp(tx, context, signUp)
    return { kind: 'repeated' }
  }
  const account = existing
    ? await beginAnew(tx, context, existing, signUp)
    : await begin(tx, context, signUp)
  if (!existing) await audit(tx, context, 'user_signedup', account, signUp)
  if (isAutomatic) {
    const confirmed = await confirmAtOnce(tx, context, account, signUp)
    const how = { method: 'password', origin: signUp.origin }
    return { kind: 'session', session: await beginSession(tx, context, confirmed, how) }
  }
  await sendConfirmation(tx, context, account, signUp)
  return { kind: 'confirmation', account: await getAccount(tx, account.id) }
}

/** Two requests may sign up with the same address at the same moment. */
const ATTEMPTS = 3

/** @throws {AuthError} docs/contract/auth.md §12 */
export const signUpWithContact = async (
  context: AuthContext,
  request: SignUp,
): Promise<SignUpResult> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await context.database.transaction((tx) => signUpOnce(tx, context, request))
      context.outbox.nudge()
      return result
    } catch (error) {
      if (attempt < ATTEMPTS && isUniqueViolation(error)) continue
      throw error
    }
  }
}
