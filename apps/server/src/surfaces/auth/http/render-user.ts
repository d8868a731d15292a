import type { Account, FactorRow, IdentityRow } from '../accounts/account-store.ts'

type Time = Date | string | null

/** RFC 3339 in UTC, or nothing at all: absent times are left out (docs/contract/auth.md §5). */
const time = (value: Time): string | undefined =>
  value === null ? undefined : new Date(value).toISOString()

const present = (value: string | null): string | undefined => value || undefined

const renderIdentity = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: time(identity.last_sign_in_at),
  created_at: time(identity.created_at),
  updated_at: time(identity.updated_at),
  email: present(identity.email),
})

/** Leaves the secret out. */
export const renderFactor = (factor: FactorRow) => ({
  id: factor.id,
  created_at: time(factor.created_at),
  updated_at: time(factor.updated_at),
  status: factor.status,
  friendly_name: present(factor.friendly_name),
  factor_type: factor.factor_type,
  phone: factor.phone ?? '',
  last_challenged_at: time(factor.last_challenged_at) ?? null,
  web_authn_aaguid: present(factor.web_authn_aaguid),
})

/** The user object of docs/contract/auth.md §5; `undefined` members are left out by JSON. */
export const renderUser = (account: Account) => ({
  id: account.id,
  aud: account.aud ?? '',
  role: account.role ?? '',
  email: account.email ?? '',
  email_confirmed_at: time(account.email_confirmed_at),
  invited_at: time(account.invited_at),
  phone: account.phone ?? '',
  phone_confirmed_at: time(account.phone_confirmed_at),
  confirmation_sent_at: time(account.confirmation_sent_at),
  confirmed_at: time(account.confirmed_at),
  recovery_sent_at: time(account.recovery_sent_at),
  new_email: present(account.email_change),
  email_change_sent_at: time(account.email_change_sent_at),
  new_phone: present(account.phone_change),
  phone_change_sent_at: time(account.phone_change_sent_at),
  reauthentication_sent_at: time(account.reauthentication_sent_at),
  last_sign_in_at: time(account.last_sign_in_at),
  app_metadata: account.raw_app_meta_data ?? {},
  user_metadata: account.raw_user_meta_data ?? {},
  factors: account.factors.length > 0 ? account.factors.map(renderFactor) : undefined,
  identities: account.identities.map(renderIdentity),
  created_at: time(account.created_at),
  updated_at: time(account.updated_at),
  banned_until: time(account.banned_until),
  deleted_at: time(account.deleted_at),
  is_anonymous: account.is_anonymous,
})
