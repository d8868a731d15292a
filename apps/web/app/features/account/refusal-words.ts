import { m } from '#messages'

type Refusal = { readonly message: string; readonly code?: string | undefined }

/** Words of the service that name the fault and not the next step (docs/contract/auth.md §9, §26). */
const PLAIN_WORDS: Readonly<Record<string, () => string>> = {
  'Request rate limit reached': m.refusal_too_many_tries,
  'email rate limit exceeded': m.refusal_too_many_emails,
  'Invalid TOTP code entered': m.refusal_wrong_totp,
}

/** @returns why the service refused, in words that say what to do now */
export const refusalWords = ({ code, message }: Refusal): string =>
  code === 'mfa_ip_address_mismatch'
    ? m.refusal_other_network()
    : (PLAIN_WORDS[message]?.() ?? message)
