import { randomUUID } from 'node:crypto'
import type { Queryable } from '#platform/database/database.ts'
import {
  findAccountByEmail,
  getAccount,
  insertUser,
  lockAccount,
  updateUser,
  type Account,
} from '../accounts/account-store.ts'
import { requireNotBanned } from '../accounts/ban.ts'
import { changeAccount } from '../accounts/change-account.ts'
import { forgetPending } from '../accounts/pending-sign-up.ts'
import {
  deleteIdentity,
  findIdentity,
  insertIdentity,
  mergeIdentityData,
} from '../accounts/identity-store.ts'
import { requireSignUps } from '../accounts/require-sign-ups.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'
import { postNotice } from '../codes/post-notice.ts'
import type { ProviderProfile } from './provider-profile.ts'

const providersOf = (account: Account): string[] => {
  const { providers } = account.raw_app_meta_data ?? {}
  return Array.isArray(providers) ? providers.map(String) : []
}

const identityOf = (userId: string, { provider, providerId, data }: ProviderProfile) => ({
  userId,
  provider,
  providerId,
  data,
})

const addIdentity = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  profile: ProviderProfile,
): Promise<Account> => {
  await insertIdentity(tx, identityOf(account.id, profile), context.clock.now())
  const providers = [...new Set([...providersOf(account), profile.provider])]
  return changeAccount(tx, context, account.id, {
    raw_app_meta_data: { ...account.raw_app_meta_data, providers },
    raw_user_meta_data: { ...account.raw_user_meta_data, ...profile.data },
  })
}

/**
 * The person who signed up with this address never confirmed it, and may not own it. All that they
 * set is removed before the address's owner gets the account.
 */
const takeOverUnconfirmed = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
): Promise<Account> => {
  await forgetPending(tx, context, account)
  for (const identity of account.identities) await deleteIdentity(tx, identity.id)
  return changeAccount(tx, context, account.id, {
    email_confirmed_at: context.clock.now(),
    raw_app_meta_data: { ...account.raw_app_meta_data, providers: [] },
    raw_user_meta_data: {},
  })
}

const createFromProfile = async (
  tx: Queryable,
  context: AuthContext,
  profile: ProviderProfile,
  isSso: boolean,
): Promise<Account> => {
  requireSignUps(context)
  const now = context.clock.now()
  const id = randomUUID()
  const { provider } = profile
  await insertUser(
    tx,
    {
      id,
      email: profile.email,
      phone: '',
      password: '',
      appMetadata: { provider, providers: [provider] },
      userMetadata: profile.data,
      isSso,
    },
    now,
  )
  await insertIdentity(tx, identityOf(id, profile), now)
  if (profile.isEmailVerified) await updateUser(tx, id, { email_confirmed_at: now }, now)
  return getAccount(tx, id)
}

const needsVerification = (provider: string) =>
  new AuthError(
    403,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  )

/** Signs in to the account that has this identity already. */
const refreshIdentity = async (
  tx: Queryable,
  context: AuthContext,
  userId: string,
  profile: ProviderProfile,
): Promise<Account> => {
  const now = context.clock.now()
  await mergeIdentityData(tx, userId, profile.provider, profile.data, now)
  const account = await getAccount(tx, userId)
  requireNotBanned(account, now, 403)
  const raw_user_meta_data = { ...account.raw_user_meta_data, ...profile.data }
  return changeAccount(tx, context, userId, { raw_user_meta_data })
}

/**
 * The account of a person whom a provider vouches for: their own, the one with the same verified
 * address, or a new one (docs/contract/auth.md §22.1).
 */
export const findOrCreateAccount = async (
  tx: Queryable,
  context: AuthContext,
  profile: ProviderProfile,
): Promise<Account> => {
  const identity = await findIdentity(tx, profile.provider, profile.providerId)
  if (identity) return refreshIdentity(tx, context, identity.user_id, profile)
  const isSso = profile.provider.startsWith('sso:')
  const sameEmail =
    profile.email && !isSso ? await findAccountByEmail(tx, profile.email) : undefined
  if (!sameEmail) {
    if (profile.email && !profile.isEmailVerified) throw needsVerification(profile.provider)
    return createFromProfile(tx, context, profile, isSso)
  }
  if (!profile.isEmailVerified) throw needsVerification(profile.provider)
  requireNotBanned(sameEmail, context.clock.now(), 403)
  await lockAccount(tx, sameEmail.id)
  const held = await getAccount(tx, sameEmail.id)
  const account = held.email_confirmed_at ? held : await takeOverUnconfirmed(tx, context, held)
  return addIdentity(tx, context, account, profile)
}

/** Adds one more way to sign in to an account (docs/contract/auth.md §23). */
const linkToAccount = async (
  tx: Queryable,
  context: AuthContext,
  userId: string,
  profile: ProviderProfile,
): Promise<Account> => {
  const identity = await findIdentity(tx, profile.provider, profile.providerId)
  if (identity)
    throw new AuthError(
      422,
      'identity_already_exists',
      identity.user_id === userId
        ? 'Identity is already linked'
        : 'Identity is already linked to another user',
    )
  const account = await getAccount(tx, userId)
  await postNotice(tx, context, account, 'identity_linked')
  return addIdentity(tx, context, account, profile)
}

/** Adds the profile to the account that asked for it, or finds whose profile it is. */
export const linkOrFindAccount = (
  tx: Queryable,
  context: AuthContext,
  linkingTargetId: string | null | undefined,
  profile: ProviderProfile,
): Promise<Account> =>
  linkingTargetId
    ? linkToAccount(tx, context, linkingTargetId, profile)
    : findOrCreateAccount(tx, context, profile)
