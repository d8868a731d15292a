import { randomUUID } from 'node:crypto'
import { requireNotBanned } from '../../accounts/ban.ts'
import type { AuthContext } from '../../auth-context.ts'
import { AuthError, authErrors } from '../../auth-errors.ts'
import { insertFlowState, issueAuthCode } from '../../codes/flow-state-store.ts'
import type { ProofKey } from '../../codes/proof-key.ts'
import type { SignInOutcome } from '../../sessions/active-session.ts'
import { beginSession } from '../../sessions/begin-session.ts'
import type { Origin } from '../../sessions/session-store.ts'
import { findOrCreateAccount } from '../account-of-profile.ts'
import type { SamlProvider } from './read-saml-providers.ts'
import { readSamlProfile } from './saml-profile.ts'
import { insertRelayState, takeRelayState, type RelayState } from './saml-store.ts'
import { createSamlRequest, readSamlResponse } from './service-provider.ts'

const RELAY_SECONDS = 600

/** Remembers where the visitor comes from and gives the address of the organisation's sign-in. */
export const beginSamlSignIn = async (
  context: AuthContext,
  provider: SamlProvider,
  {
    proofKey,
    redirectTo,
  }: { readonly proofKey: ProofKey | undefined; readonly redirectTo: string },
): Promise<string> => {
  const now = context.clock.now()
  const id = randomUUID()
  const { url, requestId } = await createSamlRequest(context.apiUrl, provider, id)
  await context.database.transaction(async (tx) => {
    const name = `sso:${provider.id}`
    const flow = proofKey
      ? await insertFlowState(
          tx,
          { userId: null, proofKey, provider: name, method: 'sso/saml' },
          now,
        )
      : undefined
    const { id: providerId } = provider
    const flowStateId = flow?.id ?? null
    await insertRelayState(tx, { id, providerId, requestId, redirectTo, flowStateId }, now)
  })
  return url
}

const takeOpenRelay = async (context: AuthContext, id: string | undefined): Promise<RelayState> => {
  const relay = id === undefined ? undefined : await takeRelayState(context.database, id)
  if (!relay)
    throw new AuthError(
      404,
      'saml_relay_state_not_found',
      'SAML RelayState does not exist, try logging in again?',
    )
  if (relay.created_at.getTime() + RELAY_SECONDS * 1000 <= context.clock.now().getTime())
    throw new AuthError(
      403,
      'saml_relay_state_expired',
      'SAML RelayState has expired. Try logging in again?',
    )
  return relay
}

/** @throws {AuthError} docs/contract/auth.md §25 */
export const finishSamlSignIn = async (
  context: AuthContext,
  answer: {
    /** Absent when the response carries none that could be ours. */
    readonly relayStateId: string | undefined
    readonly response: string
    readonly origin: Origin
  },
): Promise<{ readonly outcome: SignInOutcome; readonly redirectTo: string | null }> => {
  const relay = await takeOpenRelay(context, answer.relayStateId)
  const provider = context.samlProviders.find(({ id }) => id === relay.sso_provider_id)
  if (!provider || provider.disabled)
    throw new AuthError(404, 'sso_provider_not_found', 'No such SSO provider')
  const assertion = await readSamlResponse(
    context.apiUrl,
    provider,
    relay.request_id,
    answer.response,
  ).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a SAML response was refused')
    throw authErrors.validationFailed('SAML Assertion is not valid')
  })
  const profile = readSamlProfile(provider, assertion)
  const now = context.clock.now()
  const outcome = await context.database.transaction(async (tx): Promise<SignInOutcome> => {
    const account = await findOrCreateAccount(tx, context, profile)
    requireNotBanned(account, now, 403)
    if (relay.flow_state_id) {
      const authCode = await issueAuthCode(tx, relay.flow_state_id, { userId: account.id }, now)
      return { kind: 'code', authCode }
    }
    const how = { method: 'sso/saml', provider: profile.provider, origin: answer.origin }
    return { kind: 'session', session: await beginSession(tx, context, account, how) }
  })
  return { outcome, redirectTo: relay.redirect_to }
}
