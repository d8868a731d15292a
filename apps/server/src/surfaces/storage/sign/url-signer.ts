import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { storageErrors } from '../storage-errors.ts'

/** What a signed address lets its holder do (docs/contract/storage.md §6). */
const claimsSchema = z.object({
  url: z.string(),
  scope: z.enum(['download', 'upload']),
  owner: z.string().optional(),
  /** The session that signed an upload; absent for keys. */
  session: z.uuid().optional(),
  upsert: z.boolean().optional(),
  exp: z.number(),
})

export type SignedClaims = z.infer<typeof claimsSchema>

export type UrlSigner = {
  sign(claims: Omit<SignedClaims, 'exp'>, seconds: number): Promise<string>
  /** @throws {StorageError} InvalidJWT, InvalidSignature */
  verify(token: string, url: string, scope: SignedClaims['scope']): Promise<SignedClaims>
}

/** @param secret replicas share it, so that each accepts what another one signed */
export const createUrlSigner = (secret: Uint8Array, now: () => Date): UrlSigner => ({
  sign: (claims, seconds) => {
    const issued = Math.floor(now().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(secret)
  },
  verify: async (token, url, scope) => {
    let claims: SignedClaims
    try {
      const { payload } = await jwtVerify(token, secret, { currentDate: now() })
      claims = claimsSchema.parse(payload)
    } catch (error) {
      if (error instanceof errors.JWTExpired)
        throw storageErrors.invalidJwt('"exp" claim timestamp check failed')
      if (error instanceof errors.JWSSignatureVerificationFailed)
        throw storageErrors.invalidJwt('signature verification failed')
      throw storageErrors.invalidJwt('Invalid Compact JWS')
    }
    if (claims.scope !== scope)
      throw storageErrors.invalidSignature(`Token is not scoped for ${scope}`)
    if (claims.url !== url) throw storageErrors.invalidSignature()
    return claims
  },
})
