import { createHash, randomBytes, randomInt } from 'node:crypto'

const DIGITS = 6

/**
 * How often a code may be entered, right or wrong, from all networks together (docs/contract/auth.md §11). More than one
 * network may try in the code's life, so that no network alone makes the owner's code worthless. Of four mails in ten
 * minutes, each with 20 tries at a million codes, one is guessed less than once in 10,000.
 */
export const CODE_TRIES = 20

/** How often a code of a fresh proof may be entered: only a session of its account asks for one. */
export const PROOF_TRIES = 5

export const createCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

/** The hash that is stored in place of a code (docs/contract/auth.md §11). */
export const hashCode = (contact: string, code: string): string =>
  createHash('sha224').update(`${contact}${code}`).digest('hex')

const LINK_TOKEN_BYTES = 32

const PKCE_PREFIX = 'pkce_'

export const createLinkToken = ({ isPkce: isMarked }: { readonly isPkce: boolean }): string =>
  `${isMarked ? PKCE_PREFIX : ''}${randomBytes(LINK_TOKEN_BYTES).toString('hex')}`

export const isPkce = (linkToken: string): boolean => linkToken.startsWith(PKCE_PREFIX)

/** The hash that is stored in place of a link's token, its mark included. */
export const hashLinkToken = (linkToken: string): string =>
  createHash('sha256').update(linkToken).digest('hex')

/** How long a mailed code, a mailed link and a texted code are good for. */
export const MAIL_CODE_SECONDS = 600
export const LINK_SECONDS = 3600
export const SMS_CODE_SECONDS = 60
