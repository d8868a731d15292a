import { createHash } from 'node:crypto'
import { authErrors } from '../auth-errors.ts'

/** A PKCE challenge as the client sent it. */
export type ProofKey = { readonly challenge: string; readonly method: 's256' | 'plain' }

/**
 * @returns `undefined` when the flow is not PKCE: both absent, empty or null
 * @throws {AuthError} as docs/contract/auth.md §4 lists
 */
export const parseProofKey = (challenge: string, method: string): ProofKey | undefined => {
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '')
    throw authErrors.validationFailed('PKCE flow requires code_challenge_method and code_challenge')
  const lower = method.toLowerCase()
  if (lower !== 's256' && lower !== 'plain')
    throw authErrors.validationFailed('Invalid code_challenge_method')
  if (challenge.length < 43 || challenge.length > 128)
    throw authErrors.validationFailed('code challenge has to be between 43 and 128 characters')
  if (!/^[\w.~-]+$/.test(challenge))
    throw authErrors.validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  return { challenge, method: lower }
}

export const provesKey = (verifier: string, key: ProofKey): boolean => {
  const shown =
    key.method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  return shown === key.challenge
}
