import type { AuthEntries, AuthMode } from './auth-entries.ts'

export type EntryProblem = 'missing' | 'malformed'

/** By field, in the order of the form. */
export type EntryProblems = Partial<Readonly<Record<keyof AuthEntries, EntryProblem>>>

/** The least that an address needs. Only a mail can tell whether it exists. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** Finds missing and malformed entries. The service decides how strong a password must be. */
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
