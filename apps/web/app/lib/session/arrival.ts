/** Codes that leave the session alone (docs/contract/product.md §8). */
const HARMLESS = new Set([
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
])

/** Codes of a link that will never work again; a new one will. */
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

/** What a mail's link or a provider brought along in the address. */
export type Arrival = {
  readonly problem:
    | {
        readonly code: string
        readonly description: string
        readonly endsSession: boolean
        /** The link was used already or is too old. */
        readonly isSpent: boolean
      }
    | undefined
  /** Something to tell that is no problem. */
  readonly message: string | undefined
  /** A code that only the browser which asked for the link can redeem. */
  readonly hasCode: boolean
}

const parametersOf = (address: URL): URLSearchParams => {
  const all = new URLSearchParams(address.hash.slice(1))
  for (const [name, value] of address.searchParams) all.set(name, value)
  return all
}

const judge = (code: string, description: string) => ({
  code,
  description,
  endsSession: !HARMLESS.has(code),
  isSpent: SPENT.has(code),
})

/** Reads an address before the auth client does; the query wins over the fragment, as there. */
export const readArrival = (href: string): Arrival => {
  const parameters = parametersOf(new URL(href))
  const code = parameters.get('error_code') ?? ''
  const description = parameters.get('error_description') ?? parameters.get('error')
  return {
    problem: description === null && code === '' ? undefined : judge(code, description ?? code),
    message: parameters.get('message') ?? undefined,
    hasCode: parameters.has('code'),
  }
}

/** What the auth client found wrong with an address that names no problem itself. */
export const problemOf = (error: {
  readonly code?: string | undefined
  readonly message: string
}) => judge(error.code ?? '', error.message)

/** @returns the address without what was read from it */
export const cleanAddress = (href: string): string => {
  const address = new URL(href)
  for (const name of PARAMETERS) address.searchParams.delete(name)
  const fragment = new URLSearchParams(address.hash.slice(1))
  if (PARAMETERS.some((name) => fragment.has(name))) address.hash = ''
  return address.href
}
