import { localPath, pageLanguage } from '#lib/language/paths.ts'
import { noteAccount } from '#lib/session/account-trace.ts'
import { watchSession } from '#lib/session/start-session.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { refusalWords } from '../refusal-words.ts'
import { requireAnswer } from '../require-answer.ts'
import type { AuthEntries, AuthMode } from './auth-entries.ts'

/** Mails that carry a link and a code. */
export type MailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change'

/** After `signed-in` the page has nothing to do: it follows the session. */
export type AuthOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'mailed'; readonly mail: MailKind }
  | { readonly kind: 'refused'; readonly message: string; readonly code: string }

type Refusal = {
  readonly message: string
  readonly code?: string | undefined
  readonly status?: number | undefined
}

const refusedOr = (error: Refusal | null, outcome: AuthOutcome): AuthOutcome => {
  const refusal = requireAnswer(error)
  return refusal
    ? { kind: 'refused', message: refusalWords(refusal), code: refusal.code ?? '' }
    : outcome
}

const withCaptcha = (captchaToken: string | undefined) =>
  captchaToken === undefined ? {} : { captchaToken }

const home = (): string => location.origin + localPath('/')

const mailReset = async (email: string, captchaToken?: string): Promise<Refusal | null> => {
  const options = { redirectTo: location.origin + localPath('/auth'), ...withCaptcha(captchaToken) }
  return (await (await loadAuth()).resetPasswordForEmail(email, options)).error
}

/**
 * The link also confirms an unconfirmed address. `otp_disabled` means that the address has no
 * account; it counts as sent, so that the page does not tell strangers who has one.
 */
const mailLink = async (email: string, captchaToken?: string): Promise<Refusal | null> => {
  const { error } = await (
    await loadAuth()
  ).signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: home(), ...withCaptcha(captchaToken) },
  })
  return error?.code === 'otp_disabled' ? null : error
}

/** @throws when the service does not answer */
export const submitEntries = async (
  mode: Exclude<AuthMode, 'code'>,
  { name, email, password }: AuthEntries,
  captchaToken?: string,
): Promise<AuthOutcome> => {
  await watchSession()
  const auth = await loadAuth()
  const address = email.trim()
  switch (mode) {
    case 'reset':
      return refusedOr(await mailReset(address, captchaToken), { kind: 'mailed', mail: 'recovery' })
    case 'link':
      return refusedOr(await mailLink(address, captchaToken), { kind: 'mailed', mail: 'magiclink' })
    case 'sign-in': {
      const options = withCaptcha(captchaToken)
      const { error } = await auth.signInWithPassword({ email: address, password, options })
      return refusedOr(error, { kind: 'signed-in' })
    }
    case 'sign-up': {
      const data = { full_name: name.trim(), language: pageLanguage() }
      const options = { data, emailRedirectTo: home(), ...withCaptcha(captchaToken) }
      const { data: made, error } = await auth.signUp({ email: address, password, options })
      if (!error) noteAccount()
      return refusedOr(
        error,
        made.session ? { kind: 'signed-in' } : { kind: 'mailed', mail: 'signup' },
      )
    }
  }
}

const wordsOf = (error: Refusal | null): string | undefined => {
  const refusal = requireAnswer(error)
  return refusal ? refusalWords(refusal) : undefined
}

/** @returns why the service refused, or `undefined` after it sent the mail again */
export const sendMailAgain = async (
  mail: MailKind,
  email: string,
  captchaToken?: string,
): Promise<string | undefined> => {
  await watchSession()
  const address = email.trim()
  if (mail === 'recovery') return wordsOf(await mailReset(address, captchaToken))
  if (mail === 'magiclink') return wordsOf(await mailLink(address, captchaToken))
  const options = { emailRedirectTo: home(), ...withCaptcha(captchaToken) }
  const { error } = await (await loadAuth()).resend({ type: mail, email: address, options })
  return wordsOf(error)
}

/** The service's name for the code of each mail. `email` covers sign-in and confirmation. */
const CODE_TYPES = {
  signup: 'email',
  magiclink: 'email',
  recovery: 'recovery',
  email_change: 'email_change',
} as const

export type CodeOutcome =
  | { readonly kind: 'accepted' }
  /** A change of address: the code of the mail to the other address is still missing. */
  | { readonly kind: 'one-of-two' }
  | { readonly kind: 'refused'; readonly message: string }

/** Does what the link in the mail does. @throws when the service does not answer */
export const redeemCode = async (
  mail: MailKind,
  { email, code }: { readonly email: string; readonly code: string },
  captchaToken?: string,
): Promise<CodeOutcome> => {
  await watchSession()
  const { data, error } = await (
    await loadAuth()
  ).verifyOtp({
    email: email.trim(),
    token: code,
    type: CODE_TYPES[mail],
    options: withCaptcha(captchaToken),
  })
  const refusal = requireAnswer(error)
  if (refusal) return { kind: 'refused', message: refusalWords(refusal) }
  return { kind: data.session ? 'accepted' : 'one-of-two' }
}
