import { baseLocale } from '#locale'
import { m } from '#messages'
import { pageLanguage } from '#lib/language/paths.ts'

type Refusal = {
  readonly name?: string | undefined
  readonly message: string
  readonly code?: string | undefined
  readonly status?: number | undefined
}

/** Words of the service that name the fault and not the next step (docs/contract/auth.md §9, §26). */
const PLAIN_WORDS: ReadonlyMap<string, () => string> = new Map([
  ['Request rate limit reached', m.refusal_too_many_tries],
  ['email rate limit exceeded', m.refusal_too_many_emails],
  ['Invalid TOTP code entered', m.refusal_wrong_totp],
  ['Unexpected failure, please check server logs for more information', m.unexpected_error],
])

/** What auth-js puts in the place of words that an answer did not have: its body, or its status. */
const NO_WORDS =
  /^(?:[{["].*|HTTP \d+|Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)$/is

const TOO_MANY = 429

/** Refusals whose message names the cause inside the service. */
const WORDS_OF_CODE: ReadonlyMap<string, () => string> = new Map([
  ['mfa_ip_address_mismatch', m.refusal_other_network],
  // A visitor can send the form before the site's settings tell the page that it needs the check.
  ['captcha_failed', m.captcha_missing],
])

const tooSoon = (message: string): string | undefined => {
  const [seconds] = /\d+/.exec(message) ?? []
  return seconds === undefined ? undefined : m.refusal_too_soon({ seconds: Number(seconds) })
}

const invalid = (message: string): string | undefined => {
  if (/email/i.test(message)) return m.refusal_email_address()
  return /phone/i.test(message) ? m.refusal_phone_number() : undefined
}

/** Words for pages in another language than English, by the codes of docs/contract/auth.md. */
const WORDS_IN_PAGE: Readonly<Record<string, (message: string) => string | undefined>> = {
  invalid_credentials: m.refusal_credentials,
  email_not_confirmed: m.refusal_unconfirmed,
  user_already_exists: m.refusal_email_taken,
  email_exists: m.refusal_email_taken,
  phone_exists: m.refusal_phone_taken,
  weak_password: m.refusal_weak_password,
  same_password: m.refusal_same_password,
  otp_expired: m.refusal_code,
  reauthentication_not_valid: m.refusal_code,
  mfa_verification_failed: m.refusal_code,
  mfa_challenge_expired: m.refusal_code,
  over_email_send_rate_limit: tooSoon,
  over_sms_send_rate_limit: (message) => tooSoon(message) ?? m.refusal_too_many_texts(),
  validation_failed: invalid,
  session_not_found: m.session_ended_text,
  session_expired: m.session_ended_text,
  refresh_token_not_found: m.session_ended_text,
  too_many_enrolled_mfa_factors: m.refusal_too_many_steps,
  signup_disabled: m.auth_arrival_no_sign_ups,
  user_banned: m.auth_arrival_banned,
}

/**
 * A page in English shows the service's own text, which is more exact than one text for each code. In another
 * language a refusal without words there is unexpected: its reader may not know English.
 */
const inPage = (code: string, message: string): string => {
  if (pageLanguage() === baseLocale) return message
  const words = Object.hasOwn(WORDS_IN_PAGE, code) ? WORDS_IN_PAGE[code]?.(message) : undefined
  return words ?? m.unexpected_error()
}

/** @returns why the service refused, in words that say what to do now */
export const refusalWords = ({ name, code = '', message, status }: Refusal): string => {
  // auth-js has only its parser's complaint where a proxy refused with a page of its own.
  if (name === 'AuthUnknownError' || NO_WORDS.test(message))
    return status === TOO_MANY ? m.refusal_too_many_tries() : m.unexpected_error()
  return (WORDS_OF_CODE.get(code) ?? PLAIN_WORDS.get(message))?.() ?? inPage(code, message)
}
