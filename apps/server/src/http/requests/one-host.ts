import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length

/**
 * Refuses a request with two hosts (RFC 9112, section 3.2), which Node answers by the first: a proxy may choose by the
 * last, and so send it past a rule for another site.
 */
export const oneHost = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    if (countHosts(request.raw.rawHeaders) < 2) return
    return reply
      .code(400)
      .header('connection', 'close')
      .send({ error: 'Bad Request', message: 'A request has one Host header.', statusCode: 400 })
  })
})
