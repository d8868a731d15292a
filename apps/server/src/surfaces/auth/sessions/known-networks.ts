import type { Queryable } from '#platform/database/database.ts'

/** Whether the account was signed in to from this network lately (docs/contract/auth.md §9). */
export const isKnownNetwork = async (
  db: Queryable,
  userId: string,
  network: string,
): Promise<boolean> =>
  (
    await db.query('select from dhvani.known_networks where user_id = $1 and network = $2', [
      userId,
      network,
    ])
  ).length > 0
