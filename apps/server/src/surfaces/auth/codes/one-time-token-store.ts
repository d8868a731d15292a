import { randomUUID } from 'node:crypto'
import type { Queryable, Row } from '#platform/database/database.ts'

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'
  | 'phone_change_token'

/** An account has one token of each kind, so that a new one makes the last link worthless. */
export const keepOneTimeToken = async (
  tx: Queryable,
  token: {
    readonly userId: string
    readonly type: OneTimeTokenType
    readonly hash: string
    readonly relatesTo: string
  },
  now: Date,
): Promise<void> => {
  await tx.query(
    `insert into auth.one_time_tokens
       (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3::auth.one_time_token_type, $4, $5, $6::timestamptz at time zone 'utc',
       $6::timestamptz at time zone 'utc')
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
       created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [randomUUID(), token.userId, token.type, token.hash, token.relatesTo, now],
  )
}

export type FoundToken = Row & { user_id: string; token_type: OneTimeTokenType; relates_to: string }

export const findOneTimeToken = async (
  tx: Queryable,
  types: readonly OneTimeTokenType[],
  hashes: readonly string[],
): Promise<FoundToken | undefined> =>
  (
    await tx.query<FoundToken>(
      `select user_id, token_type, relates_to from auth.one_time_tokens
       where token_hash = any($1) and token_type::text = any($2)`,
      [hashes, types],
    )
  )[0]

export const forgetOneTimeTokens = async (
  tx: Queryable,
  userId: string,
  types?: readonly OneTimeTokenType[],
): Promise<void> => {
  if (types)
    await tx.query(
      'delete from auth.one_time_tokens where user_id = $1 and token_type::text = any($2)',
      [userId, types],
    )
  else await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId])
}
