import { findAccountById } from '../accounts/account-store.ts'
import { requireNotBanned } from '../accounts/ban.ts'
import type { AuthContext } from '../auth-context.ts'
import { authErrors } from '../auth-errors.ts'
import type { ActiveSession } from '../sessions/active-session.ts'
import { beginSession } from '../sessions/begin-session.ts'
import type { Origin } from '../sessions/session-store.ts'
import {
  FLOW_SECONDS,
  MAIL_PROVIDER,
  takeFlowStateByCode,
  type FlowState,
} from './flow-state-store.ts'
import { tokenTypesOf } from './mail-code.ts'
import { forgetOneTimeTokens } from './one-time-token-store.ts'
import { provesKey } from './proof-key.ts'

const hasExpired = (flow: FlowState, now: Date): boolean => {
  // The recipient may open a mail an hour after asking for it; the code is issued only then.
  const since = flow.auth_code_issued_at ?? flow.created_at
  return since.getTime() + FLOW_SECONDS * 1000 <= now.getTime()
}

const requireProof = (flow: FlowState, verifier: string): void => {
  const { code_challenge: challenge, code_challenge_method: method } = flow
  if (!challenge || !method || !provesKey(verifier, { challenge, method }))
    throw authErrors.badVerifier()
}

/** Gives the session that an auth code stands for to the client that holds its verifier (PKCE). */
export const exchangeAuthCode = (
  context: AuthContext,
  { code, verifier }: { readonly code: string; readonly verifier: string },
  origin: Origin,
): Promise<{ readonly session: ActiveSession; readonly flow: FlowState }> =>
  context.database.transaction(async (tx) => {
    const flow = await takeFlowStateByCode(tx, code)
    if (!flow) throw authErrors.flowNotFound()
    if (hasExpired(flow, context.clock.now())) throw authErrors.flowExpired()
    requireProof(flow, verifier)
    const account = flow.user_id ? await findAccountById(tx, flow.user_id) : undefined
    if (!account) throw authErrors.flowNotFound()
    requireNotBanned(account, context.clock.now(), 400)
    if (flow.provider_type === MAIL_PROVIDER)
      await forgetOneTimeTokens(tx, account.id, tokenTypesOf(flow.authentication_method))
    const how = { method: flow.authentication_method, provider: flow.provider_type, origin }
    return { session: await beginSession(tx, context, account, how), flow }
  })
