import { createHash, randomInt } from 'node:crypto'

const DIGITS = 6

export const createCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

/** The hash that is stored in place of a code and that the mailed link carries (docs/contract/auth.md §11). */
export const hashCode = (contact: string, code: string): string =>
  createHash('sha224').update(`${contact}${code}`).digest('hex')

const PKCE_PREFIX = 'pkce_'

export const markAsPkce = (hash: string): string => `${PKCE_PREFIX}${hash}`
export const isPkce = (hash: string): boolean => hash.startsWith(PKCE_PREFIX)

/** How long a mailed or texted code is good for. */
export const MAIL_CODE_SECONDS = 3600
export const SMS_CODE_SECONDS = 60
