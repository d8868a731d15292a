import type { Queryable, Row } from '#platform/database/database.ts'

/** A row of `auth.users`. */
export type UserRow = Row & {
  id: string
  aud: string | null
  role: string | null
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_token: string | null
  confirmation_sent_at: Date | null
  recovery_token: string | null
  recovery_sent_at: Date | null
  email_change: string | null
  email_change_token_new: string | null
  email_change_token_current: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Record<string, unknown> | null
  raw_user_meta_data: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
  phone: string | null
  phone_confirmed_at: Date | null
  phone_change: string | null
  phone_change_token: string | null
  phone_change_sent_at: Date | null
  reauthentication_token: string | null
  reauthentication_sent_at: Date | null
  confirmed_at: Date | null
  banned_until: Date | null
  deleted_at: Date | null
  is_sso_user: boolean
  is_anonymous: boolean
}

/** Rows that come inside an account, as JSON: times are texts. */
export type IdentityRow = {
  id: string
  provider_id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: string
  email: string | null
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

export type FactorRow = {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: 'totp' | 'phone' | 'webauthn'
  status: 'unverified' | 'verified'
  secret: string | null
  phone: string | null
  web_authn_credential: Record<string, unknown> | null
  web_authn_aaguid: string | null
  created_at: string
  updated_at: string
  last_challenged_at: string | null
}

/** A person's account with everything that its user object shows. */
export type Account = UserRow & { identities: IdentityRow[]; factors: FactorRow[] }

const WITH_PARTS = `u.*,
  (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at, i.id), '[]'::jsonb)
   from auth.identities i where i.user_id = u.id) as identities,
  (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at, f.id), '[]'::jsonb)
   from auth.mfa_factors f where f.user_id = u.id) as factors`

const first = <Found>(rows: readonly Found[]): Found | undefined => rows[0]

export const findAccountById = async (db: Queryable, id: string): Promise<Account | undefined> =>
  first(
    await db.query<Account>(
      `select ${WITH_PARTS} from auth.users u where u.id = $1 and u.deleted_at is null`,
      [id],
    ),
  )

export const findAccountByEmail = async (
  db: Queryable,
  email: string,
): Promise<Account | undefined> =>
  first(
    await db.query<Account>(
      `select ${WITH_PARTS} from auth.users u
       where u.email = $1 and u.is_sso_user = false and u.deleted_at is null`,
      [email],
    ),
  )

export const findAccountByPhone = async (
  db: Queryable,
  phone: string,
): Promise<Account | undefined> =>
  first(
    await db.query<Account>(
      `select ${WITH_PARTS} from auth.users u where u.phone = $1 and u.deleted_at is null`,
      [phone],
    ),
  )

/** By whichever of the two is given. */
export const findAccountByContact = (
  db: Queryable,
  contact: { readonly email: string; readonly phone: string },
): Promise<Account | undefined> =>
  contact.email ? findAccountByEmail(db, contact.email) : findAccountByPhone(db, contact.phone)

/** An account and the session of a token, in one question. */
export const findAccountWithSession = async (
  db: Queryable,
  userId: string,
  sessionId: string | undefined,
): Promise<(Account & { has_session: boolean }) | undefined> =>
  first(
    await db.query<Account & { has_session: boolean }>(
      `select ${WITH_PARTS},
         exists (select from auth.sessions s where s.id = $2::uuid and s.user_id = u.id) as has_session
       from auth.users u where u.id = $1 and u.deleted_at is null`,
      [userId, sessionId ?? null],
    ),
  )

/** Holds an account for the rest of the transaction: no second request changes it meanwhile. */
export const lockAccount = async (db: Queryable, id: string): Promise<void> => {
  await db.query('select from auth.users where id = $1 for update', [id])
}

const JSON_COLUMNS = new Set(['raw_app_meta_data', 'raw_user_meta_data'])

/** Column names come from the type above, never from a request. */
export const updateUser = async (
  db: Queryable,
  id: string,
  changes: Partial<UserRow>,
  now: Date,
): Promise<void> => {
  const names = Object.keys(changes)
  const assignments = names.map(
    (name, index) => `${name} = $${index + 3}${JSON_COLUMNS.has(name) ? '::jsonb' : ''}`,
  )
  const values = names.map((name) => {
    const value = changes[name]
    return JSON_COLUMNS.has(name) ? JSON.stringify(value) : value
  })
  await db.query(
    `update auth.users set ${['updated_at = $2', ...assignments].join(', ')} where id = $1`,
    [id, now, ...values],
  )
}

export type NewUser = {
  readonly id: string
  readonly email: string
  readonly phone: string
  /** Hashed, or empty for an account without one. */
  readonly password: string
  readonly appMetadata: Readonly<Record<string, unknown>>
  readonly userMetadata: Readonly<Record<string, unknown>>
  readonly isAnonymous?: boolean
  readonly isSso?: boolean
}

/** @throws {DatabaseError} a unique violation when the address or number is taken */
export const insertUser = async (db: Queryable, user: NewUser, now: Date): Promise<void> => {
  await db.query(
    `insert into auth.users
       (instance_id, id, aud, role, email, phone, encrypted_password, raw_app_meta_data,
        raw_user_meta_data, confirmation_token, recovery_token, email_change_token_new,
        email_change, is_anonymous, is_sso_user, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3,
       $4, $5::jsonb, $6::jsonb, '', '', '', '', $7, $8, $9, $9)`,
    [
      user.id,
      user.email || null,
      user.phone || null,
      user.password,
      JSON.stringify(user.appMetadata),
      JSON.stringify(user.userMetadata),
      user.isAnonymous ?? false,
      user.isSso ?? false,
      now,
    ],
  )
}

/** Newest first. */
export const listAccounts = async (
  db: Queryable,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ accounts: Account[]; total: number }> => {
  const accounts = await db.query<Account>(
    `select ${WITH_PARTS} from auth.users u where u.deleted_at is null
     order by u.created_at desc, u.id limit $1 offset $2`,
    [page.limit, page.offset],
  )
  const [count] = await db.query<{ total: number }>(
    'select count(*) as total from auth.users where deleted_at is null',
  )
  return { accounts, total: count?.total ?? 0 }
}
