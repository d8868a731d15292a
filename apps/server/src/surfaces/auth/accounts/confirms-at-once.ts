import type { AuthContext } from '../auth-context.ts'

/** Whether the site believes a newcomer's address or number without a mail or text message. */
export const confirmsAtOnce = (
  { config }: AuthContext,
  { phone }: { readonly phone: string },
): boolean => (phone ? config.auth.smsAutoconfirm : config.auth.autoconfirm)
