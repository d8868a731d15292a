import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomUUID } from 'node:crypto'
import type { Queryable, Row } from '../database/database.ts'

export const ALGORITHM = 'ES256'

export type SigningKeyRow = Row & {
  id: string
  private_jwk: JWK
  public_jwk: JWK
  active_from: Date
}

export const readSigningKeys = (database: Queryable, now: Date): Promise<SigningKeyRow[]> =>
  database.query<SigningKeyRow>(
    `select id, private_jwk, public_jwk, active_from from dhvani.signing_keys
     where retired_at is null or retired_at > $1 order by active_from desc, id`,
    [now],
  )

export const insertSigningKey = async (
  database: Queryable,
  times: { readonly now: Date; readonly activeFrom: Date },
): Promise<void> => {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const id = randomUUID()
  const publicJwk = { ...(await exportJWK(pair.publicKey)), kid: id, alg: ALGORITHM, use: 'sig' }
  await database.query(
    `insert into dhvani.signing_keys (id, private_jwk, public_jwk, created_at, active_from)
     values ($1, $2::jsonb, $3::jsonb, $4, $5)`,
    [
      id,
      JSON.stringify(await exportJWK(pair.privateKey)),
      JSON.stringify({ ...publicJwk, key_ops: ['verify'] }),
      times.now,
      times.activeFrom,
    ],
  )
}

export const retireSigningKeys = async (
  database: Queryable,
  ids: readonly string[],
  retiredAt: Date,
): Promise<void> => {
  await database.query(
    'update dhvani.signing_keys set retired_at = $2 where id = any($1) and retired_at is null',
    [ids, retiredAt],
  )
}
