import { PASSWORD_LENGTH } from '@dhvani/catalogue'
import { authErrors } from '../auth-errors.ts'
import { isCommonPassword } from './common-passwords.ts'

export type Weakness = { readonly message: string; readonly reasons: readonly string[] }

const lengthOf = (password: string): number => [...password].length

/** @returns what is wrong with a password, all reasons at once, or `undefined` */
export const findWeakness = (password: string): Weakness | undefined => {
  const found: [reason: string, message: string][] = []
  if (lengthOf(password) < PASSWORD_LENGTH.min)
    found.push(['length', `Password should be at least ${PASSWORD_LENGTH.min} characters.`])
  if (isCommonPassword(password))
    found.push([
      'pwned',
      'Password is known to be weak and easy to guess, please choose a different one.',
    ])
  if (found.length === 0) return undefined
  return {
    message: found.map(([, message]) => message).join(' '),
    reasons: found.map(([reason]) => reason),
  }
}

/** @throws {AuthError} as docs/contract/auth.md §10 lists */
export const requireGoodPassword = (password: string): void => {
  if (lengthOf(password) > PASSWORD_LENGTH.max)
    throw authErrors.validationFailed(
      `Password cannot be longer than ${PASSWORD_LENGTH.max} characters`,
    )
  const weakness = findWeakness(password)
  if (weakness) throw authErrors.weakPassword(weakness.message, weakness.reasons)
}
