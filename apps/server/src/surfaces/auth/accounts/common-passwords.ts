import { PASSWORD_LENGTH } from '@dhvani/catalogue'
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
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
