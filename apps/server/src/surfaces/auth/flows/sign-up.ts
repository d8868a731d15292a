import { randomInt, randomUUID } from 'node:crypto'
import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import type { SessionParts } from '../render-session.ts'
import type { ProofKey } from '../rules/proof-key.ts'
import {
  findAccountByContact,
  findAccountById,
  insertUser,
  updateUser,
  type Account,
} from '../store/accounts.ts'
import { writeAudit, type AuditAction } from '../store/audit-log.ts'
import { insertIdentity } from '../store/identities.ts'
import type { Origin } from '../store/sessions.ts'
import { beginSession } from './begin-session.ts'
import { mailCode, requirePause } from './send-code.ts'
import { textCode } from './text-code.ts'

export type SignUp = {
  /** One of the two is empty. */
  readonly email: string
  readonly phone: string
  /** Hashed; empty for an account that signs in by code alone. */
  readonly passwordHash: string
  readonly data: Readonly<Record<string, unknown>>
  readonly proofKey: ProofKey | undefined
  readonly redirectTo: string
  readonly origin: Origin
}

export type SignUpResult =
  | { readonly kind: 'session'; readonly session: SessionParts }
  | { readonly kind: 'confirmation'; readonly account: Account }
  /** Somebody has this address already: the answer must not tell. */
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

/** Account and its first identity; not confirmed yet. */
export const createAccount = async (
  tx: Queryable,
  context: AuthContext,
  signUp: Pick<SignUp, 'email' | 'phone' | 'passwordHash' | 'data'>,
): Promise<Account> => {
  const now = context.clock.now()
  const id = randomUUID()
  const provider = signUp.email ? 'email' : 'phone'
  const claims = {
    ...signUp.data,
    sub: id,
    ...(signUp.email ? { email: signUp.email } : { phone: signUp.phone }),
    email_verified: false,
    phone_verified: false,
  }
  await insertUser(
    tx,
    {
      id,
      email: signUp.email,
      phone: signUp.phone,
      password: signUp.passwordHash,
      appMetadata: { provider, providers: [provider] },
      userMetadata: claims,
    },
    now,
  )
  await insertIdentity(tx, { userId: id, provider, providerId: id, data: claims }, now)
  return requireAccount(tx, id)
}

export const requireAccount = async (tx: Queryable, id: string): Promise<Account> => {
  const account = await findAccountById(tx, id)
  if (!account) throw new Error(`Account ${id} vanished inside its own transaction.`)
  return account
}

const confirmAtOnce = async (tx: Queryable, context: AuthContext, account: Account) => {
  const now = context.clock.now()
  await updateUser(
    tx,
    account.id,
    {
      email_confirmed_at: now,
      raw_user_meta_data: { ...account.raw_user_meta_data, email_verified: true },
    },
    now,
  )
  return requireAccount(tx, account.id)
}

const sendConfirmation = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  signUp: SignUp,
) => {
  if (signUp.phone) {
    requirePause(context, account.confirmation_sent_at, authErrors.smsTooSoon)
    await textCode(tx, context, { userId: account.id, kind: 'sms', phone: signUp.phone })
    return
  }
  requirePause(context, account.confirmation_sent_at, authErrors.mailTooSoon)
  await mailCode(tx, context, {
    user: account,
    kind: 'signup',
    to: signUp.email,
    redirectTo: signUp.redirectTo,
    proofKey: signUp.proofKey,
  })
}

const isConfirmed = (account: Account, signUp: SignUp): boolean =>
  (signUp.email ? account.email_confirmed_at : account.phone_confirmed_at) !== null

/**
 * Does all the work of a sign-up and takes it back: how long the answer takes must not tell
 * whether somebody has the address.
 */
const pretendToSignUp = async (tx: Queryable, context: AuthContext, signUp: SignUp) => {
  const nobody = signUp.email
    ? { ...signUp, email: `${randomUUID()}@nowhere.invalid` }
    : { ...signUp, phone: `1${String(randomInt(10 ** 13)).padStart(13, '0')}` }
  await tx.query('savepoint pretence')
  const account = await createAccount(tx, context, nobody)
  await sendConfirmation(tx, context, account, nobody)
  await requireAccount(tx, account.id)
  await tx.query('rollback to savepoint pretence')
}

const signUpOnce = async (
  tx: Queryable,
  context: AuthContext,
  signUp: SignUp,
): Promise<SignUpResult> => {
  const existing = await findAccountByContact(tx, signUp)
  const isAutomatic = context.config.auth.autoconfirm && signUp.email !== ''
  if (existing && isConfirmed(existing, signUp)) {
    if (context.config.auth.autoconfirm) throw authErrors.alreadyRegistered()
    await audit(tx, context, 'user_repeated_signup', existing, signUp)
    await pretendToSignUp(tx, context, signUp)
    return { kind: 'repeated' }
  }
  const account = existing ?? (await createAccount(tx, context, signUp))
  if (!existing) await audit(tx, context, 'user_signedup', account, signUp)
  if (isAutomatic) {
    const confirmed = await confirmAtOnce(tx, context, account)
    const how = { method: 'password', origin: signUp.origin }
    return { kind: 'session', session: await beginSession(tx, context, confirmed, how) }
  }
  await sendConfirmation(tx, context, account, signUp)
  return { kind: 'confirmation', account: await requireAccount(tx, account.id) }
}

/** Two people, or one impatient person, may sign up with the same address at the same moment. */
const ATTEMPTS = 3

/** @throws {AuthError} as docs/contract/auth.md §12 lists */
export const signUp = async (context: AuthContext, request: SignUp): Promise<SignUpResult> => {
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
