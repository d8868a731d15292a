import { randomUUID } from 'node:crypto'
import type { Queryable, Row } from '#platform/database/database.ts'

export type NewIdentity = {
  readonly userId: string
  readonly provider: string
  /** The provider's name for the person; for `email` and `phone` the user's own id. */
  readonly providerId: string
  readonly data: Readonly<Record<string, unknown>>
}

export const insertIdentity = async (
  db: Queryable,
  identity: NewIdentity,
  now: Date,
): Promise<void> => {
  await db.query(
    `insert into auth.identities
       (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $6, $6)`,
    [
      randomUUID(),
      identity.userId,
      identity.provider,
      identity.providerId,
      JSON.stringify(identity.data),
      now,
    ],
  )
}

/** A shallow merge. */
export const mergeIdentityData = async (
  db: Queryable,
  userId: string,
  provider: string,
  data: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> => {
  await db.query(
    `update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = $4
     where user_id = $1 and provider = $2`,
    [userId, provider, JSON.stringify(data), now],
  )
}

export const findIdentity = async (
  db: Queryable,
  provider: string,
  providerId: string,
): Promise<{ id: string; user_id: string } | undefined> =>
  (
    await db.query<Row & { id: string; user_id: string }>(
      'select id, user_id from auth.identities where provider = $1 and provider_id = $2',
      [provider, providerId],
    )
  )[0]

export const deleteIdentity = async (db: Queryable, id: string): Promise<void> => {
  await db.query('delete from auth.identities where id = $1', [id])
}
