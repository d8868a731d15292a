import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'
import {
  deleteFlowState,
  findFlowStateById,
  FLOW_SECONDS,
  issueAuthCode,
  type FlowState,
} from '../codes/flow-state-store.ts'
import type { SignInOutcome } from '../sessions/active-session.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Origin } from '../sessions/session-store.ts'
import { linkOrFindAccount } from './account-of-profile.ts'
import { deriveFlowSecrets, isBrowserOfFlow } from './browser-of-flow.ts'
import type { ProviderAnswer } from './oidc-client.ts'
import { readProfile } from './provider-profile.ts'

/** @throws {AuthError} unless this browser began the flow of this id, and it waits for the answer */
export const requireOpenFlow = async (
  context: AuthContext,
  id: string,
  browserSecret: string,
): Promise<FlowState> => {
  const flow = await findFlowStateById(context.database, id)
  if (!flow) throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')
  if (!(await isBrowserOfFlow(context.database, id, browserSecret))) {
    context.log.warn('a browser brought back the state of a flow that another one began')
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state was not begun in this browser')
  }
  if (flow.auth_code_issued_at)
    throw new AuthError(400, 'flow_state_already_used', 'State has already been used')
  const age = context.clock.now().getTime() - flow.created_at.getTime()
  if (age >= FLOW_SECONDS * 1000)
    throw new AuthError(400, 'bad_oauth_state', 'OAuth state has expired')
  return flow
}

const failed = (message: string) => new AuthError(500, 'unexpected_failure', message)

/** @throws {AuthError} when the provider does not honour the code of the callback */
export const exchangeProviderCode = async (
  context: AuthContext,
  callbackUrl: URL,
  state: string,
  browserSecret: string,
): Promise<ProviderAnswer> => {
  if (!context.google) throw failed('Unsupported provider: provider is not enabled')
  try {
    return await context.google.exchange(
      callbackUrl,
      state,
      deriveFlowSecrets(browserSecret, state),
    )
  } catch (error) {
    context.log.warn({ err: error }, 'the provider did not honour a code')
    const code = callbackUrl.searchParams.get('code') ?? ''
    throw failed(`Unable to exchange external code: ${code}`)
  }
}

/** The provider vouched for a visitor: a session, or a code that only their browser can use. */
export const finishAuthorization = (
  context: AuthContext,
  flow: FlowState,
  answer: ProviderAnswer,
  origin: Origin,
): Promise<SignInOutcome> => {
  const profile = readProfile(flow.provider_type, answer.claims)
  if (!profile.email) throw failed('Error getting user email from external provider')
  return context.database.transaction(async (tx) => {
    const account = await linkOrFindAccount(tx, context, flow.linking_target_id, profile)
    if (flow.code_challenge) {
      const { accessToken, refreshToken } = answer
      const authCode = await issueAuthCode(
        tx,
        flow.id,
        { userId: account.id, accessToken, refreshToken },
        context.clock.now(),
      )
      return { kind: 'code', authCode }
    }
    await deleteFlowState(tx, flow.id)
    const how = { method: flow.authentication_method, provider: flow.provider_type, origin }
    return { kind: 'session', session: await beginSession(tx, context, account, how) }
  })
}
