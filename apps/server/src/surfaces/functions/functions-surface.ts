import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { findJsonExcess } from '#http/bodies/json-bounds.ts'
import { hasNulInAddress } from '#http/bodies/storable.ts'
import type { Platform } from '#platform/platform.ts'
import { createCheckout } from './create-checkout.ts'
import { createFunctionsContext, type FunctionsContext } from './functions-context.ts'
import { callerOf } from '#http/caller/caller.ts'
import { answerDeletion } from '../../../../../supabase/functions/delete-account/delete-account.ts'
import { refuseBadToken } from './refuse-bad-token.ts'

/** POST /delete-account: the caller's own account with everything in it. */
const deleteAccount: Endpoint<FunctionsContext> = (app, { ask, serviceKey, clock, log }) =>
  app.post('/delete-account', { preHandler: refuseBadToken }, async (request, reply) => {
    const caller = callerOf(request)
    const bearer = caller.role === 'authenticated' ? caller.bearer : undefined
    const { status, body } = await answerDeletion(bearer, {
      ask,
      serviceKey,
      now: () => clock.now(),
      log: (line) => log.warn(line),
    })
    return reply.code(status).send(body)
  })

const ENDPOINTS: readonly Endpoint<FunctionsContext>[] = [createCheckout, deleteAccount]

const badRequest = (message: string) => Object.assign(new Error(message), { statusCode: 400 })

const parseJson = (body: string): unknown => {
  const excess = findJsonExcess(body)
  if (excess !== undefined) throw badRequest(`JSON has ${excess}.`)
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** `/functions/v1`: what a Supabase project runs as edge functions (docs/contract/data.md §8). */
export const functionsSurface = async (
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseJson(body),
  )
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    if (statusCode < 500) return reply.code(statusCode).send({ error: message })
    request.log.error({ err: error }, 'a function failed')
    return reply.code(500).send({ error: 'Internal server error' })
  })
  app.addHook('onRequest', async (request) => {
    if (hasNulInAddress(request)) throw badRequest('The address must not contain NUL.')
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'Requested function was not found' }),
  )
  const context = createFunctionsContext(platform, app)
  for (const endpoint of ENDPOINTS) endpoint(app, context)
}
