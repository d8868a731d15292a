import { randomUUID } from 'node:crypto'
import { addressOf } from '#http/caller/address-of.ts'
import type { Endpoint } from '#http/requests/endpoint.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import { answerCheckout } from '../../../../../supabase/functions/create-checkout/checkout.ts'
import type { FunctionsContext } from './functions-context.ts'
import { refuseUnfitToken, refuseBadToken } from './refuse-bad-token.ts'

/** Ten tries at once, then one every two minutes: enough for donors, dull for card testers. */
export const CHECKOUTS: RateRule = { name: 'create-checkout', burst: 10, limit: 30, seconds: 3600 }

/** POST /create-checkout: a donation, for callers with and without an account. */
export const createCheckout: Endpoint<FunctionsContext> = (app, context) => {
  const { config, log, rateLimits } = context
  const preHandler = [refuseBadToken, refuseUnfitToken(context)]
  app.post('/create-checkout', { preHandler }, async (request, reply) => {
    if (!(await rateLimits.take(CHECKOUTS, subjectOfAddress(addressOf(request)))))
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
}
