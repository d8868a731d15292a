import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { isUuid } from '#platform/is-uuid.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'
import type { FlowState } from '../codes/flow-state-store.ts'
import { auditRefusal } from '../http/audit-refusal.ts'
import { readAuthorizationRequest } from '../http/authorization-request.ts'
import { findBrowserSecret, keepBrowserSecret } from '../http/browser-cookie.ts'
import { limitByAddress } from '../http/limit-by-address.ts'
import { originOf } from '../http/origin.ts'
import { errorParameters, withBoth, withOutcome, withQuery } from '../http/render-redirect.ts'
import { beginAuthorization } from '../identities/begin-authorization.ts'
import {
  exchangeProviderCode,
  finishAuthorization,
  requireOpenFlow,
} from '../identities/finish-authorization.ts'
import { RATE_RULES } from '../rate-rules.ts'

const departure: Endpoint<AuthContext> = (app, context) => {
  const onRequest = limitByAddress(context, RATE_RULES.authorize)
  app.get('/authorize', { onRequest, exposeHeadRoute: false }, async (request, reply) => {
    const asked = readAuthorizationRequest(context, request)
    const browserSecret = keepBrowserSecret(context, request, reply)
    reply.header('cache-control', 'no-store')
    try {
      return await reply.redirect(
        await beginAuthorization(context, { ...asked, browserSecret }),
        302,
      )
    } catch (error) {
      // A person is on the way here, not a script: the page that sent them tells what happened.
      if (!(error instanceof AuthError) || error.status !== 503) throw error
      return reply.redirect(withBoth(asked.redirectTo, errorParameters(error)), 302)
    }
  })
}

/** Refusals after the provider vouched for the visitor: each costs its caller a code of the provider. */
const VOUCHED = ['identity_already_exists', 'provider_email_needs_verification', 'user_banned']

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const refuse = (code: string, message: string) => new AuthError(400, code, message)

const requireFlow = async (
  context: AuthContext,
  state: string,
  browserSecret: string,
): Promise<FlowState> => {
  if (state === '') throw refuse('bad_oauth_callback', 'OAuth state parameter missing')
  if (!isUuid(state)) throw refuse('bad_oauth_state', 'OAuth state parameter is invalid')
  return requireOpenFlow(context, state, browserSecret)
}

const finish = async (
  context: AuthContext,
  request: FastifyRequest,
  { flow, browserSecret }: { readonly flow: FlowState; readonly browserSecret: string },
  parameters: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const target = flow.referrer ?? context.config.publicUrl
  if (text(parameters.error))
    return withBoth(target, {
      error: text(parameters.error),
      error_description: text(parameters.error_description) || undefined,
    })
  if (!text(parameters.code))
    throw refuse('bad_oauth_callback', 'OAuth callback with missing authorization code missing')
  const callbackUrl = new URL(`${context.apiUrl}/callback`)
  for (const [name, value] of Object.entries(parameters))
    callbackUrl.searchParams.set(name, text(value))
  const answer = await exchangeProviderCode(context, callbackUrl, flow.id, browserSecret)
  const outcome = await finishAuthorization(context, flow, answer, originOf(request))
  return withOutcome(context, target, outcome, {
    provider_token: answer.accessToken,
    provider_refresh_token: answer.refreshToken,
  })
}

/** docs/contract/auth.md §22: the way back from a provider; every outcome is a redirect. */
const callback: Endpoint<AuthContext> = (app, context) =>
  app.route({
    method: ['GET', 'POST'],
    url: '/callback',
    onRequest: limitByAddress(context, RATE_RULES.callback),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const source = request.method === 'POST' ? request.body : request.query
      const parameters = (source ?? {}) as Readonly<Record<string, unknown>>
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      const browserSecret = findBrowserSecret(context, request) ?? ''
      let flow: FlowState
      try {
        flow = await requireFlow(context, text(parameters.state), browserSecret)
      } catch (error) {
        if (!(error instanceof AuthError)) throw error
        return reply.redirect(withQuery(context.config.publicUrl, errorParameters(error)), 303)
      }
      try {
        return await reply.redirect(
          await finish(context, request, { flow, browserSecret }, parameters),
          302,
        )
      } catch (error) {
        if (!(error instanceof AuthError)) throw error
        await auditRefusal(context, request, { action: 'login_refused', error, codes: VOUCHED })
        const target = flow.referrer ?? context.config.publicUrl
        const described = errorParameters(error)
        const known = { ...described, error: described.error ?? 'server_error' }
        return reply.redirect(withBoth(target, known), 302)
      }
    },
  })

/** `/authorize` and `/callback`: the way to a provider and back (docs/contract/auth.md §22). */
export const providerEndpoints = [departure, callback]
