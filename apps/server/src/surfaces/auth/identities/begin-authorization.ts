import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { parseProofKey } from '../codes/proof-key.ts'
import { redirectOf } from '../http/redirect.ts'
import { insertFlowState } from '../codes/flow-state-store.ts'

/** Parameters that are ours to set, or that would change what comes back. */
const RESERVED = new Set([
  'apikey',
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'flow_type',
  'grant_type',
  'invite_token',
  'provider',
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

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const forwarded = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && !RESERVED.has(pair[0]),
    ),
  )

const scopeOf = (wanted: string): string =>
  [...new Set(['openid', 'email', 'profile', ...wanted.split(/[\s,]+/)])].filter(Boolean).join(' ')

/** Remembers where the person comes from, and gives the address of the provider's sign-in. */
export const beginAuthorization = async (
  context: AuthContext,
  request: FastifyRequest,
  linkingTargetId?: string,
): Promise<string> => {
  const query = request.query as Readonly<Record<string, unknown>>
  const name = text(query.provider)
  if (name !== 'google')
    throw authErrors.validationFailed(`Unsupported provider: Provider ${name} could not be found`)
  if (!context.google)
    throw authErrors.validationFailed('Unsupported provider: provider is not enabled')
  const proofKey = parseProofKey(text(query.code_challenge), text(query.code_challenge_method))
  const now = context.clock.now()
  const { id } = await insertFlowState(
    context.database,
    {
      userId: null,
      proofKey,
      provider: name,
      method: 'oauth',
      referrer: redirectOf(request, context.config),
      ...(linkingTargetId === undefined ? {} : { linkingTargetId }),
    },
    now,
  )
  return context.google.authorizationUrl({
    ...forwarded(query),
    redirect_uri: `${context.apiUrl}/callback`,
    response_type: 'code',
    scope: scopeOf(text(query.scopes)),
    state: id,
  })
}
