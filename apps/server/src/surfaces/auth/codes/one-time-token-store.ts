import { randomUUID } from 'node:crypto'
import type { Queryable, Row } from '#platform/database/database.ts'

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'
  | 'phone_change_token'

/** An account has one token of each kind, so that a new one makes the last code and link worthless. */
export const keepOneTimeToken = async (
  tx: Queryable,
  token: {
    readonly userId: string
    readonly type: OneTimeTokenType
    readonly codeHash: string
    /** Absent for a text message, which has no link. */
    readonly linkHash?: string
    readonly relatesTo: string
  },
  now: Date,
): Promise<void> => {
  const { userId, type, codeHash, linkHash = codeHash, relatesTo } = token
  await tx.query(
    `with code as (
       insert into dhvani.one_time_codes (user_id, token_type, code_hash)
       values ($2, $3::auth.one_time_token_type, $7)
       on conflict (user_id, token_type) do update set code_hash = excluded.code_hash, tries = 0
     )
     insert into auth.one_time_tokens
       (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3::auth.one_time_token_type, $4, $5, $6::timestamptz at time zone 'utc',
       $6::timestamptz at time zone 'utc')
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
       created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [randomUUID(), userId, type, linkHash, relatesTo, now, codeHash],
  )
}

export type FoundToken = Row & { user_id: string; token_type: OneTimeTokenType; relates_to: string }

export const findTokenOfLink = async (
  tx: Queryable,
  types: readonly OneTimeTokenType[],
  linkHash: string,
): Promise<FoundToken | undefined> =>
  (
    await tx.query<FoundToken>(
      `select user_id, token_type, relates_to from auth.one_time_tokens
       where token_hash = $1 and token_type::text = any($2)`,
      [linkHash, types],
    )
  )[0]

/** Finds no code that was tried more often than `tries`. */
export const findTokenOfCode = async (
  tx: Queryable,
  types: readonly OneTimeTokenType[],
  code: { readonly contact: string; readonly hash: string; readonly tries: number },
): Promise<FoundToken | undefined> =>
  (
    await tx.query<FoundToken>(
      `select t.user_id, t.token_type, t.relates_to
       from auth.one_time_tokens t join dhvani.one_time_codes c using (user_id, token_type)
       where t.relates_to = $1 and t.token_type::text = any($2) and c.code_hash = $3
         and c.tries <= $4`,
      [code.contact, types, code.hash, code.tries],
    )
  )[0]

/** Counts a try against every open code of these kinds that was sent to the contact. */
export const countTry = async (
  db: Queryable,
  types: readonly OneTimeTokenType[],
  contact: string,
): Promise<void> => {
  await db.query(
    `update dhvani.one_time_codes c set tries = c.tries + 1
     from auth.one_time_tokens t
     where t.user_id = c.user_id and t.token_type = c.token_type
       and t.relates_to = $1 and t.token_type::text = any($2)`,
    [contact, types],
  )
}

/** @returns whether the account had such a token; of several requests at once one gets it */
export const takeOneTimeToken = async (
  tx: Queryable,
  userId: string,
  type: OneTimeTokenType,
): Promise<boolean> => {
  const taken = await tx.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type::text = $2
     returning user_id`,
    [userId, type],
  )
  return taken.length > 0
}

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
