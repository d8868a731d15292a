import { SignJWT } from 'jose'
import type { Clock } from '../clock/clock.ts'
import type { KeyRing } from './key-ring.ts'
import { verifyToken } from './verify-token.ts'

/** One shared secret (HS256), for a project that brings its own. */
export const createSecretKeyRing = (secret: string, clock: Clock): KeyRing => {
  const key = new TextEncoder().encode(secret)
  return {
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key),
    verify: (token) => verifyToken(token, key, 'HS256', clock.now()),
    publicKeys: async () => [],
    rotate: async () => {
      throw new Error('AUTH_JWT_SECRET is in use: change it where it is set.')
    },
  }
}
