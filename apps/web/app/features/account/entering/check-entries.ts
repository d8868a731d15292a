import type { AuthEntries, AuthMode } from './auth-entries.ts'

export type EntryProblem = 'missing' | 'malformed'

/** By field, in the order in which they stand in the form. */
export type EntryProblems = Partial<Readonly<Record<keyof AuthEntries, EntryProblem>>>

/** The least that an address needs; whether it exists, only a mail can tell. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** How good a password has to be is the service's to say. */
export const checkEntries = (
  mode: AuthMode,
  { name, email, password }: AuthEntries,
): EntryProblems => {
  const hasPassword = mode === 'sign-in' || mode === 'sign-up'
  const isMalformed = !ADDRESS.test(email.trim())
  return {
    ...(mode === 'sign-up' && name.trim() === '' ? { name: 'missing' } : {}),
    ...(email.trim() === '' ? { email: 'missing' } : isMalformed ? { email: 'malformed' } : {}),
    ...(hasPassword && password === '' ? { password: 'missing' } : {}),
  }
}
