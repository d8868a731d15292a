/** Codes that leave the session alone (spec section 8). */
const HARMLESS = new Set([
  'identity_already_exists',
  'identity_not_found',
  'single_identity_not_deletable',
])

const PARAMETERS = ['error', 'error_code', 'error_description', 'code', 'message', 'sb', 'type']

/** What a mail's link or a provider brought along in the address. */
export type Arrival = {
  readonly problem: { readonly description: string; readonly endsSession: boolean } | undefined
  /** A code that only the browser which asked for the link can redeem. */
  readonly hasCode: boolean
}

const parametersOf = (address: URL): URLSearchParams => {
  const all = new URLSearchParams(address.hash.slice(1))
  for (const [name, value] of address.searchParams) all.set(name, value)
  return all
}

/** Reads an address before the auth client does; the query wins over the fragment, as there. */
export const readArrival = (href: string): Arrival => {
  const parameters = parametersOf(new URL(href))
  const code = parameters.get('error_code') ?? ''
  const description = parameters.get('error_description') ?? parameters.get('error')
  return {
    problem:
      description === null && code === ''
        ? undefined
        : { description: description ?? code, endsSession: !HARMLESS.has(code) },
    hasCode: parameters.has('code'),
  }
}

/** @returns the address without what was read from it */
export const cleanAddress = (href: string): string => {
  const address = new URL(href)
  for (const name of PARAMETERS) address.searchParams.delete(name)
  const fragment = new URLSearchParams(address.hash.slice(1))
  if (PARAMETERS.some((name) => fragment.has(name))) address.hash = ''
  return address.href
}
