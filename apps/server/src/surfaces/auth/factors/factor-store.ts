import { randomUUID } from 'node:crypto'
import type { Queryable, Row } from '#platform/database/database.ts'
import type { FactorRow } from '../accounts/account-store.ts'
import { METHODS_OF_FACTORS } from '../sessions/session-store.ts'

export type FactorType = FactorRow['factor_type']

export type NewFactor = {
  readonly userId: string
  readonly type: FactorType
  readonly friendlyName: string
  readonly secret: string | null
  readonly phone: string | null
}

/** @throws {DatabaseError} a unique violation for a name or number that is taken */
export const insertFactor = async (
  tx: Queryable,
  factor: NewFactor,
  now: Date,
): Promise<string> => {
  const id = randomUUID()
  await tx.query(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
     values ($1, $2, $3, $4::auth.factor_type, 'unverified', $5, $6, $7, $7)`,
    [id, factor.userId, factor.friendlyName, factor.type, factor.secret, factor.phone, now],
  )
  return id
}

export const deleteFactors = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.query('delete from auth.mfa_factors where id = any($1)', [ids])
}

export type Challenge = Row & {
  id: string
  factor_id: string
  created_at: Date
  verified_at: Date | null
  /** Without the network mask that PostgreSQL adds when it prints an `inet`. */
  ip: string
  otp_code: string | null
  web_authn_session_data: { challenge: string; type: 'create' | 'request' } | null
}

export const insertChallenge = async (
  tx: Queryable,
  challenge: {
    readonly factorId: string
    readonly ip: string
    /** Hashed. */
    readonly code: string | null
    readonly session: Challenge['web_authn_session_data']
  },
  now: Date,
): Promise<string> => {
  const id = randomUUID()
  await tx.query(
    `insert into auth.mfa_challenges
       (id, factor_id, created_at, ip_address, otp_code, web_authn_session_data)
     values ($1, $2, $3, $4::inet, $5, $6::jsonb)`,
    [
      id,
      challenge.factorId,
      now,
      challenge.ip,
      challenge.code,
      challenge.session && JSON.stringify(challenge.session),
    ],
  )
  return id
}

export const findChallenge = async (
  tx: Queryable,
  factorId: string,
  id: string,
): Promise<Challenge | undefined> =>
  (
    await tx.query<Challenge>(
      `select id, factor_id, created_at, verified_at, host(ip_address) as ip, otp_code,
         web_authn_session_data
       from auth.mfa_challenges where id = $1 and factor_id = $2 for update`,
      [id, factorId],
    )
  )[0]

/** Marks a challenge as answered, so that no second answer counts. */
export const closeChallenge = async (tx: Queryable, id: string, now: Date): Promise<void> => {
  await tx.query('update auth.mfa_challenges set verified_at = $2 where id = $1', [id, now])
}

export const touchFactor = async (tx: Queryable, id: string, now: Date): Promise<void> => {
  // The column is unique, as upstream's is, and two challenges may share a millisecond.
  await tx.query(
    `update auth.mfa_factors
     set last_challenged_at = $2::timestamptz + random() * interval '999 microseconds',
       updated_at = $2
     where id = $1`,
    [id, now],
  )
}

/**
 * Remembers the time step of an accepted code, and locks it until the transaction ends.
 *
 * @returns whether the step comes after every step that was accepted before
 */
export const claimTotpStep = async (
  tx: Queryable,
  factorId: string,
  step: number,
): Promise<boolean> => {
  const claimed = await tx.query(
    `insert into dhvani.totp_steps as kept (factor_id, last_step) values ($1, $2)
     on conflict (factor_id) do update set last_step = excluded.last_step
     where kept.last_step < excluded.last_step
     returning factor_id`,
    [factorId, step],
  )
  return claimed.length > 0
}

export const keepCredential = async (
  tx: Queryable,
  id: string,
  credential: Readonly<Record<string, unknown>>,
  aaguid: string | null,
): Promise<void> => {
  await tx.query(
    `update auth.mfa_factors
     set web_authn_credential = $2::jsonb, web_authn_aaguid = coalesce($3::uuid, web_authn_aaguid)
     where id = $1`,
    [id, JSON.stringify(credential), aaguid],
  )
}

/**
 * Records that a session proved a factor (docs/contract/auth.md §26). The session rises to aal2, the
 * account's sessions at aal1 end, and its unverified factors of that kind are deleted.
 */
export const raiseSession = async (
  tx: Queryable,
  proved: {
    readonly userId: string
    readonly sessionId: string
    readonly factorId: string
    readonly type: FactorType
  },
  now: Date,
): Promise<void> => {
  const { userId, sessionId, factorId, type } = proved
  await tx.query(
    `with factor as (
       update auth.mfa_factors set status = 'verified', updated_at = $4 where id = $3
     ), half_made as (
       delete from auth.mfa_factors
       where user_id = $1 and id <> $3 and factor_type = $5::auth.factor_type
         and status = 'unverified'
     ), claim as (
       insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
       values ($2, $4, $4, $6)
       on conflict (session_id, authentication_method) do update
       set created_at = excluded.created_at, updated_at = excluded.updated_at
     ), others as (
       delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'
     )
     update auth.sessions set aal = 'aal2', factor_id = $3, updated_at = $4 where id = $2`,
    [userId, sessionId, factorId, now, type, METHODS_OF_FACTORS[type]],
  )
}

/** Takes the sessions that a deleted factor raised back to aal1. */
export const lowerSessions = async (
  tx: Queryable,
  userId: string,
  factorId: string,
  now: Date,
): Promise<void> => {
  await tx.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $3
       where user_id = $1 and factor_id = $2 returning id
     )
     delete from auth.mfa_amr_claims
     where session_id in (select id from lowered)
       and authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn')`,
    [userId, factorId, now],
  )
}
