import {
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type CryptoKey,
  type JWTVerifyGetKey,
} from 'jose'
import { JwtProblem } from './jwt-problem.ts'
import type { Claims } from './key-ring.ts'

/** Replicas' clocks differ a little. */
export const LEEWAY_SECONDS = 5

export const keyIdOf = (token: string): string | undefined => {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}

/** @throws {JwtProblem} */
export const verifyToken = async (
  token: string,
  key: CryptoKey | Uint8Array | JWTVerifyGetKey,
  algorithm: string,
  now: Date,
): Promise<Claims> => {
  const options = { algorithms: [algorithm], currentDate: now, clockTolerance: LEEWAY_SECONDS }
  try {
    const { payload } =
      typeof key === 'function'
        ? await jwtVerify(token, key, options)
        : await jwtVerify(token, key, options)
    return payload as Claims
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new JwtProblem('expired', 'token has invalid claims: token is expired')
    if (error instanceof errors.JWSSignatureVerificationFailed)
      throw new JwtProblem('invalid', 'token signature is invalid: signature is invalid')
    if (error instanceof errors.JOSEAlgNotAllowed)
      throw new JwtProblem('invalid', 'token is unverifiable: signing method is invalid')
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      throw new JwtProblem('invalid', 'token is malformed')
    throw error
  }
}

/** An expired token is not accepted, however it was verified before. */
export const hasExpired = (claims: Claims, now: Date): boolean =>
  claims.exp !== undefined && claims.exp + LEEWAY_SECONDS <= now.getTime() / 1000
