import type { Queryable } from '#platform/database/database.ts'
import { updateUser, type Account } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'
import { forgetOneTimeTokens } from './one-time-token-store.ts'
import { tryReauthentication } from './try-reauthentication.ts'
import { RATE_RULES, requireRate } from '../rate-rules.ts'
import { findSession } from '../sessions/session-store.ts'
import type { SignedIn } from '../sessions/signed-in.ts'

/** What a person may send to prove that it is them; empty when they sent none. */
export type PresentedProof = {
  readonly currentPassword: string
  /** The mailed or texted code of a reauthentication. */
  readonly nonce: string
}

/** A sign-in or second factor counts this long as a proof of who is asking. */
const FRESH_SECONDS = 600

/** The method of a session that began by linking an identity, which signs no one in. */
export const LINKING_METHOD = 'oauth/link'

/** How the refusal of a change begins. */
export const LINKING = 'Linking an identity'

const isFresh = async (
  { database, clock }: AuthContext,
  sessionId: string | undefined,
): Promise<boolean> => {
  const session = sessionId && (await findSession(database, sessionId))
  if (!session) return false
  const since = clock.now().getTime() / 1000 - FRESH_SECONDS
  return session.amr.some(({ method, timestamp }) => method !== LINKING_METHOD && timestamp > since)
}

/**
 * @param change what needs the proof, as the text of the refusal begins
 * @throws {AuthError} docs/contract/auth.md §19.1
 */
export const requireFreshProof = async (
  context: AuthContext,
  { account, sessionId }: SignedIn,
  { currentPassword, nonce }: PresentedProof,
  change: string,
): Promise<void> => {
  // An anonymous account has neither a password nor an address to prove anything with.
  if (!context.config.auth.reauthentication || account.is_anonymous) return
  if (await isFresh(context, sessionId)) return
  if (!currentPassword && !nonce)
    throw new AuthError(400, 'reauthentication_needed', `${change} requires reauthentication`)
  await requireRate(context, RATE_RULES.accountCode, account.id)
  if (nonce) {
    if (await tryReauthentication(context, account, nonce)) return
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  const hash = account.encrypted_password ?? undefined
  if (!(await context.passwords.matches(currentPassword, hash)))
    throw new AuthError(
      400,
      'current_password_invalid',
      'Current password required when setting new password.',
    )
}

/** A code proves one change. */
export const spendNonce = async (
  db: Queryable,
  { clock }: AuthContext,
  { id }: Account,
): Promise<void> => {
  await forgetOneTimeTokens(db, id, ['reauthentication_token'])
  await updateUser(db, id, { reauthentication_token: '' }, clock.now())
}
