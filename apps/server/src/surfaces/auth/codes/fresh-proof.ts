import type { Queryable } from '#platform/database/database.ts'
import type { Asker } from '#platform/fair-queue.ts'
import { updateUser, type Account } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError, authErrors } from '../auth-errors.ts'
import { takeOneTimeToken, countTry, findTokenOfCode } from './one-time-token-store.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'
import { hasSessionProof } from '../sessions/session-proof-store.ts'
import { findSession, METHODS_OF_FACTORS, type SessionState } from '../sessions/session-store.ts'
import type { SignedIn } from '../sessions/signed-in.ts'
import { hashCode, MAIL_CODE_SECONDS, PROOF_TRIES, SMS_CODE_SECONDS } from './one-time-code.ts'

const REAUTHENTICATION_TYPES = ['reauthentication_token'] as const

/**
 * Counts a try of the account's reauthentication code, outside of any transaction.
 *
 * @returns whether the code is right, in time and not tried too often
 */
const tryReauthentication = async (
  { database, clock }: AuthContext,
  account: Account,
  code: string,
): Promise<boolean> => {
  const contact = account.email || account.phone || ''
  await countTry(database, REAUTHENTICATION_TYPES, contact)
  const hash = hashCode(contact, code)
  const found = await findTokenOfCode(database, REAUTHENTICATION_TYPES, {
    contact,
    hash,
    tries: PROOF_TRIES,
  })
  const sent = account.reauthentication_sent_at?.getTime() ?? 0
  const seconds = account.email ? MAIL_CODE_SECONDS : SMS_CODE_SECONDS
  return found?.user_id === account.id && sent + seconds * 1000 > clock.now().getTime()
}

/** What a person may send to prove that it is them; empty when they sent none. */
export type PresentedProof = {
  readonly currentPassword: string
  /** The mailed or texted code of a reauthentication. */
  readonly nonce: string
  /** Who waits for a password to be hashed. */
  readonly asker?: Asker
}

const NO_PROOF: PresentedProof = { currentPassword: '', nonce: '' }

/** A sign-in, second factor or proof counts this long as a proof of who is asking. */
const FRESH_SECONDS = 600

/** The method of a session that began by linking an identity, which signs no one in. */
export const LINKING_METHOD = 'oauth/link'

/** Names of the guarded changes: a refusal's message begins with one. */
export const LINKING = 'Linking an identity'
export const UNLINKING = 'Unlinking an identity'
export const ENROLLING = 'Enrolling a factor'
export const UNENROLLING = 'Removing a factor'

const FACTOR_METHODS: ReadonlySet<string> = new Set(Object.values(METHODS_OF_FACTORS))

/**
 * A factor proves who is asking when it is older than the session, or was enrolled in it soon after
 * the sign-in. Else a thief of an old session could enrol a factor of their own, and prove that.
 */
const isFactorTrusted = ({ amr, createdAt, factorEnrolledAt }: SessionState): boolean => {
  if (!factorEnrolledAt) return false
  const signIns = amr.filter(
    ({ method }) => method !== LINKING_METHOD && !FACTOR_METHODS.has(method),
  )
  const limits = signIns.map(({ timestamp }) => (timestamp + FRESH_SECONDS) * 1000)
  return factorEnrolledAt.getTime() <= Math.max(createdAt.getTime(), ...limits)
}

const isFresh = async (
  { database, clock }: AuthContext,
  { sessionId, ip, seconds }: { readonly sessionId: string; readonly ip: string; seconds: number },
): Promise<boolean> => {
  const session = await findSession(database, sessionId)
  if (!session) return false
  const since = clock.now().getTime() / 1000 - seconds
  const recent = session.amr.filter(
    ({ method, timestamp }) => method !== LINKING_METHOD && timestamp > since,
  )
  return (
    recent.some(({ method }) => !FACTOR_METHODS.has(method) || isFactorTrusted(session)) ||
    hasSessionProof(database, { sessionId, ip }, new Date(since * 1000))
  )
}

/** @throws {AuthError} `reauthentication_not_valid` or `current_password_invalid` */
export const checkProof = async (
  context: AuthContext,
  account: Account,
  { currentPassword, nonce, asker }: PresentedProof,
): Promise<void> => {
  await requireRate(context, RATE_RULES.accountProof, account.id)
  if (nonce) {
    if (await tryReauthentication(context, account, nonce)) return
    throw authErrors.nonceNotValid()
  }
  const hash = account.encrypted_password ?? undefined
  if (!(await context.passwords.matches(currentPassword, hash, asker)))
    throw new AuthError(
      400,
      'current_password_invalid',
      'Current password required when setting new password.',
    )
}

/**
 * A code proves one change.
 *
 * @returns whether the code was still there
 */
export const spendNonce = async (
  db: Queryable,
  { clock }: AuthContext,
  { id }: Account,
): Promise<boolean> => {
  const isSpent = await takeOneTimeToken(db, id, 'reauthentication_token')
  await updateUser(db, id, { reauthentication_token: '' }, clock.now())
  return isSpent
}

type GuardedChange = {
  /** Name of the change that needs the proof: the refusal's message begins with it. */
  readonly change: string
  /** The address of the client that asks for the change. */
  readonly ip: string
  /** Added to the time for which a proof counts: for the end of a change that began in time. */
  readonly graceSeconds?: number
}

/**
 * Spends the code that came with a change. Its caller does so where the change is written.
 *
 * @throws {AuthError} `reauthentication_not_valid` when the code is the change's only proof, and
 * another request has spent it in the meantime
 */
type SpendCode = (db: Queryable) => Promise<void>

/** @throws {AuthError} docs/contract/auth.md §19.1 */
export const requireFreshProof = async (
  context: AuthContext,
  { account, sessionId }: SignedIn,
  { change, ip, graceSeconds = 0 }: GuardedChange,
  presented: PresentedProof = NO_PROOF,
): Promise<SpendCode> => {
  const spendIfThere: SpendCode = async (db) => {
    if (presented.nonce) await spendNonce(db, context, account)
  }
  // An anonymous account has neither a password nor an address to prove anything with.
  if (!context.config.auth.reauthentication || account.is_anonymous) return spendIfThere
  const seconds = FRESH_SECONDS + graceSeconds
  if (sessionId && (await isFresh(context, { sessionId, ip, seconds }))) return spendIfThere
  if (!presented.currentPassword && !presented.nonce)
    throw new AuthError(400, 'reauthentication_needed', `${change} requires reauthentication`)
  await checkProof(context, account, presented)
  return async (db) => {
    if (presented.nonce && !(await spendNonce(db, context, account)))
      throw authErrors.nonceNotValid()
  }
}
