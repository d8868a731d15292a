import type { Queryable } from '#platform/database/database.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { isUniqueViolation } from '#platform/database/database-error.ts'
import { updateUser, type Account, type UserRow } from '../accounts/account-store.ts'
import { mergeIdentityData } from '../accounts/identity-store.ts'
import { forgetOneTimeTokens } from './one-time-token-store.ts'
import type { Redeemed } from './redeem-code.ts'
import { getAccount } from '../accounts/account-store.ts'

/** What a redeemed code did: the account is verified, or one more confirmation is needed. */
export type Verification =
  | { readonly kind: 'verified'; readonly account: Account }
  | { readonly kind: 'half'; readonly account: Account }

const change = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  changes: Partial<UserRow>,
  verified: Readonly<Record<string, unknown>>,
): Promise<Account> => {
  const now = context.clock.now()
  const raw_user_meta_data = { ...account.raw_user_meta_data, ...verified }
  await updateUser(tx, account.id, { ...changes, raw_user_meta_data }, now)
  return getAccount(tx, account.id)
}

const confirmEmail = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  cleared: Partial<UserRow>,
) => {
  const now = context.clock.now()
  const verified = { email_verified: true }
  await mergeIdentityData(tx, account.id, 'email', verified, now)
  const confirmed = { ...cleared, email_confirmed_at: account.email_confirmed_at ?? now }
  return change(tx, context, account, confirmed, account.email_confirmed_at ? {} : verified)
}

const confirmPhone = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  cleared: Partial<UserRow>,
) => {
  const now = context.clock.now()
  const verified = { phone_verified: true }
  await mergeIdentityData(tx, account.id, 'phone', verified, now)
  return change(tx, context, account, { ...cleared, phone_confirmed_at: now }, verified)
}

/** Secure e-mail change: the old address and the new one both have to confirm. */
const changeEmail = async (
  tx: Queryable,
  context: AuthContext,
  { account, token }: Redeemed,
): Promise<Verification> => {
  const now = context.clock.now()
  const type = token.token_type
  await forgetOneTimeTokens(tx, account.id, [type])
  const other =
    type === 'email_change_token_new'
      ? account.email_change_token_current
      : account.email_change_token_new
  if (other && account.email && account.email_change_confirm_status === 0) {
    await updateUser(tx, account.id, { [type]: '', email_change_confirm_status: 1 }, now)
    return { kind: 'half', account: await getAccount(tx, account.id) }
  }
  const email = account.email_change ?? ''
  await mergeIdentityData(tx, account.id, 'email', { email, email_verified: true }, now)
  const changes = {
    email,
    email_confirmed_at: now,
    email_change: '',
    email_change_token_new: '',
    email_change_token_current: '',
    email_change_confirm_status: 0,
    is_anonymous: false,
  }
  try {
    const verified = { email, email_verified: true }
    return { kind: 'verified', account: await change(tx, context, account, changes, verified) }
  } catch (error) {
    if (isUniqueViolation(error)) throw authErrors.emailExists()
    throw error
  }
}

const changePhone = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
): Promise<Account> => {
  const phone = account.phone_change ?? ''
  await mergeIdentityData(
    tx,
    account.id,
    'phone',
    { phone, phone_verified: true },
    context.clock.now(),
  )
  const changes = { phone, phone_change: '', phone_change_token: '', is_anonymous: false }
  try {
    return await confirmPhone(tx, context, account, changes)
  } catch (error) {
    if (isUniqueViolation(error)) throw authErrors.phoneExists()
    throw error
  }
}

/** Uses a code up and does what it was for (contract A.15, Effects). */
export const applyVerification = async (
  tx: Queryable,
  context: AuthContext,
  redeemed: Redeemed,
): Promise<Verification> => {
  const { account, token } = redeemed
  const verified = (changed: Account): Verification => ({ kind: 'verified', account: changed })
  switch (token.token_type) {
    case 'confirmation_token': {
      await forgetOneTimeTokens(tx, account.id, ['confirmation_token'])
      const cleared = { confirmation_token: '' }
      const isPhone = token.relates_to !== account.email
      return verified(
        isPhone
          ? await confirmPhone(tx, context, account, cleared)
          : await confirmEmail(tx, context, account, cleared),
      )
    }
    case 'recovery_token':
      await forgetOneTimeTokens(tx, account.id, ['recovery_token'])
      return verified(await confirmEmail(tx, context, account, { recovery_token: '' }))
    case 'email_change_token_new':
    case 'email_change_token_current':
      return changeEmail(tx, context, redeemed)
    case 'phone_change_token':
      await forgetOneTimeTokens(tx, account.id, ['phone_change_token'])
      return verified(await changePhone(tx, context, account))
    case 'reauthentication_token':
      throw new Error('A reauthentication code is not for /verify.')
  }
}
