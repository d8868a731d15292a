import { timingSafeEqual } from 'node:crypto'
import { JwtProblem } from '#platform/keys/jwt-problem.ts'
import type { KeyRing } from '#platform/keys/key-ring.ts'
import { ADMIN_ROLES } from '#platform/keys/require-own-claims.ts'
import type { Caller } from './caller.ts'

export type ApiKeys = { readonly publishable: string; readonly service: string }

/** Compares in constant time, so that the duration does not tell how much was right. */
export const isSameSecret = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** @returns the token of an `Authorization: Bearer` header; `undefined` for any other header */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1]

/** @returns the role of an API key, or `undefined` for a key that is not ours */
export const roleOfApiKey = (key: string, keys: ApiKeys): 'anon' | 'service_role' | undefined => {
  if (isSameSecret(key, keys.publishable)) return 'anon'
  return isSameSecret(key, keys.service) ? 'service_role' : undefined
}

/**
 * Tells a request's role from its bearer token. The publishable and the service key are not JWTs;
 * without a session the official clients send one of them as the bearer token.
 */
export const readCaller = async (
  authorization: string | undefined,
  keys: ApiKeys,
  keyRing: KeyRing,
): Promise<Caller> => {
  const bearer = bearerOf(authorization)
  if (bearer === undefined) return { role: 'anon', bearer: undefined, claims: undefined }
  const role = roleOfApiKey(bearer, keys)
  if (role) return { role, bearer, claims: undefined }
  try {
    const claims = await keyRing.verify(bearer)
    // Only a key of the operator's own signs such a token; upstream takes both roles as administrators.
    if (ADMIN_ROLES.has(claims.role)) return { role: 'service_role', bearer, claims: undefined }
    if (claims.role === 'anon') return { role: 'anon', bearer, claims: undefined }
    return { role: 'authenticated', bearer, claims }
  } catch (problem) {
    if (problem instanceof JwtProblem) return { role: 'refused', bearer, problem }
    throw problem
  }
}
