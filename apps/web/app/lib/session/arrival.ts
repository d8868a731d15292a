import { m } from '#messages'
import { pageLanguage } from '#lib/language/paths.ts'
import { identityProblem } from './identity-problem.ts'

/**
 * Anyone may have written the address: the page never shows the text of a link as its own.
 *
 * @returns the text for the error code of a link; one sentence for all codes that are not known
 */
const arrivalProblem = (code: string): string => {
  switch (code) {
    case 'otp_expired':
    case 'flow_state_expired':
    case 'flow_state_not_found':
      return m.auth_arrival_spent()
    case 'access_denied':
      return m.auth_arrival_denied()
    case 'bad_oauth_state':
    case 'bad_oauth_callback':
    case 'bad_code_verifier':
      return m.auth_arrival_astray()
    case 'signup_disabled':
      return m.auth_arrival_no_sign_ups()
    case 'user_banned':
      return m.auth_arrival_banned()
    case 'provider_email_needs_verification':
      return m.auth_arrival_unverified()
    default:
      return identityProblem(code) ?? m.unexpected_error()
  }
}

/** Codes that leave the session alone (docs/contract/product.md §8). */
const HARMLESS = new Set([
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
])

/** Codes of a link that will never work again, so the visitor needs a new one. */
const SPENT = new Set(['otp_expired', 'flow_state_expired', 'flow_state_not_found'])

const PARAMETERS = [
  'error',
  'error_code',
  'error_description',
  'code',
  'message',
  'sb',
  'type',
  'access_token',
  'refresh_token',
  'provider_token',
  'provider_refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
]

/** What the link in a mail, or a provider, wrote into the address. */
export type Arrival = {
  readonly problem:
    | {
        readonly code: string
        /** Text of ours: anyone may have written the text in the address. */
        readonly description: string
        readonly endsSession: boolean
        /** The link was used already or is too old. */
        readonly isSpent: boolean
      }
    | undefined
  /** A message for the visitor that is no problem. */
  readonly message: string | undefined
  /** The address has a code, which only the browser that asked for the link can redeem. */
  readonly hasCode: boolean
}

const parametersOf = (address: URL): URLSearchParams => {
  const all = new URLSearchParams(address.hash.slice(1))
  for (const [name, value] of address.searchParams) all.set(name, value)
  return all
}

const isProblem = (parameters: URLSearchParams): boolean =>
  parameters.has('error') ||
  parameters.has('error_description') ||
  (parameters.get('error_code') ?? '') !== ''

const judge = (code: string, description: string) => ({
  code,
  description,
  endsSession: !HARMLESS.has(code),
  isSpent: SPENT.has(code),
})

/**
 * Reads what a link or a provider wrote into an address. Like the auth client, it prefers the query
 * to the fragment.
 */
export const readArrival = (href: string): Arrival => {
  const parameters = parametersOf(new URL(href))
  const code = parameters.get('error_code') ?? ''
  // A provider's refusal has no `error_code`, only the `error` of OAuth.
  const reason = code || parameters.get('error') || ''
  return {
    problem: isProblem(parameters) ? judge(code, arrivalProblem(reason)) : undefined,
    message: parameters.has('message') ? m.auth_half_text() : undefined,
    hasCode: parameters.has('code'),
  }
}

/**
 * @returns the problem that the auth client found in an address without an error parameter. A page in English shows the
 *   service's own text, which is more exact.
 */
export const problemOf = ({
  code = '',
  message,
}: {
  readonly code?: string | undefined
  readonly message: string
}) => judge(code, pageLanguage() === 'en' ? message : arrivalProblem(code))

/** @returns the address without the parameters that `readArrival` reads and without tokens */
export const cleanAddress = (href: string): string => {
  const address = new URL(href)
  for (const name of PARAMETERS) address.searchParams.delete(name)
  const fragment = new URLSearchParams(address.hash.slice(1))
  if (PARAMETERS.some((name) => fragment.has(name))) address.hash = ''
  return address.href
}
