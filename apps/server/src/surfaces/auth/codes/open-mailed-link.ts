import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import type { SignInOutcome } from '../sessions/active-session.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Origin } from '../sessions/session-store.ts'
import { applyVerification } from './apply-verification.ts'
import { findFlowStateOfUser, issueAuthCode } from './flow-state-store.ts'
import { isPkce } from './one-time-code.ts'
import type { OneTimeTokenType } from './one-time-token-store.ts'
import { requireRedeemable, type VerificationType } from './redeemable.ts'

export type LinkResult = SignInOutcome | { readonly kind: 'half' }

/** The methods under which the mail of this link may have begun its flow, likeliest first. */
const methodsOf = (token: OneTimeTokenType, type: VerificationType): string[] => {
  if (token === 'confirmation_token') return type === 'invite' ? ['invite'] : ['email/signup']
  if (token === 'recovery_token')
    return type === 'magiclink' ? ['magiclink', 'recovery'] : ['recovery', 'magiclink']
  return ['email_change']
}

/**
 * Opens a mailed link: a session at once, or a code for the browser that asked for the mail. Such a code is
 * worth nothing elsewhere, so the link stays good until that browser has exchanged one.
 */
export const openMailedLink = (
  context: AuthContext,
  type: VerificationType,
  linkToken: string,
  origin: Origin,
): Promise<LinkResult> =>
  context.database.transaction(async (tx) => {
    const redeemed = await requireRedeemable(tx, context, type, { kind: 'link', linkToken })
    const result = await applyVerification(tx, context, redeemed, origin, {
      keepsToken: isPkce(linkToken),
    })
    if (result.kind === 'half') return { kind: 'half' }
    if (!isPkce(linkToken)) {
      const session = await beginSession(tx, context, result.account, { method: 'otp', origin })
      return { kind: 'session', session }
    }
    for (const method of methodsOf(redeemed.token.token_type, type)) {
      const flow = await findFlowStateOfUser(tx, result.account.id, method)
      if (!flow) continue
      const userId = result.account.id
      const authCode = await issueAuthCode(tx, flow.id, { userId }, context.clock.now())
      return { kind: 'code', authCode }
    }
    throw authErrors.flowNotFound()
  })
