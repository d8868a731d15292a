export type AuthMode = 'sign-in' | 'sign-up' | 'reset'

/** What was typed; it stays when the person changes between the modes. */
export type AuthEntries = {
  readonly name: string
  readonly email: string
  readonly password: string
}

export const NO_ENTRIES: AuthEntries = { name: '', email: '', password: '' }

/** @returns the mode that an address like `/auth?mode=sign-up` asks for; signing in otherwise */
export const parseMode = (word: string | null): AuthMode =>
  word === 'sign-up' || word === 'reset' ? word : 'sign-in'
