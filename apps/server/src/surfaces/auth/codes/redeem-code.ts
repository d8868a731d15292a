import type { AuthContext } from '../auth-context.ts'
import type { ActiveSession } from '../sessions/active-session.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Origin } from '../sessions/session-store.ts'
import { applyVerification } from './apply-verification.ts'
import {
  countTryOf,
  requireRedeemable,
  type CodeOrLink,
  type VerificationType,
} from './redeemable.ts'

/** @returns `undefined` after the first of two confirmations, which begins no session */
export const redeemCode = async (
  context: AuthContext,
  type: VerificationType,
  presented: CodeOrLink,
  origin: Origin,
): Promise<ActiveSession | undefined> => {
  await countTryOf(context, type, presented)
  return context.database.transaction(async (tx) => {
    const redeemed = await requireRedeemable(tx, context, type, presented)
    const result = await applyVerification(tx, context, redeemed, origin)
    if (result.kind === 'half') return undefined
    return beginSession(tx, context, result.account, { method: 'otp', origin })
  })
}
