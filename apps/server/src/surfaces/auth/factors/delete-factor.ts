import { writeAudit } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { requireFreshProof, UNENROLLING } from '../codes/fresh-proof.ts'
import { postNotice } from '../codes/post-notice.ts'
import { factorErrors } from './factor-errors.ts'
import { deleteFactors, lowerSessions } from './factor-store.ts'
import type { OwnFactor } from './own-factor.ts'

/** @throws {AuthError} `insufficient_aal` */
export const deleteOwnFactor = async (
  context: AuthContext,
  own: OwnFactor,
  ip: string,
): Promise<void> => {
  const { account, claims, factor } = own
  const isVerified = factor.status === 'verified'
  if (isVerified && claims.aal !== 'aal2') throw factorErrors.insufficientToUnenroll()
  if (isVerified) await requireFreshProof(context, own, { change: UNENROLLING, ip })
  const now = context.clock.now()
  await context.database.transaction(async (tx) => {
    await deleteFactors(tx, [factor.id])
    await lowerSessions(tx, account.id, factor.id, now)
    const actor = { actorId: account.id, actorName: account.email ?? '' }
    await writeAudit(tx, { action: 'factor_unenrolled', ...actor, ip }, now)
    if (isVerified) await postNotice(tx, context, account, 'factor_removed')
  })
  context.outbox.nudge()
}

/** The operator's way, which needs no second factor. */
export const deleteFactorOf = (
  context: AuthContext,
  accountId: string,
  factorId: string,
): Promise<void> =>
  context.database.transaction(async (tx) => {
    await deleteFactors(tx, [factorId])
    await lowerSessions(tx, accountId, factorId, context.clock.now())
  })
