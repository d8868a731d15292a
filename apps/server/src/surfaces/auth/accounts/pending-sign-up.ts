import type { Queryable, Row } from '#platform/database/database.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { AuthContext } from '../auth-context.ts'
import { getAccount, lockAccount, type Account } from './account-store.ts'
import { changeAccount } from './change-account.ts'
import { unconfirmedClaims } from './create-account.ts'

/** What the latest sign-up set: all that a confirmation may leave on the account. */
export type PendingCredentials = {
  /** Hashed; empty for an account that signs in by code alone. */
  readonly passwordHash: string
  readonly data: Readonly<Record<string, unknown>>
}

const NOTHING: PendingCredentials = { passwordHash: '', data: {} }

/**
 * Remembers which network a sign-up came from. A second one from another network contests the
 * account for good: one of the two is not the owner's.
 */
export const rememberSignUp = async (tx: Queryable, userId: string, ip: string): Promise<void> => {
  await tx.query(
    `insert into dhvani.pending_sign_ups as pending (user_id, network, is_contested)
     values ($1, $2, false)
     on conflict (user_id) do update
     set is_contested = pending.is_contested or pending.network <> excluded.network,
       network = excluded.network`,
    [userId, subjectOfAddress(ip)],
  )
}

/**
 * Replaces everything that was set on an account before its address or number was confirmed, and
 * makes every code and link that was sent for it worthless.
 */
export const replacePending = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  { passwordHash, data }: PendingCredentials,
): Promise<Account> => {
  const { id } = account
  const claims = unconfirmedClaims(account, data)
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [id])
  await tx.query('delete from auth.sessions where user_id = $1', [id])
  await tx.query('delete from auth.mfa_factors where user_id = $1', [id])
  await tx.query(
    `delete from auth.identities where user_id = $1 and provider not in ('email', 'phone')`,
    [id],
  )
  await tx.query(
    'update auth.identities set identity_data = $2::jsonb, updated_at = $3 where user_id = $1',
    [id, JSON.stringify(claims), context.clock.now()],
  )
  return changeAccount(tx, context, id, {
    encrypted_password: passwordHash,
    raw_user_meta_data: claims,
    confirmation_token: '',
    recovery_token: '',
  })
}

/** An operator begins the account anew for the owner of its address, who confirms that by mail. */
export const invitePending = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  credentials: PendingCredentials,
): Promise<void> => {
  await lockAccount(tx, account.id)
  if ((await getAccount(tx, account.id)).confirmed_at) return
  await tx.query('delete from dhvani.pending_sign_ups where user_id = $1', [account.id])
  await replacePending(tx, context, account, credentials)
}

/** The address's or number's owner proved it in another way than by opening the sign-up's mail. */
export const forgetPending = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
): Promise<Account> => {
  await tx.query('delete from dhvani.pending_sign_ups where user_id = $1', [account.id])
  return replacePending(tx, context, account, NOTHING)
}

/**
 * The mail of the latest sign-up was opened. What that sign-up set stays, unless the account is
 * contested and the mail was opened in another network than the sign-up came from.
 */
export const settlePending = async (
  tx: Queryable,
  context: AuthContext,
  account: Account,
  ip: string,
): Promise<Account> => {
  const [pending] = await tx.query<Row & { network: string; is_contested: boolean }>(
    'delete from dhvani.pending_sign_ups where user_id = $1 returning network, is_contested',
    [account.id],
  )
  const isDoubtful = pending?.is_contested && pending.network !== subjectOfAddress(ip)
  return isDoubtful ? replacePending(tx, context, account, NOTHING) : account
}
