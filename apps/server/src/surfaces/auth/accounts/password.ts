import { PASSWORD_LENGTH } from '@dhvani/catalogue'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

const HOW_MANY = 10_000

/**
 * The 10,000 commonest of the allowed length: shorter ones are refused for their length. The list
 * is ranked by how often each password appeared in leaks (zxcvbn-ts, MIT).
 */
const common: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] as readonly string[])
    .filter((password) => password.length >= PASSWORD_LENGTH.min)
    .slice(0, HOW_MANY),
)

/** Upper and lower case count as the same. */
const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())

export type Weakness = { readonly message: string; readonly reasons: readonly string[] }

const lengthOf = (password: string): number => [...password].length

/** @returns what is wrong with a password, all reasons at once, or `undefined` */
export const findWeakness = ({ config }: AuthContext, password: string): Weakness | undefined => {
  const { passwordMinLength } = config.auth
  const found: [reason: string, message: string][] = []
  if (lengthOf(password) < passwordMinLength)
    found.push(['length', `Password should be at least ${passwordMinLength} characters.`])
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

/** @throws {AuthError} `validation_failed` for more characters than the limit */
export const requireShortPassword = (password: string): void => {
  // A character has at most two code units; those of a megabyte are not counted.
  if (password.length > 2 * PASSWORD_LENGTH.max || lengthOf(password) > PASSWORD_LENGTH.max)
    throw authErrors.validationFailed(
      `Password cannot be longer than ${PASSWORD_LENGTH.max} characters`,
    )
}

/** @throws {AuthError} as docs/contract/auth.md §10 lists */
export const requireGoodPassword = (context: AuthContext, password: string): void => {
  requireShortPassword(password)
  const weakness = findWeakness(context, password)
  if (weakness) throw authErrors.weakPassword(weakness.message, weakness.reasons)
}
