import { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import { beginSession, originOf, requireNotBanned } from '../flows/begin-session.ts'
import { renderSession } from '../render-session.ts'
import { optionalText, parseBody } from '../rules/body.ts'
import { provesKey } from '../rules/proof-key.ts'
import { findAccountById } from '../store/accounts.ts'
import { takeFlowStateByCode, type FlowState } from '../store/flow-states.ts'

const bodySchema = z.object({ auth_code: optionalText, code_verifier: optionalText })

const FLOW_SECONDS = 300

const hasExpired = (flow: FlowState, now: Date): boolean => {
  // A mail may be read an hour after it was asked for; its code is only issued then.
  const since = flow.auth_code_issued_at ?? flow.created_at
  return since.getTime() + FLOW_SECONDS * 1000 <= now.getTime()
}

const requireProof = (flow: FlowState, verifier: string): void => {
  const { code_challenge: challenge, code_challenge_method: method } = flow
  if (!challenge || !method || !provesKey(verifier, { challenge, method }))
    throw authErrors.badVerifier()
}

/** Grant `pkce` (docs/contract/auth.md §13.3). */
export const proofKeyGrant = async (context: AuthContext, request: FastifyRequest) => {
  const { auth_code: code, code_verifier: verifier } = parseBody(bodySchema, request)
  if (code === '' || verifier === '')
    throw authErrors.validationFailed(
      'invalid request: both auth code and code verifier should be non-empty',
    )
  const { session, flow } = await context.database.transaction(async (tx) => {
    const flow = await takeFlowStateByCode(tx, code)
    if (!flow) throw authErrors.flowNotFound()
    if (hasExpired(flow, context.clock.now())) throw authErrors.flowExpired()
    requireProof(flow, verifier)
    const account = flow.user_id ? await findAccountById(tx, flow.user_id) : undefined
    if (!account) throw authErrors.flowNotFound()
    requireNotBanned(account, context.clock.now(), 400)
    const how = { method: flow.authentication_method, origin: originOf(request) }
    return { session: await beginSession(tx, context, account, how), flow }
  })
  return {
    ...(await renderSession(context, session)),
    ...(flow.provider_access_token ? { provider_token: flow.provider_access_token } : {}),
    ...(flow.provider_refresh_token ? { provider_refresh_token: flow.provider_refresh_token } : {}),
  }
}
