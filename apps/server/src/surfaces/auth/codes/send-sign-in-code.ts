import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { Queryable } from '#platform/database/database.ts'
import {
  findAccountByContact,
  lockAccount,
  updateUser,
  type Account,
} from '../accounts/account-store.ts'
import { confirmsAtOnce } from '../accounts/confirms-at-once.ts'
import { createAccount, type FirstIdentity } from '../accounts/create-account.ts'
import { rememberSignUp, replacePending } from '../accounts/pending-sign-up.ts'
import { requireSignUps } from '../accounts/require-sign-ups.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import type { Origin } from '../sessions/session-store.ts'
import { isRepeated, mailCode } from './mail-code.ts'
import { requireMinuteSinceCode } from './minute-since-code.ts'
import { sendConfirmation, type CodeDestination } from './send-confirmation.ts'

export type SignInCodeRequest = CodeDestination &
  Pick<FirstIdentity, 'data'> & { readonly createUser: boolean; readonly origin: Origin }

/** An address that was never confirmed gets the confirmation mail: opening it signs in as well. */
const sendTo = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  request: SignInCodeRequest,
) => {
  const { email: to, phone, redirectTo, proofKey } = request
  if (phone) return sendConfirmation(tx, context, account, request)
  const [kind, sentAt] = account.email_confirmed_at
    ? (['magiclink', account.recovery_sent_at] as const)
    : (['signup', account.confirmation_sent_at] as const)
  const mail = { user: account, kind, to, redirectTo, proofKey }
  if (await isRepeated(tx, context, mail))
    requireMinuteSinceCode(context, sentAt, authErrors.mailTooSoon)
  await mailCode(tx, context, mail)
}

/** This mail is asked for without a password, so that opening it confirms none. */
const withoutPending = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  { data }: SignInCodeRequest,
): Promise<Account> => {
  if (account.confirmed_at) return account
  await lockAccount(tx, account.id)
  return replacePending(tx, context, account, { passwordHash: '', data })
}

const sendOnce = async (tx: Queryable, context: AuthContext, request: SignInCodeRequest) => {
  const existing = await findAccountByContact(tx, request)
  if (!existing && !request.createUser) throw authErrors.otpSignUpDisabled()
  if (!existing) requireSignUps(context)
  let account = existing && (await withoutPending(tx, context, existing, request))
  account ??= await createAccount(tx, context, { ...request, passwordHash: '' })
  if (!existing?.confirmed_at) await rememberSignUp(tx, account.id, request.origin.ip)
  if (!existing && confirmsAtOnce(context, request)) {
    const now = context.clock.now()
    const confirmed = request.phone ? { phone_confirmed_at: now } : { email_confirmed_at: now }
    await updateUser(tx, account.id, confirmed, now)
    account = { ...account, ...confirmed }
  }
  await sendTo(tx, context, account, request)
}

/** docs/contract/auth.md §14: a code to sign in with, and a new account where the visitor has none. */
export const sendSignInCode = async (
  context: AuthContext,
  request: SignInCodeRequest,
): Promise<void> => {
  const send = () => context.database.transaction((tx) => sendOnce(tx, context, request))
  try {
    await send()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Another request made the account in the same moment, so the second attempt finds it.
    await send()
  }
  context.outbox.nudge()
}
