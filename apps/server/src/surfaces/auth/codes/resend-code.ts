import type { Queryable } from '#platform/database/database.ts'
import { findAccountByEmail, findAccountByPhone } from '../accounts/account-store.ts'
import type { AuthContext } from '../auth-context.ts'
import { sendConfirmation, type CodeDestination } from './send-confirmation.ts'
import { mailEmailChange, textPhoneChange } from './send-contact-change.ts'

export const RESEND_TYPES = ['signup', 'email_change', 'sms', 'phone_change'] as const

export type ResendRequest = CodeDestination & { readonly type: (typeof RESEND_TYPES)[number] }

const resendMail = async (tx: Queryable, context: AuthContext, request: ResendRequest) => {
  const account = await findAccountByEmail(tx, request.email)
  if (!account) return
  if (request.type === 'email_change') {
    if (!account.email_change) return
    await mailEmailChange(tx, context, { ...request, account, newEmail: account.email_change })
    return
  }
  if (!account.email_confirmed_at) await sendConfirmation(tx, context, account, request)
}

const resendText = async (tx: Queryable, context: AuthContext, request: ResendRequest) => {
  const account = await findAccountByPhone(tx, request.phone)
  if (!account) return
  if (request.type === 'phone_change') {
    if (account.phone_change) await textPhoneChange(tx, context, account, account.phone_change)
    return
  }
  if (!account.phone_confirmed_at) await sendConfirmation(tx, context, account, request)
}

/** docs/contract/auth.md §18: does nothing where there is no account, or nothing to send again. */
export const resendCode = async (context: AuthContext, request: ResendRequest): Promise<void> => {
  await context.database.transaction((tx) =>
    (request.email ? resendMail : resendText)(tx, context, request),
  )
  context.outbox.nudge()
}
