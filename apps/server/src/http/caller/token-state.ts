import type { Queryable, Row } from '#platform/database/database.ts'
import { isUuid } from '#platform/is-uuid.ts'
import { isPastSecondFactor } from '#platform/keys/past-second-factor.ts'
import type { Caller } from './caller.ts'
import { sessionOf } from './session-of.ts'

/** What a caller's token is good for now, beyond its signature and its times. */
export type TokenState = 'good' | 'ended' | 'before-second-factor'

type Found = Row & { is_live: boolean; has_factor: boolean }

/**
 * For requests that no policy judges. Where a transaction runs in the caller's name, the database
 * asks the same.
 */
export const readTokenState = async (database: Queryable, caller: Caller): Promise<TokenState> => {
  if (caller.role !== 'authenticated') return 'good'
  const session = sessionOf(caller)
  const { sub } = caller.claims
  const [found] = await database.query<Found>(
    `select ($1::uuid is null or dhvani.is_live_session($1, $2)) as is_live,
       dhvani.has_verified_factor($2) as has_factor`,
    [session?.id ?? null, isUuid(sub) ? sub : null],
  )
  if (!found?.is_live) return 'ended'
  return found.has_factor && !isPastSecondFactor(caller.claims) ? 'before-second-factor' : 'good'
}
