import type { JWK, JWTPayload } from 'jose'

export type Claims = JWTPayload & { readonly role?: string; readonly session_id?: string }

/** Signs and reads access tokens. */
export type KeyRing = {
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>
  /** @throws {JwtProblem} for anything but a token of ours that has not expired */
  verify(token: string): Promise<Claims>
  /** Public halves of every key that is accepted or about to be; none for a shared secret. */
  publicKeys(): Promise<readonly JWK[]>
  /**
   * Puts a new key in the place of the current one. It is published at once and signs after
   * `KEY_LEAD_TIME_MS` (database-key-ring.ts); the old one is accepted until its last token has expired.
   */
  rotate(): Promise<void>
}
