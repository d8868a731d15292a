import type { Queryable, Row } from '#platform/database/database.ts'
import { AMR_OF_SESSION, createRefreshToken } from './sessions.ts'

export type PresentedToken = Row & {
  id: number
  token: string
  parent: string | null
  revoked: boolean
  updated_at: Date
  session_id: string
  aal: 'aal1' | 'aal2' | 'aal3' | null
  not_after: Date | null
  session_created_at: Date
  last_used_at: Date
  amr: { method: string; at: number }[] | null
  user_id: string
}

/**
 * The token with its session and account. Token and session are held until the transaction
 * ends: of many tabs that present the same token, each sees what the one before it did.
 */
export const lockRefreshToken = async (
  tx: Queryable,
  token: string,
): Promise<PresentedToken | undefined> =>
  (
    await tx.query<PresentedToken>(
      `select t.id, t.token, t.parent, t.revoked, t.updated_at, t.session_id, s.user_id,
         s.aal, s.not_after, s.created_at as session_created_at,
         coalesce(s.refreshed_at at time zone 'utc', s.created_at) as last_used_at,
         ${AMR_OF_SESSION}
       from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
       where t.token = $1
       for update of s, t`,
      [token],
    )
  )[0]

export const findActiveToken = async (
  tx: Queryable,
  sessionId: string,
): Promise<{ token: string; parent: string | null } | undefined> =>
  (
    await tx.query<Row & { token: string; parent: string | null }>(
      `select token, parent from auth.refresh_tokens
       where session_id = $1 and revoked = false order by id desc limit 1`,
      [sessionId],
    )
  )[0]

/** Revokes the presented token and gives its successor, in one statement. */
export const rotateRefreshToken = async (
  tx: Queryable,
  presented: { readonly token: string; readonly sessionId: string; readonly userId: string },
  now: Date,
): Promise<string> => {
  const successor = createRefreshToken()
  await tx.query(
    `with old as (
       update auth.refresh_tokens set revoked = true, updated_at = $4 where token = $1
     ), session as (
       update auth.sessions
       set refreshed_at = $4::timestamptz at time zone 'utc', updated_at = $4 where id = $2
     )
     insert into auth.refresh_tokens (token, parent, user_id, session_id, revoked, created_at, updated_at)
     values ($5, $1, $3::text, $2, false, $4, $4)`,
    [presented.token, presented.sessionId, presented.userId, now, successor],
  )
  return successor
}

export const revokeFamily = async (tx: Queryable, sessionId: string, now: Date): Promise<void> => {
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2
     where session_id = $1 and revoked = false`,
    [sessionId, now],
  )
}
