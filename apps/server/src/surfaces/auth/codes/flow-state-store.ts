import { randomUUID } from 'node:crypto'
import type { Queryable, Row } from '#platform/database/database.ts'
import type { ProofKey } from './proof-key.ts'

export type FlowState = Row & {
  id: string
  user_id: string | null
  auth_code: string | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  provider_type: string
  provider_access_token: string | null
  provider_refresh_token: string | null
  authentication_method: string
  referrer: string | null
  linking_target_id: string | null
  invite_token: string | null
  created_at: Date
  auth_code_issued_at: Date | null
}

export type NewFlowState = {
  readonly userId: string | null
  /** Absent in an implicit flow, whose state only guards the way to a provider and back. */
  readonly proofKey: ProofKey | undefined
  readonly provider: string
  readonly method: string
  readonly referrer?: string
  readonly linkingTargetId?: string
}

/** The provider of a flow that a mail began. */
export const MAIL_PROVIDER = 'email'

/** How long a flow may take: from its begin, or from the moment its auth code was issued. */
export const FLOW_SECONDS = 300

/** Longer than any mail is good for, so that no older flow can be finished. */
const KEPT_MS = 24 * 3_600_000

export const insertFlowState = async (
  db: Queryable,
  flow: NewFlowState,
  now: Date,
): Promise<{ readonly id: string; readonly authCode: string }> => {
  const id = randomUUID()
  const authCode = randomUUID()
  await db.query(
    `with old as (delete from auth.flow_state where created_at < $11)
     insert into auth.flow_state
       (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
        authentication_method, referrer, linking_target_id, created_at, updated_at)
     values ($1, $2, $3, $4::auth.code_challenge_method, $5, $6, $7, $8, $9, $10, $10)`,
    [
      id,
      flow.userId,
      flow.proofKey ? authCode : null,
      flow.proofKey?.method ?? null,
      flow.proofKey?.challenge ?? null,
      flow.provider,
      flow.method,
      flow.referrer ?? null,
      flow.linkingTargetId ?? null,
      now,
      new Date(now.getTime() - KEPT_MS),
    ],
  )
  return { id, authCode }
}

/**
 * Remembers whom a mail is for. Deletes the flows of earlier mails whose links were not opened, since those links are worthless now.
 *
 * @param methods those of the mails that share a token with this one
 */
export const beginMailFlow = async (
  db: Queryable,
  flow: Pick<NewFlowState, 'proofKey' | 'method'> & {
    readonly userId: string
    readonly redirectTo: string
  },
  methods: readonly string[],
  now: Date,
): Promise<void> => {
  await db.query(
    `delete from auth.flow_state
     where user_id = $1 and provider_type = $2 and authentication_method = any($3)
       and auth_code_issued_at is null`,
    [flow.userId, MAIL_PROVIDER, methods],
  )
  const { redirectTo: referrer } = flow
  await insertFlowState(db, { ...flow, provider: MAIL_PROVIDER, referrer }, now)
}

/** The flow of the account's latest mail of these methods, with a proof key or without. */
export const findMailFlow = async (
  db: Queryable,
  userId: string,
  methods: readonly string[],
): Promise<FlowState | undefined> =>
  (
    await db.query<FlowState>(
      `select * from auth.flow_state
       where user_id = $1 and provider_type = $2 and authentication_method = any($3)
       order by created_at desc, auth_code_issued_at desc nulls first limit 1`,
      [userId, MAIL_PROVIDER, methods],
    )
  )[0]

/** The account's latest flow of that kind with a proof key, whose mail was sent last. */
export const findFlowStateOfUser = async (
  db: Queryable,
  userId: string,
  method: string,
): Promise<FlowState | undefined> =>
  (
    await db.query<FlowState>(
      `select * from auth.flow_state where user_id = $1 and authentication_method = $2
         and code_challenge is not null
       order by created_at desc, auth_code_issued_at desc nulls first limit 1`,
      [userId, method],
    )
  )[0]

export const findFlowStateById = async (
  db: Queryable,
  id: string,
): Promise<FlowState | undefined> =>
  (await db.query<FlowState>('select * from auth.flow_state where id = $1', [id]))[0]

/** Removes the flow as it reads it: an auth code is good for one exchange. */
export const takeFlowStateByCode = async (
  db: Queryable,
  authCode: string,
): Promise<FlowState | undefined> =>
  (
    await db.query<FlowState>('delete from auth.flow_state where auth_code = $1 returning *', [
      authCode,
    ])
  )[0]

export const issueAuthCode = async (
  db: Queryable,
  id: string,
  issued: {
    readonly userId: string
    readonly accessToken?: string | undefined
    readonly refreshToken?: string | undefined
  },
  now: Date,
): Promise<string> => {
  const authCode = randomUUID()
  await db.query(
    `update auth.flow_state
     set auth_code = $2, user_id = $3, provider_access_token = $4, provider_refresh_token = $5,
       auth_code_issued_at = $6, updated_at = $6
     where id = $1`,
    [id, authCode, issued.userId, issued.accessToken ?? null, issued.refreshToken ?? null, now],
  )
  return authCode
}

/** The flows of mails whose link was opened, but whose auth code was not exchanged yet. */
export const deleteOpenedFlows = async (db: Queryable, userId: string): Promise<void> => {
  await db.query(
    `delete from auth.flow_state
     where user_id = $1 and provider_type = $2 and auth_code_issued_at is not null`,
    [userId, MAIL_PROVIDER],
  )
}

export const deleteFlowState = async (db: Queryable, id: string): Promise<void> => {
  await db.query('delete from auth.flow_state where id = $1', [id])
}
