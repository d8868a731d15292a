import { JwtProblem } from './jwt-problem.ts'
import type { Claims } from './key-ring.ts'

/** Roles that only keys of the operator have, never a session. */
export const ADMIN_ROLES: ReadonlySet<unknown> = new Set(['service_role', 'supabase_admin'])

const isNamed = (claim: unknown): boolean =>
  Array.isArray(claim) ? claim.length > 0 : typeof claim === 'string' && claim !== ''

/** The `aud` of every session's token, and the role of its requests to data and storage. */
export const SESSION_AUDIENCE = 'authenticated'

/**
 * What every token of our own sessions has. Anything else that our key signed was forged by a holder
 * of the key, or signed for another purpose. The value of `iss` is not compared: it is the address of
 * the site, and tokens outlive a change of that address.
 *
 * @throws {JwtProblem}
 */
export const requireOwnClaims = ({ exp, iss, aud, role }: Claims): void => {
  const missing = [
    ...(typeof exp === 'number' ? [] : ['exp']),
    ...(isNamed(iss) ? [] : ['iss']),
    ...(isNamed(aud) ? [] : ['aud']),
  ]
  if (missing.length > 0)
    throw new JwtProblem('invalid', `token has invalid claims: ${missing.join(', ')} missing`)
  if (![aud].flat().includes(SESSION_AUDIENCE))
    throw new JwtProblem('invalid', `token has invalid claims: aud must be ${SESSION_AUDIENCE}`)
  if (ADMIN_ROLES.has(role))
    throw new JwtProblem('invalid', `token has invalid claims: a session is never ${role}`)
}
