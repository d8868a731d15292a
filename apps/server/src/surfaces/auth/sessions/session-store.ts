import { randomUUID } from 'node:crypto'
import type { Queryable, Row } from '#platform/database/database.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { createRefreshToken } from './refresh-token-store.ts'

export type AmrEntry = {
  readonly method: string
  readonly timestamp: number
  readonly provider?: string
}

/** Where a request came from. A session keeps the origin of the request that began it. */
export type Origin = { readonly ip: string; readonly userAgent: string }

export type NewSession = { readonly sessionId: string; readonly refreshToken: string }

/** How many networks an account remembers besides the latest. */
const OTHER_NETWORKS = 19

/** Inserts a session, its first claim, its first refresh token and its network in one statement. */
export const insertSession = async (
  db: Queryable,
  session: {
    readonly userId: string
    readonly method: string
    readonly origin: Origin
    readonly notAfter: Date | null
  },
  now: Date,
): Promise<NewSession> => {
  const sessionId = randomUUID()
  const refreshToken = createRefreshToken()
  await db.query(
    `with session as (
       insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip, not_after)
       values ($1, $2, $3, $3, 'aal1', $4, $5::inet, $8)
     ), claim as (
       insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
       values ($1, $3, $3, $6)
     ), token as (
       insert into auth.refresh_tokens (token, user_id, session_id, revoked, created_at, updated_at)
       values ($7, $2::text, $1, false, $3, $3)
     ), network as (
       insert into dhvani.known_networks (user_id, network, last_sign_in_at) values ($2, $9, $3)
       on conflict (user_id, network) do update set last_sign_in_at = excluded.last_sign_in_at
     ), oldest as (
       delete from dhvani.known_networks where user_id = $2 and network in (
         select network from dhvani.known_networks where user_id = $2 and network <> $9
         order by last_sign_in_at desc offset ${OTHER_NETWORKS})
     )
     update auth.users set last_sign_in_at = $3, updated_at = $3 where id = $2`,
    [
      sessionId,
      session.userId,
      now,
      session.origin.userAgent,
      session.origin.ip,
      session.method,
      refreshToken,
      session.notAfter,
      subjectOfAddress(session.origin.ip),
    ],
  )
  return { sessionId, refreshToken }
}

/** The method of docs/contract/auth.md §7 that each type of factor adds to a session. */
export const METHODS_OF_FACTORS = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
} as const

export type SessionState = {
  readonly id: string
  readonly aal: 'aal1' | 'aal2' | 'aal3'
  readonly createdAt: Date
  /** When the factor was enrolled that the session was last proved with. */
  readonly factorEnrolledAt: Date | undefined
  /** Newest first. */
  readonly amr: readonly AmrEntry[]
}

type SessionStateRow = Row & {
  id: string
  aal: 'aal1' | 'aal2' | 'aal3' | null
  created_at: Date
  factor_enrolled_at: Date | null
  amr: { method: string; at: number }[] | null
}

const AMR_OF_SESSION = `(
  select jsonb_agg(
    jsonb_build_object('method', c.authentication_method, 'at', extract(epoch from c.created_at))
    order by c.created_at desc)
  from auth.mfa_amr_claims c where c.session_id = s.id) as amr`

/** @param provider of the account: the row of a single sign-on's claim does not name it */
export const readAmr = (
  rows: readonly { method: string; at: number }[] | null,
  provider?: string,
): AmrEntry[] =>
  (rows ?? []).map(({ method, at }) => ({
    method,
    timestamp: Math.floor(at),
    ...(method === 'sso/saml' && provider ? { provider } : {}),
  }))

export const findSession = async (db: Queryable, id: string): Promise<SessionState | undefined> => {
  const [row] = await db.query<SessionStateRow>(
    `select s.id, s.aal, s.created_at, f.created_at as factor_enrolled_at, ${AMR_OF_SESSION}
     from auth.sessions s left join auth.mfa_factors f on f.id = s.factor_id where s.id = $1`,
    [id],
  )
  return (
    row && {
      id: row.id,
      aal: row.aal ?? 'aal1',
      createdAt: row.created_at,
      factorEnrolledAt: row.factor_enrolled_at ?? undefined,
      amr: readAmr(row.amr),
    }
  )
}

export type LogoutScope = 'global' | 'local' | 'others'

export const deleteSessions = async (
  db: Queryable,
  userId: string,
  sessionId: string | undefined,
  scope: LogoutScope,
): Promise<void> => {
  if (scope === 'local' && sessionId !== undefined)
    await db.query('delete from auth.sessions where user_id = $1 and id = $2', [userId, sessionId])
  else if (scope === 'others' && sessionId !== undefined)
    await db.query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, sessionId])
  else await db.query('delete from auth.sessions where user_id = $1', [userId])
}
