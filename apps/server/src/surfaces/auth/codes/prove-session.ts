import { writeAudit } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { keepSessionProof } from '../sessions/session-proof-store.ts'
import type { SignedIn } from '../sessions/signed-in.ts'
import { checkProof, spendNonce, type PresentedProof } from './fresh-proof.ts'

/**
 * Makes the session as fresh as a sign-in would, for calls that carry no proof themselves.
 *
 * @throws {AuthError} docs/contract/auth.md §19.2
 */
export const proveSession = async (
  context: AuthContext,
  { account, sessionId }: SignedIn,
  proof: PresentedProof,
  ip: string,
): Promise<void> => {
  if (sessionId === undefined) throw authErrors.sessionGone()
  if (!proof.currentPassword && !proof.nonce)
    throw authErrors.validationFailed('Reauthentication requires a nonce or the current password')
  await checkProof(context, account, proof)
  const now = context.clock.now()
  await context.database.transaction(async (tx) => {
    if (proof.nonce && !(await spendNonce(tx, context, account))) throw authErrors.nonceNotValid()
    await keepSessionProof(tx, { sessionId, ip }, now)
    const actor = { actorId: account.id, actorName: account.email ?? '', ip }
    await writeAudit(tx, { action: 'user_reauthenticated', ...actor }, now)
  })
}
