import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '#http/caller.ts'
import type { Platform } from '#platform/platform.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import { answerCheckout } from '../../../../../supabase/functions/create-checkout/checkout.ts'
import {
  answerDeletion,
  type ServiceReply,
  type ServiceRequest,
} from '../../../../../supabase/functions/delete-account/delete-account.ts'

/** Ten tries at once, then one every two minutes: enough for people, dull for card testers. */
const CHECKOUTS: RateRule = { name: 'create-checkout', burst: 10, limit: 30, seconds: 3600 }

const parseJson = (_request: FastifyRequest, body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Asks the other surfaces as a function of a Supabase project asks its services, without a socket. */
const askSurfaces =
  (app: FastifyInstance, apikey: string) =>
  async ({ method, path, bearer, body }: ServiceRequest): Promise<ServiceReply> => {
    const reply = await app.inject({
      method,
      url: path,
      headers: { apikey, authorization: `Bearer ${bearer}` },
      ...(body ? { payload: body } : {}),
    })
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() }
  }

/** `/functions/v1`: what a Supabase project runs as edge functions (docs/contract/data.md §8). */
export const functionsSurface = async (
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> => {
  const { config, log, rateLimits } = platform
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => parseJson(request, body),
  )
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    if (statusCode < 500) return reply.code(statusCode).send({ error: message })
    request.log.error({ err: error }, 'a function failed')
    return reply.code(500).send({ error: 'Internal server error' })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'Requested function was not found' }),
  )

  const refuseBadToken = async (request: FastifyRequest, reply: FastifyReply) => {
    if (callerOf(request).role !== 'refused') return
    return reply.code(401).send({ code: 401, message: 'Invalid JWT' })
  }
  app.post('/create-checkout', { preHandler: refuseBadToken }, async (request, reply) => {
    if (!(await rateLimits.take(CHECKOUTS, request.ip)))
      return reply.code(429).send({ error: 'Too many donations at once. Please wait a little.' })
    const { status, body } = await answerCheckout(request.body, {
      settings: {
        secretKey: config.stripe?.secretKey,
        apiBase: config.stripe?.apiBase ?? '',
        prices: config.donationPrices,
        siteUrl: config.publicUrl,
      },
      log: (line) => log.warn(line),
      createIdempotencyKey: randomUUID,
    })
    return reply.code(status).send(body)
  })

  app.post('/delete-account', { preHandler: refuseBadToken }, async (request, reply) => {
    const caller = callerOf(request)
    const bearer = caller.role === 'authenticated' ? caller.bearer : undefined
    const { status, body } = await answerDeletion(bearer, {
      ask: askSurfaces(app, config.publishableKey),
      serviceKey: platform.serviceKey,
      now: () => platform.clock.now(),
      log: (line) => log.warn(line),
    })
    return reply.code(status).send(body)
  })
}
