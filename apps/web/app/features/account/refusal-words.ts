import { m } from '#messages'

type Refusal = { readonly message: string; readonly code?: string | undefined }

/** Words of the service that name the fault and not the next step (docs/contract/auth.md §9, §26). */
const PLAIN_WORDS: Readonly<Record<string, () => string>> = {
  'Request rate limit reached': m.refusal_too_many_tries,
  'email rate limit exceeded': m.refusal_too_many_emails,
  'Invalid TOTP code entered': m.refusal_wrong_totp,
}

/** Refusals whose message names the cause inside the service. */
const WORDS_OF_CODE: Readonly<Record<string, () => string>> = {
  mfa_ip_address_mismatch: m.refusal_other_network,
  // A visitor can send the form before the site's settings tell the page that it needs the check.
  captcha_failed: m.captcha_missing,
}

/** @returns why the service refused, in words that say what to do now */
export const refusalWords = ({ code, message }: Refusal): string =>
  (WORDS_OF_CODE[code ?? ''] ?? PLAIN_WORDS[message])?.() ?? message
