import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { insertFlowState } from '../codes/flow-state-store.ts'
import { parseProofKey } from '../codes/proof-key.ts'
import { LINKING_METHOD } from '../codes/fresh-proof.ts'
import { challengeOf, deriveFlowSecrets, insertBrowserOfFlow } from './browser-of-flow.ts'

/** Parameters that this server sets itself, or that would change the provider's answer. */
const RESERVED = new Set([
  'apikey',
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'flow_type',
  'grant_type',
  'invite_token',
  'nonce',
  'provider',
  'reauthentication_nonce',
  'redirect_to',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
])

const forwarded = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && !RESERVED.has(pair[0]),
    ),
  )

const scopeOf = (wanted: string): string =>
  [...new Set(['openid', 'email', 'profile', ...wanted.split(/[\s,]+/)])].filter(Boolean).join(' ')

export type AuthorizationRequest = {
  readonly provider: string
  readonly codeChallenge: string
  readonly codeChallengeMethod: string
  /** Further scopes, parted by spaces or commas. */
  readonly scopes: string
  /** The whole query: parameters of the provider itself are passed on to it. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** Where the visitor goes after signing in. */
  readonly redirectTo: string
  /** Only the browser that keeps it can finish. */
  readonly browserSecret: string
  /** The account that gets one more identity; absent for a sign-in. */
  readonly linkingTargetId?: string
}

/**
 * Remembers where the visitor comes from and gives the address of the provider's sign-in page.
 *
 * @throws {AuthError} `validation_failed`; 503 when the provider does not answer
 */
export const beginAuthorization = async (
  context: AuthContext,
  request: AuthorizationRequest,
): Promise<string> => {
  const { provider, browserSecret, linkingTargetId } = request
  if (provider !== 'google')
    throw authErrors.validationFailed(
      `Unsupported provider: Provider ${provider} could not be found`,
    )
  if (!context.google)
    throw authErrors.validationFailed('Unsupported provider: provider is not enabled')
  const proofKey = parseProofKey(request.codeChallenge, request.codeChallengeMethod)
  const flow = {
    userId: null,
    proofKey,
    provider,
    method: linkingTargetId === undefined ? 'oauth' : LINKING_METHOD,
    referrer: request.redirectTo,
    ...(linkingTargetId === undefined ? {} : { linkingTargetId }),
  }
  const id = await context.database.transaction(async (tx) => {
    const inserted = await insertFlowState(tx, flow, context.clock.now())
    await insertBrowserOfFlow(tx, inserted.id, browserSecret)
    return inserted.id
  })
  const secrets = deriveFlowSecrets(browserSecret, id)
  return context.google
    .authorizationUrl({
      ...forwarded(request.parameters),
      redirect_uri: `${context.apiUrl}/callback`,
      response_type: 'code',
      scope: scopeOf(request.scopes),
      state: id,
      nonce: secrets.nonce,
      code_challenge: challengeOf(secrets),
      code_challenge_method: 'S256',
    })
    .catch((error: unknown) => {
      context.log.warn({ err: error }, 'the provider gave no configuration')
      throw authErrors.unavailable()
    })
}
