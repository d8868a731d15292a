import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { RATE_RULES } from '../rate-rules.ts'

/**
 * Texts to a number that its signed-in account has proved have a budget of their own. Strangers' requests
 * can then never use up the budget of second steps.
 */
export type TextPurpose = 'proved' | 'other'

/**
 * For every number alike, before it is looked up: the refusal does not tell who has an account.
 *
 * @throws {AuthError} `over_sms_send_rate_limit` when the network has asked for too many text messages,
 *   or the number got too many
 */
export const requireTextBudget = async (
  { rateLimits }: AuthContext,
  text: {
    readonly purpose: TextPurpose
    /** The address of the client that asks for the text. */
    readonly ip: string
    /** The number that gets it. */
    readonly phone: string
  },
): Promise<void> => {
  const network = `${text.purpose} ${subjectOfAddress(text.ip)}`
  const budgets = [
    [RATE_RULES.textsOfNetwork, network],
    [RATE_RULES.textsToNumberOfNetwork, `${network} ${text.phone}`],
    [RATE_RULES.textsToNumber, `${text.purpose} ${text.phone}`],
  ] as const
  for (const [rule, subject] of budgets)
    if (!(await rateLimits.take(rule, subject))) throw authErrors.tooManySms()
}

/** @throws {AuthError} `over_sms_send_rate_limit` when the whole site has sent too many of this purpose */
export const requireSiteTextBudget = async (
  { rateLimits }: AuthContext,
  purpose: TextPurpose,
): Promise<void> => {
  const rule = purpose === 'proved' ? RATE_RULES.textsToProved : RATE_RULES.texts
  if (!(await rateLimits.take(rule, 'all'))) throw authErrors.tooManySms()
}
