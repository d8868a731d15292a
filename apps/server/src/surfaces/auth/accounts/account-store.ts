import type { Queryable, Row } from '#platform/database/database.ts'
import { NIL_UUID } from '#platform/is-uuid.ts'
import { authErrors } from '../auth-errors.ts'

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

/** Rows that come inside an account as JSON, so that their times are texts. */
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

/** Columns that JSON carries as texts. */
const TIMES = [
  'email_confirmed_at',
  'invited_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'email_change_sent_at',
  'last_sign_in_at',
  'created_at',
  'updated_at',
  'phone_confirmed_at',
  'phone_change_sent_at',
  'reauthentication_sent_at',
  'confirmed_at',
  'banned_until',
  'deleted_at',
] as const satisfies (keyof UserRow)[]

/** An account as `dhvani.read_account` gives it. */
export type AccountJson = Record<string, unknown>

export const parseAccount = (json: AccountJson | null): Account | undefined => {
  if (!json) return undefined
  const times = TIMES.map((name) => {
    const value = json[name]
    return [name, typeof value === 'string' ? new Date(value) : null] as const
  })
  return { ...json, ...Object.fromEntries(times) } as Account
}

type Read = Row & { account: AccountJson | null }

const readAccount = async (
  db: Queryable,
  text: string,
  values: readonly unknown[],
): Promise<Account | undefined> => {
  const [row] = await db.query<Read>(`select dhvani.read_account(${text}) as account`, values)
  return parseAccount(row?.account ?? null)
}

export const findAccountById = (db: Queryable, id: string): Promise<Account | undefined> =>
  readAccount(db, '$1', [id])

/** @throws {AuthError} `user_not_found` when it was deleted since the request began */
export const getAccount = async (tx: Queryable, id: string): Promise<Account> => {
  const account = await findAccountById(tx, id)
  if (!account) throw authErrors.userGone()
  return account
}

export const findAccountByEmail = (db: Queryable, email: string): Promise<Account | undefined> =>
  readAccount(db, '(select id from auth.users where email = $1 and is_sso_user = false)', [email])

export const findAccountByPhone = (db: Queryable, phone: string): Promise<Account | undefined> =>
  readAccount(db, '(select id from auth.users where phone = $1)', [phone])

/** By the address when there is one, by the number otherwise. */
export const findAccountByContact = (
  db: Queryable,
  contact: { readonly email: string; readonly phone: string },
): Promise<Account | undefined> =>
  contact.email ? findAccountByEmail(db, contact.email) : findAccountByPhone(db, contact.phone)

/** Finds a token's account and whether its session exists, in one query. */
export const findAccountWithSession = async (
  db: Queryable,
  userId: string,
  sessionId: string | undefined,
): Promise<(Account & { has_session: boolean }) | undefined> => {
  const [row] = await db.query<Read & { has_session: boolean }>(
    'select dhvani.read_account($1) as account, dhvani.has_session($2, $1) as has_session',
    [userId, sessionId ?? null],
  )
  const account = parseAccount(row?.account ?? null)
  return account && { ...account, has_session: row?.has_session ?? false }
}

/** Locks an account until the transaction ends, so that no second request changes it meanwhile. */
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
     values ('${NIL_UUID}', $1, 'authenticated', 'authenticated', $2, $3,
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
  const rows = await db.query<Read>(
    `select dhvani.read_account(u.id) as account from auth.users u where u.deleted_at is null
     order by u.created_at desc, u.id limit $1 offset $2`,
    [page.limit, page.offset],
  )
  const accounts = rows
    .map(({ account }) => parseAccount(account))
    .filter((found) => found !== undefined)
  const [count] = await db.query<{ total: number }>(
    'select count(*) as total from auth.users where deleted_at is null',
  )
  return { accounts, total: count?.total ?? 0 }
}
