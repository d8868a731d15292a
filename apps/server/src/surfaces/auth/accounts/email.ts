import { z } from 'zod'
import { authErrors } from '../auth-errors.ts'

const MAX_LENGTH = 255
/** HTML's own idea of an address, which browsers check before they send. */
const address = z.email({ pattern: z.regexes.html5Email })

/**
 * @returns the address as it is kept and looked up: in lower case
 * @throws {AuthError} as docs/contract/auth.md §10 lists
 */
export const parseEmail = (email: string): string => {
  const lower = email.trim().toLowerCase()
  if (lower === '') throw authErrors.validationFailed('An email address is required')
  if (lower.length > MAX_LENGTH) throw authErrors.validationFailed('An email address is too long')
  const domain = lower.split('@')[1] ?? ''
  if (!address.safeParse(lower).success || !domain.includes('.'))
    throw authErrors.validationFailed('Unable to validate email address: invalid format')
  return lower
}
