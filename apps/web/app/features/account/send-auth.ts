import { watchSession } from '#lib/session.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import type { AuthEntries, AuthMode } from './auth-entries.ts'

/** What became of it: `signed-in` follows from the session by itself. */
export type AuthOutcome =
  | { readonly kind: 'signed-in' | 'confirm-mail' | 'reset-sent' }
  | { readonly kind: 'refused'; readonly message: string }

const refusedOr = (error: { message: string } | null, outcome: AuthOutcome): AuthOutcome =>
  error ? { kind: 'refused', message: error.message } : outcome

/** @throws when something unexpected stands between us and the service */
export const sendAuth = async (
  mode: AuthMode,
  { name, email, password }: AuthEntries,
): Promise<AuthOutcome> => {
  await watchSession()
  const auth = await loadAuth()
  const address = email.trim()
  if (mode === 'reset') {
    const redirectTo = `${location.origin}/auth`
    const { error } = await auth.resetPasswordForEmail(address, { redirectTo })
    return refusedOr(error, { kind: 'reset-sent' })
  }
  if (mode === 'sign-in') {
    const { error } = await auth.signInWithPassword({ email: address, password })
    return refusedOr(error, { kind: 'signed-in' })
  }
  const { data, error } = await auth.signUp({
    email: address,
    password,
    options: { data: { full_name: name.trim() }, emailRedirectTo: `${location.origin}/` },
  })
  return refusedOr(error, { kind: data.session ? 'signed-in' : 'confirm-mail' })
}

/** @returns why it was refused, or `undefined` once the mail is on its way again */
export const resendConfirmation = async (email: string): Promise<string | undefined> => {
  const auth = await loadAuth()
  const { error } = await auth.resend({
    type: 'signup',
    email: email.trim(),
    options: { emailRedirectTo: `${location.origin}/` },
  })
  return error?.message
}
