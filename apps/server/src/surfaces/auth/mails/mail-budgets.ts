import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { RATE_RULES } from '../rate-rules.ts'

/** A recovery is counted apart, so that other mails never use up what it needs. */
export type MailPurpose = 'recovery' | 'other'

/** A mail that a visitor asks for, with or without an account. */
export type MailRequest = {
  readonly purpose: MailPurpose
  /** The address of the client that asks for the mail. */
  readonly ip: string
  /** The address that gets it. */
  readonly email: string
}

/** @throws {AuthError} `over_email_send_rate_limit` when a network has asked for too many mails */
export const requireNetworkBudget = async (
  { rateLimits }: AuthContext,
  { purpose, ip }: Omit<MailRequest, 'email'>,
): Promise<void> => {
  const subject = `${purpose} ${subjectOfAddress(ip)}`
  if (!(await rateLimits.take(RATE_RULES.mailsOfNetwork, subject))) throw authErrors.tooManyMails()
}

/**
 * Takes a mail to one address from the budget of the network and then from that of the address, of
 * whatever purpose: its reader counts mails, not purposes. No network alone spends the second.
 *
 * @returns false when one of the two is spent
 */
export const takeRecipientBudget = async (
  { rateLimits }: AuthContext,
  { ip, email }: Omit<MailRequest, 'purpose'>,
): Promise<boolean> => {
  const ofNetwork = `${subjectOfAddress(ip)} ${email}`
  if (!(await rateLimits.take(RATE_RULES.mailsToAddressOfNetwork, ofNetwork))) return false
  return rateLimits.take(RATE_RULES.mailsToAddress, email)
}

/**
 * For every address alike, before it is looked up: the refusal does not tell who has an account.
 *
 * @throws {AuthError} `over_email_send_rate_limit`
 */
export const requireMailBudget = async (
  context: AuthContext,
  { ip, email }: Omit<MailRequest, 'purpose'>,
): Promise<void> => {
  await requireNetworkBudget(context, { purpose: 'other', ip })
  if (!(await takeRecipientBudget(context, { ip, email }))) throw authErrors.tooManyMails()
}

/** @returns false when the whole site has sent too many mails of this purpose */
export const takeSiteBudget = (
  { rateLimits }: AuthContext,
  purpose: MailPurpose,
): Promise<boolean> =>
  rateLimits.take(purpose === 'recovery' ? RATE_RULES.recoveryMails : RATE_RULES.mails, 'all')
