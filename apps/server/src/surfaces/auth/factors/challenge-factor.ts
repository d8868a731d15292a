import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { createCode, hashCode } from '../codes/one-time-code.ts'
import { requireMinuteSinceCode } from '../codes/minute-since-code.ts'
import { postText } from '../codes/text-code.ts'
import { requireTextBudget } from '../mails/text-budgets.ts'
import { factorErrors } from './factor-errors.ts'
import { insertChallenge, touchFactor } from './factor-store.ts'
import type { OwnFactor } from './own-factor.ts'
import { beginWebauthn, relyingPartyOf } from './webauthn.ts'

export const CHALLENGE_SECONDS = 300

/** Asks a factor for its proof: sends the text message, or makes what an authenticator signs. */
export const challengeFactor = async (
  context: AuthContext,
  { account, factor }: OwnFactor,
  ip: string,
) => {
  const { id: factorId, factor_type: type, phone } = factor
  if (type === 'phone' && !context.hasPhone) throw factorErrors.phoneVerifyNotEnabled()
  const now = context.clock.now()
  if (type === 'phone' && factor.last_challenged_at)
    requireMinuteSinceCode(context, new Date(factor.last_challenged_at), authErrors.smsTooSoon)
  const purpose = factor.status === 'verified' ? 'proved' : 'other'
  if (type === 'phone' && phone) await requireTextBudget(context, { purpose, ip, phone })
  const webauthn =
    type === 'webauthn'
      ? await beginWebauthn(relyingPartyOf(context.config.publicUrl), factor, {
          id: account.id,
          name: account.email || account.phone || account.id,
        })
      : null
  const code = type === 'phone' ? createCode() : null
  const id = await context.database.transaction(async (tx) => {
    await touchFactor(tx, factorId, now)
    if (code !== null && phone) await postText(tx, context, { phone, code, purpose })
    return insertChallenge(
      tx,
      {
        factorId,
        ip,
        code: code === null ? null : hashCode(factorId, code),
        session: webauthn && { challenge: webauthn.publicKey.challenge, type: webauthn.type },
      },
      now,
    )
  })
  context.outbox.nudge()
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000)
  return { id, type, expiresAt, webauthn }
}
