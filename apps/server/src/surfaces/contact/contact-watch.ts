import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addressOf } from '#http/address-of.ts'
import type { Platform } from '#platform/platform.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import { createContactMailer } from './contact-mailer.ts'

/** Five messages at once, then one every six minutes. */
export const CONTACT_MESSAGES: RateRule = { name: 'contact', burst: 5, limit: 10, seconds: 3600 }
/** Finds messages that another replica stored just before it died. */
const LOOK_EVERY_MS = 60_000

const isContactMessage = (request: FastifyRequest): boolean =>
  request.method === 'POST' &&
  request.routeOptions.url === '/rest/v1/:table' &&
  (request.params as { table?: string }).table === 'contact_messages' &&
  request.caller?.role !== 'service_role'

/** A visitor sends one message at a time: a list would slip past the limit. */
const isList = (body: unknown): boolean => typeof body === 'string' && /^\s*\[/.test(body)

const refusal = (code: string, message: string) => ({ code, details: null, hint: null, message })

/**
 * Contact messages are rows of the data API. These hooks limit how many come from one address, and
 * mail every stored message to the operator.
 */
export const contactWatch = fp(
  async (app: FastifyInstance, { platform }: { platform: Platform }) => {
    const { config, rateLimits, log } = platform

    app.addHook('preHandler', async (request, reply) => {
      if (!isContactMessage(request)) return
      if (isList(request.body))
        return reply.code(400).send(refusal('PGRST102', 'One message at a time'))
      if (await rateLimits.take(CONTACT_MESSAGES, subjectOfAddress(addressOf(request)))) return
      return reply
        .code(429)
        .header('retry-after', '360')
        .send(refusal('429', 'Too many messages. Please wait a little.'))
    })

    if (config.contactTo === undefined || config.delivery === 'none') return
    const mailer = createContactMailer({ ...platform, to: config.contactTo })
    let working = Promise.resolve()
    const mail = () => {
      working = working
        .then(() => mailer.work())
        .catch((error: unknown) => log.error({ err: error }, 'contact messages were not mailed'))
    }
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode === 201 && isContactMessage(request)) mail()
    })
    const timer = setInterval(mail, LOOK_EVERY_MS)
    mail()
    app.addHook('onClose', async () => {
      clearInterval(timer)
      await working
    })
  },
)
