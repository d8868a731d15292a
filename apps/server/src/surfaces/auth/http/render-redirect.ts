import type { AuthContext } from '../auth-context.ts'
import type { AuthError } from '../auth-errors.ts'
import type { SignInOutcome } from '../sessions/active-session.ts'
import { renderSession, type RenderedSession } from './render-session.ts'

type Parameters = Readonly<Record<string, string | undefined>>

/** Form-encoded with sorted keys, as Go's `url.Values` writes it. */
export const encodeParameters = (parameters: Parameters): string => {
  const pairs = Object.entries(parameters)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return new URLSearchParams(pairs).toString()
}

/** Keeps the parameters that the target's own query has. */
export const withQuery = (target: string, parameters: Parameters): string => {
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.toString()
}

export const withFragment = (target: string, parameters: Parameters): string => {
  const url = new URL(target)
  url.hash = encodeParameters({ ...parameters, sb: '' })
  return url.toString()
}

/** In query and fragment: PKCE clients read the one, implicit clients the other. */
export const withBoth = (target: string, parameters: Parameters): string =>
  withFragment(withQuery(target, parameters), parameters)

const sessionParameters = (session: RenderedSession): Parameters => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
})

/** Where a finished sign-in leads; `more` goes with a session, never with a code. */
export const withOutcome = async (
  context: AuthContext,
  target: string,
  outcome: SignInOutcome,
  more: Parameters = {},
): Promise<string> => {
  if (outcome.kind === 'code') return withQuery(target, { code: outcome.authCode })
  const session = await renderSession(context, outcome.session)
  return withFragment(target, { ...sessionParameters(session), ...more })
}

const ERROR_OF_STATUS: Readonly<Record<number, string | undefined>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** Other statuses have no `error`, except a refused sign-up (docs/contract/auth.md §16). */
export const errorParameters = (error: AuthError): Parameters => ({
  error: error.code === 'signup_disabled' ? 'access_denied' : ERROR_OF_STATUS[error.status],
  error_code: error.code,
  error_description: error.message,
})
