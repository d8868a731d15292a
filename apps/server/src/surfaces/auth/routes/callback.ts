import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../auth-errors.ts'
import { originOf } from '../flows/begin-session.ts'
import { finishAuthorization } from '../flows/finish-authorization.ts'
import { errorParameters, sessionParameters, withFragment, withQuery } from '../render-redirect.ts'
import { renderSession } from '../render-session.ts'
import { isUuid } from '../rules/require-account.ts'
import { findFlowStateById, type FlowState } from '../store/flow-states.ts'

const FLOW_SECONDS = 300

const badState = (code: string, message: string) => new AuthError(400, code, message)

const requireFlow = async (context: AuthContext, state: string): Promise<FlowState> => {
  if (state === '') throw badState('bad_oauth_callback', 'OAuth state parameter missing')
  if (!isUuid(state)) throw badState('bad_oauth_state', 'OAuth state parameter is invalid')
  const flow = await findFlowStateById(context.database, state)
  if (!flow) throw badState('bad_oauth_state', 'OAuth state not found or expired')
  if (flow.auth_code_issued_at)
    throw badState('flow_state_already_used', 'State has already been used')
  const age = context.clock.now().getTime() - flow.created_at.getTime()
  if (age >= FLOW_SECONDS * 1000) throw badState('bad_oauth_state', 'OAuth state has expired')
  return flow
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Both in the query and in the fragment: clients of either flow look in one of them. */
const withBoth = (target: string, parameters: Parameters<typeof withQuery>[1]): string =>
  withFragment(withQuery(target, parameters), parameters)

const exchange = async (context: AuthContext, callbackUrl: URL, state: string) => {
  if (!context.google)
    throw new AuthError(500, 'unexpected_failure', 'Unsupported provider: provider is not enabled')
  try {
    return await context.google.exchange(callbackUrl, state)
  } catch (error) {
    context.log.warn({ err: error }, 'the provider did not honour a code')
    throw new AuthError(
      500,
      'unexpected_failure',
      `Unable to exchange external code: ${callbackUrl.searchParams.get('code') ?? ''}`,
    )
  }
}

const finish = async (
  context: AuthContext,
  request: FastifyRequest,
  flow: FlowState,
  parameters: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const target = flow.referrer ?? context.config.publicUrl
  if (text(parameters.error))
    return withBoth(target, {
      error: text(parameters.error),
      error_description: text(parameters.error_description) || undefined,
    })
  if (!text(parameters.code))
    throw new AuthError(
      400,
      'bad_oauth_callback',
      'OAuth callback with missing authorization code missing',
    )
  const callbackUrl = new URL(`${context.apiUrl}/callback`)
  for (const [name, value] of Object.entries(parameters))
    callbackUrl.searchParams.set(name, text(value))
  const answer = await exchange(context, callbackUrl, flow.id)
  const result = await finishAuthorization(context, flow, answer, originOf(request))
  if (result.kind === 'code') return withQuery(target, { code: result.authCode })
  const session = await renderSession(context, result.session)
  return withFragment(target, {
    ...sessionParameters(session),
    provider_token: answer.accessToken,
    provider_refresh_token: answer.refreshToken,
  })
}

/** The way back from a provider; every outcome is a redirect (docs/contract/auth.md §22). */
export const registerCallback = (app: FastifyInstance, context: AuthContext): void => {
  app.route({
    method: ['GET', 'POST'],
    url: '/callback',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const source = request.method === 'POST' ? request.body : request.query
      const parameters = (source ?? {}) as Readonly<Record<string, unknown>>
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      let flow: FlowState
      try {
        flow = await requireFlow(context, text(parameters.state))
      } catch (error) {
        if (!(error instanceof AuthError)) throw error
        return reply.redirect(withQuery(context.config.publicUrl, errorParameters(error)), 303)
      }
      try {
        return await reply.redirect(await finish(context, request, flow, parameters), 302)
      } catch (error) {
        if (!(error instanceof AuthError)) throw error
        const target = flow.referrer ?? context.config.publicUrl
        const shown = { error: 'server_error', ...errorParameters(error) }
        const known = { ...shown, error: shown.error ?? 'server_error' }
        return reply.redirect(withBoth(target, known), 302)
      }
    },
  })
}
