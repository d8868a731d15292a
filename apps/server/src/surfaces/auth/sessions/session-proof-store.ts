import type { Queryable } from '#platform/database/database.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'

/** Session and network of the proof: a thief of the session in another network gains nothing by it. */
type Prover = { readonly sessionId: string; readonly ip: string }

export const keepSessionProof = async (
  db: Queryable,
  { sessionId, ip }: Prover,
  now: Date,
): Promise<void> => {
  await db.query(
    `insert into dhvani.session_proofs (session_id, network, proved_at) values ($1, $2, $3)
     on conflict (session_id) do update
     set network = excluded.network, proved_at = excluded.proved_at`,
    [sessionId, subjectOfAddress(ip), now],
  )
}

export const hasSessionProof = async (
  db: Queryable,
  { sessionId, ip }: Prover,
  since: Date,
): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from dhvani.session_proofs
     where session_id = $1 and network = $2 and proved_at > $3`,
    [sessionId, subjectOfAddress(ip), since],
  )
  return rows.length > 0
}
