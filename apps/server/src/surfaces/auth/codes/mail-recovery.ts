import { findAccountByEmail } from '../accounts/account-store.ts'
import { writeAudit } from '../accounts/audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import type { Origin } from '../sessions/session-store.ts'
import { takeRecipientBudget, takeSiteBudget } from '../mails/mail-budgets.ts'
import { isRepeated, postCode } from './mail-code.ts'
import type { CodeDestination } from './send-confirmation.ts'

/**
 * Does nothing for an unknown address. Upstream answers 429 to a second request within a minute,
 * for known addresses only, and so tells who has an account (docs/contract/auth.md §17). Here a
 * second request of the same flow does nothing, and neither does one whose budgets are spent. The
 * recipient's is counted for every address: sign-in codes count there too, and tell when it is spent.
 */
export const mailRecovery = async (
  context: AuthContext,
  request: Omit<CodeDestination, 'phone'> & { readonly origin: Origin },
): Promise<void> => {
  const { email, redirectTo, proofKey, origin } = request
  const isWithin = await takeRecipientBudget(context, { ip: origin.ip, email })
  await context.database.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account) return
    const mail = { user: account, kind: 'recovery', to: email, redirectTo, proofKey } as const
    if (!isWithin || (await isRepeated(tx, context, mail))) return
    // After the recipient's: strangers must not use up the site's.
    if (!(await takeSiteBudget(context, 'recovery'))) {
      context.log.warn('the site has sent too many recovery mails: one is left out')
      return
    }
    const actor = { actorId: account.id, actorName: email, ip: origin.ip }
    const entry = { action: 'user_recovery_requested', ...actor } as const
    await writeAudit(tx, entry, context.clock.now())
    await postCode(tx, context, mail)
  })
  context.outbox.nudge()
}
