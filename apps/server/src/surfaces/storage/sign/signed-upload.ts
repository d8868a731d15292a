import type { SessionIds } from '#platform/database/database.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import type { SignedClaims } from './url-signer.ts'

/**
 * Reads the token of a signed address that takes an upload. It is the word of the session that signed it, and good no
 * longer: a person who signs out everywhere lets nobody write in their name any more.
 *
 * @throws {StorageError} InvalidJWT, InvalidSignature; AccessDenied after the session has ended
 */
export const verifySignedUpload = async (
  { signer, database }: Pick<StorageContext, 'signer' | 'database'>,
  token: string,
  url: string,
): Promise<SignedClaims> => {
  const claims = await signer.verify(token, url, 'upload')
  if (claims.session === undefined) return claims
  const [found] = await database.query<{ is_live: boolean }>(
    'select dhvani.is_live_session($1, $2) as is_live',
    [claims.session, claims.owner ?? null],
  )
  if (!found?.is_live) throw storageErrors.policyRefuses()
  return claims
}

/** @returns what a token tells of the session that signs it */
export const signedBy = (session: SessionIds | undefined): Pick<SignedClaims, 'session'> =>
  session === undefined ? {} : { session: session.id }
