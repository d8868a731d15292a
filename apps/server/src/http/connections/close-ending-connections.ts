import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const LOOK_EVERY_MS = 50

/**
 * A connection whose answer is just ending is not idle when the server begins to close, and would
 * stay open for more than a minute. The server therefore closes idle connections again and again.
 */
export const closeEndingConnections = fp(async (app: FastifyInstance) => {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
})
