import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { IncomingMessage } from 'node:http'

const ACCEPTABLE = /^[\w-]{8,64}$/

/** A proxy's request id when it is harmless, else a new one. */
export const chooseRequestId = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID()
}

/** Every answer names its request, so that a person can point at a line of the log. */
export const requestId = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
})
