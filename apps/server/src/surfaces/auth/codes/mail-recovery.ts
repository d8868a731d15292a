import { findAccountByEmail } from '../accounts/account-store.ts'
import { writeAudit } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import type { Origin } from '../sessions/session-store.ts'
import { takeRecipientBudget, takeSiteBudget } from '../mails/mail-budgets.ts'
import { postCode } from './mail-code.ts'
import { isTooSoon } from './pause.ts'
import type { CodeDestination } from './send-confirmation.ts'

/** Whether no budget is spent. The recipient's comes first: strangers must not use up the site's. */
const takeBudgets = async (context: AuthContext, email: string, ip: string): Promise<boolean> => {
  const purpose = 'recovery'
  if (!(await takeRecipientBudget(context, { purpose, ip, email }))) return false
  if (await takeSiteBudget(context, purpose)) return true
  context.log.warn('the site has sent too many recovery mails: one is left out')
  return false
}

/**
 * Does nothing for an unknown address. Upstream answers 429 to a second request within a minute,
 * for known addresses only, and so tells who has an account (docs/contract/auth.md §17). Here the second
 * request does nothing, and neither does one whose budgets are spent.
 */
export const mailRecovery = async (
  context: AuthContext,
  request: Omit<CodeDestination, 'phone'> & { readonly origin: Origin },
): Promise<void> => {
  const { email, redirectTo, proofKey, origin } = request
  await context.database.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account || isTooSoon(context, account.recovery_sent_at)) return
    if (!(await takeBudgets(context, email, origin.ip))) return
    const actor = { actorId: account.id, actorName: email, ip: origin.ip }
    const entry = { action: 'user_recovery_requested', ...actor } as const
    await writeAudit(tx, entry, context.clock.now())
    await postCode(tx, context, {
      user: account,
      kind: 'recovery',
      to: email,
      redirectTo,
      proofKey,
    })
  })
  context.outbox.nudge()
}
