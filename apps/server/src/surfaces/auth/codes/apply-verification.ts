import { isUniqueViolation } from '#platform/database/database-error.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Account, UserRow } from '../accounts/account-store.ts'
import { changeAccount } from '../accounts/change-account.ts'
import { mergeIdentityData } from '../accounts/identity-store.ts'
import { forgetPending, settlePending } from '../accounts/pending-sign-up.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors, type AuthError } from '../auth-errors.ts'
import { postNotice } from './post-notice.ts'
import type { Origin } from '../sessions/session-store.ts'
import { deleteOpenedFlows } from './flow-state-store.ts'
import { forgetMailTokens } from './forget-mail-tokens.ts'
import { forgetOneTimeTokens } from './one-time-token-store.ts'
import type { Redeemed } from './redeemable.ts'

/** What a redeemed code did: the account is verified, or one more confirmation is needed. */
export type Verification =
  | { readonly kind: 'verified'; readonly account: Account }
  | { readonly kind: 'half'; readonly account: Account }

type Metadata = Readonly<Record<string, unknown>>

/** Writes what was verified into the identity, the account's own metadata and its columns. */
const confirm = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  confirmed: {
    readonly provider: 'email' | 'phone'
    readonly identity: Metadata
    readonly metadata: Metadata
    readonly changes: Partial<UserRow>
  },
): Promise<Account> => {
  const { provider, identity, metadata, changes } = confirmed
  await mergeIdentityData(tx, account.id, provider, identity, context.clock.now())
  const raw_user_meta_data = { ...account.raw_user_meta_data, ...metadata }
  return changeAccount(tx, context, account.id, { ...changes, raw_user_meta_data })
}

const EMAIL_VERIFIED = { email_verified: true }
const PHONE_VERIFIED = { phone_verified: true }

const confirmEmail = (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  cleared: Partial<UserRow>,
): Promise<Account> =>
  confirm(tx, context, account, {
    provider: 'email',
    identity: EMAIL_VERIFIED,
    metadata: account.email_confirmed_at ? {} : EMAIL_VERIFIED,
    changes: { ...cleared, email_confirmed_at: account.email_confirmed_at ?? context.clock.now() },
  })

const confirmPhone = (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  changes: Partial<UserRow>,
  identity: Metadata = PHONE_VERIFIED,
): Promise<Account> =>
  confirm(tx, context, account, {
    provider: 'phone',
    identity,
    metadata: PHONE_VERIFIED,
    changes: { ...changes, phone_confirmed_at: context.clock.now() },
  })

/** Another account may have taken the address or number since the code was sent. */
const refuseTaken = async (change: Promise<Account>, refusal: () => AuthError): Promise<Account> =>
  change.catch((error: unknown) => {
    throw isUniqueViolation(error) ? refusal() : error
  })

/** Secure e-mail change: the old address and the new one both have to confirm. */
const changeEmail = async (
  tx: Queryable,
  context: AuthContext,
  { account, token }: Redeemed,
): Promise<Verification> => {
  const type = token.token_type
  const other =
    type === 'email_change_token_new'
      ? account.email_change_token_current
      : account.email_change_token_new
  if (other && account.email && account.email_change_confirm_status === 0) {
    await forgetOneTimeTokens(tx, account.id, [type])
    const changes = { [type]: '', email_change_confirm_status: 1 }
    return { kind: 'half', account: await changeAccount(tx, context, account.id, changes) }
  }
  await forgetMailTokens(tx, account.id, context.clock.now())
  const email = account.email_change ?? ''
  const verified = { email, ...EMAIL_VERIFIED }
  const changed = confirm(tx, context, account, {
    provider: 'email',
    identity: verified,
    metadata: verified,
    changes: {
      email,
      email_confirmed_at: context.clock.now(),
      email_change: '',
      email_change_confirm_status: 0,
      is_anonymous: false,
    },
  })
  return { kind: 'verified', account: await refuseTaken(changed, authErrors.emailExists) }
}

/** What may have been texted to the number before. */
const PHONE_TOKENS = ['phone_change_token', 'confirmation_token', 'reauthentication_token'] as const

const changePhone = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
): Promise<Account> => {
  const phone = account.phone_change ?? ''
  const changes = { phone, phone_change: '', phone_change_token: '', is_anonymous: false }
  const identity = { phone, ...PHONE_VERIFIED }
  await postNotice(tx, context, account, 'phone_changed')
  return refuseTaken(confirmPhone(tx, context, account, changes, identity), authErrors.phoneExists)
}

/**
 * A stranger may have signed up with the address or number. Of what was set before it is confirmed,
 * only that stays for which the confirming person's mail was sent (docs/contract/auth.md §12.1).
 */
const settle = (
  tx: Queryable,
  context: AuthContext,
  { account, token }: Redeemed,
  { ip }: Origin,
): Promise<Account> => {
  if (account.confirmed_at) return Promise.resolve(account)
  return token.token_type === 'recovery_token'
    ? forgetPending(tx, context, account)
    : settlePending(tx, context, account, ip)
}

/** Deletes the code and the link of one mail, and the code that an opened link has given to a browser. */
const spendTokens = async (tx: Queryable, { account, token }: Redeemed): Promise<void> => {
  await forgetOneTimeTokens(tx, account.id, [token.token_type])
  await deleteOpenedFlows(tx, account.id)
}

/**
 * Does what a code or link was for (docs/contract/auth.md §15.1), and uses it up.
 *
 * @param how `keepsToken` leaves a sign-up or sign-in mail good: its link was opened, perhaps by a mail
 *   scanner, and the browser that asked for it has not come yet
 *   (docs/contract/auth.md §16.1)
 */
export const applyVerification = async (
  tx: Queryable,
  context: AuthContext,
  redeemed: Redeemed,
  origin: Origin,
  { keepsToken }: { readonly keepsToken: boolean } = { keepsToken: false },
): Promise<Verification> => {
  const { token } = redeemed
  const account = await settle(tx, context, redeemed, origin)
  const verified = (changed: Account): Verification => ({ kind: 'verified', account: changed })
  switch (token.token_type) {
    case 'confirmation_token': {
      if (!keepsToken) await spendTokens(tx, redeemed)
      const cleared = { confirmation_token: '' }
      const isPhone = token.relates_to !== account.email
      return verified(
        isPhone
          ? await confirmPhone(tx, context, account, cleared)
          : await confirmEmail(tx, context, account, cleared),
      )
    }
    case 'recovery_token':
      if (!keepsToken) await spendTokens(tx, redeemed)
      return verified(await confirmEmail(tx, context, account, { recovery_token: '' }))
    case 'email_change_token_new':
    case 'email_change_token_current':
      return changeEmail(tx, context, redeemed)
    case 'phone_change_token':
      await forgetOneTimeTokens(tx, account.id, PHONE_TOKENS)
      return verified(await changePhone(tx, context, account))
    case 'reauthentication_token':
      throw new Error('A reauthentication code is not for /verify.')
  }
}
