import { findAccountByEmail } from '../accounts/account-store.ts'
import { writeAudit } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import type { Origin } from '../sessions/session-store.ts'
import { mailCode } from './mail-code.ts'
import { isTooSoon } from './pause.ts'
import type { CodeDestination } from './send-confirmation.ts'

/**
 * Does nothing for an unknown address. Upstream answers 429 to a second request within a minute,
 * for known addresses only, and so tells who has an account (docs/contract/auth.md §17). Here the second
 * request does nothing.
 */
export const mailRecovery = async (
  context: AuthContext,
  request: Omit<CodeDestination, 'phone'> & { readonly origin: Origin },
): Promise<void> => {
  const { email, redirectTo, proofKey, origin } = request
  await context.database.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account || isTooSoon(context, account.recovery_sent_at)) return
    const actor = { actorId: account.id, actorName: email, ip: origin.ip }
    const entry = { action: 'user_recovery_requested', ...actor } as const
    await writeAudit(tx, entry, context.clock.now())
    await mailCode(tx, context, {
      user: account,
      kind: 'recovery',
      to: email,
      redirectTo,
      proofKey,
    })
  })
  context.outbox.nudge()
}
