import { randomBytes } from 'node:crypto'
import type { Queryable, Row } from '#platform/database/database.ts'
import { parseAccount, type Account, type AccountJson } from '../accounts/account-store.ts'

/** 128 bits in hexadecimal. */
export const createRefreshToken = (): string => randomBytes(16).toString('hex')

/** Tokens of older releases, which last as long as their sessions, have twelve characters. */
export const isRefreshToken = (text: string): boolean =>
  /^(?:[0-9a-f]{32}|[a-z0-9]{12})$/.test(text)

export type PresentedToken = {
  readonly token: string
  readonly revoked: boolean
  readonly updatedAt: Date
  readonly sessionId: string
  readonly aal: 'aal1' | 'aal2' | 'aal3'
  /** When the session ends, even if it is in use; `undefined` for never. */
  readonly notAfter: Date | undefined
  readonly lastUsedAt: Date
  readonly amr: readonly { method: string; at: number }[]
  /** Absent when it was deleted in the meantime. */
  readonly account: Account | undefined
}

type LockedJson = {
  token: {
    token: string
    revoked: boolean
    updated_at: string
    session_id: string
    aal: 'aal1' | 'aal2' | 'aal3' | null
    not_after: string | null
    last_used_at: string
  }
  amr: { method: string; at: number }[]
  account: AccountJson | null
}

/** Reads the token with its session and account, and locks it until the transaction ends. */
export const lockRefreshToken = async (
  tx: Queryable,
  token: string,
): Promise<PresentedToken | undefined> => {
  const [row] = await tx.query<Row & { locked: LockedJson | null }>(
    'select dhvani.lock_refresh_token($1) as locked',
    [token],
  )
  if (!row?.locked) return undefined
  const { token: found, amr, account } = row.locked
  return {
    token: found.token,
    revoked: found.revoked,
    updatedAt: new Date(found.updated_at),
    sessionId: found.session_id,
    aal: found.aal ?? 'aal1',
    notAfter: found.not_after === null ? undefined : new Date(found.not_after),
    lastUsedAt: new Date(found.last_used_at),
    amr,
    account: parseAccount(account),
  }
}

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
  await tx.query('select dhvani.rotate_refresh_token($1, $2, $3, $4, $5)', [
    presented.token,
    successor,
    presented.sessionId,
    presented.userId,
    now,
  ])
  return successor
}

export const revokeFamily = async (tx: Queryable, sessionId: string, now: Date): Promise<void> => {
  await tx.query(
    `update auth.refresh_tokens set revoked = true, updated_at = $2
     where session_id = $1 and revoked = false`,
    [sessionId, now],
  )
}
