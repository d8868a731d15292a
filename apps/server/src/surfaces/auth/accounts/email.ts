import { z } from 'zod'
import { authErrors } from '../auth-errors.ts'

const MAX_LENGTH = 255
/** The address format of HTML, which browsers check before they send a form. */
const address = z.email({ pattern: z.regexes.html5Email })

/**
 * @returns the address in lower case, as it is stored and looked up
 * @throws {AuthError} docs/contract/auth.md §10
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

/** @returns the address as {@link parseEmail} gives it; `undefined` for what is none */
export const findEmail = (text: string): string | undefined => {
  const lower = text.trim().toLowerCase()
  const isShort = lower.length <= MAX_LENGTH
  const hasDomain = lower.split('@')[1]?.includes('.') === true
  return isShort && hasDomain && address.safeParse(lower).success ? lower : undefined
}
