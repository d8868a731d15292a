import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'
import { readProfile } from './provider-profile.ts'
import type { ProviderAnswer } from './oidc-client.ts'
import type { SessionParts } from '../http/render-session.ts'
import { deleteFlowState, issueAuthCode, type FlowState } from '../codes/flow-state-store.ts'
import type { Origin } from '../sessions/session-store.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { findOrCreateAccount, linkToAccount } from './account-of-profile.ts'

export type AuthorizationResult =
  | { readonly kind: 'session'; readonly session: SessionParts }
  | { readonly kind: 'code'; readonly authCode: string }

/** The provider vouched for somebody: a session, or a code that only the asking browser can use. */
export const finishAuthorization = (
  context: AuthContext,
  flow: FlowState,
  answer: ProviderAnswer,
  origin: Origin,
): Promise<AuthorizationResult> => {
  const profile = readProfile(flow.provider_type, answer.claims)
  if (!profile.email)
    throw new AuthError(
      500,
      'unexpected_failure',
      'Error getting user email from external provider',
    )
  return context.database.transaction(async (tx) => {
    const account = flow.linking_target_id
      ? await linkToAccount(tx, context, flow.linking_target_id, profile)
      : await findOrCreateAccount(tx, context, profile)
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
    const how = { method: 'oauth', provider: flow.provider_type, origin }
    return { kind: 'session', session: await beginSession(tx, context, account, how) }
  })
}
