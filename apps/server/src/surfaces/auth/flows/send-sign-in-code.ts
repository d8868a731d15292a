import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { findAccountByContact, updateUser, type Account } from '../store/accounts.ts'
import { mailCode, requirePause } from './send-code.ts'
import { createAccount, type SignUp } from './sign-up.ts'
import { textCode } from './text-code.ts'

export type SignInCodeRequest = Omit<SignUp, 'passwordHash'> & { readonly createUser: boolean }

const sendText = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  request: SignInCodeRequest,
) => {
  requirePause(context, account.confirmation_sent_at, authErrors.smsTooSoon)
  await textCode(tx, context, { userId: account.id, kind: 'sms', phone: request.phone })
}

/** An address that was never confirmed gets the confirmation mail: opening it signs in as well. */
const sendMail = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  request: SignInCodeRequest,
) => {
  const isConfirmed = account.email_confirmed_at !== null
  requirePause(
    context,
    isConfirmed ? account.recovery_sent_at : account.confirmation_sent_at,
    authErrors.mailTooSoon,
  )
  await mailCode(tx, context, {
    user: account,
    kind: isConfirmed ? 'magiclink' : 'signup',
    to: request.email,
    redirectTo: request.redirectTo,
    proofKey: request.proofKey,
  })
}

const sendOnce = async (tx: Queryable, context: AuthContext, request: SignInCodeRequest) => {
  const existing = await findAccountByContact(tx, request)
  if (!existing && !request.createUser) throw authErrors.otpSignUpDisabled()
  let account = existing ?? (await createAccount(tx, context, { ...request, passwordHash: '' }))
  if (!existing && context.config.auth.autoconfirm && request.email) {
    const email_confirmed_at = context.clock.now()
    await updateUser(tx, account.id, { email_confirmed_at }, email_confirmed_at)
    account = { ...account, email_confirmed_at }
  }
  await (request.phone ? sendText : sendMail)(tx, context, account, request)
}

/** Sends a code to sign in with; makes the account if there is none (docs/contract/auth.md §14). */
export const sendSignInCode = async (
  context: AuthContext,
  request: SignInCodeRequest,
): Promise<void> => {
  const send = () => context.database.transaction((tx) => sendOnce(tx, context, request))
  try {
    await send()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Somebody made the account in the same moment; now there is one.
    await send()
  }
  context.outbox.nudge()
}
