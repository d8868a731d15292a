export type AuthMode = 'sign-in' | 'sign-up' | 'reset' | 'link' | 'code'

/** What the visitor typed. It stays when the mode changes. */
export type AuthEntries = {
  readonly name: string
  readonly email: string
  readonly password: string
}

export const NO_ENTRIES: AuthEntries = { name: '', email: '', password: '' }

const MODES: readonly AuthMode[] = ['sign-in', 'sign-up', 'reset', 'link', 'code']

/** @returns the mode that an address like `/auth?mode=sign-up` asks for; signing in otherwise */
export const parseMode = (word: string | null): AuthMode =>
  MODES.find((mode) => mode === word) ?? 'sign-in'
