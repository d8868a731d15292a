import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

const LOOK_EVERY_MS = 50

/**
 * A connection whose answer is just ending is not idle at the moment when closing begins, and
 * would then be kept alive for more than a minute: so idle ones are closed again and again.
 */
export const closeAsTheyEnd = fp(async (app: FastifyInstance) => {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
})
