import { PASSWORD_LENGTH } from '@dhvani/catalogue'
import { dictionary } from '@zxcvbn-ts/language-common'

const HOW_MANY = 10_000

/**
 * The 10,000 commonest that are long enough for us at all: shorter ones are refused by length.
 * The list is ranked by how often each appeared in leaks (zxcvbn-ts, MIT).
 */
const common: ReadonlySet<string> = new Set(
  (dictionary['passwords-common'] as readonly string[])
    .filter((password) => password.length >= PASSWORD_LENGTH.min)
    .slice(0, HOW_MANY),
)

/** In whatever case somebody types it. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
