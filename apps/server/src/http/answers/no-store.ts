import type { FastifyInstance } from 'fastify'

/** Answers of a service hold tokens and personal data: none is stored by a cache (RFC 6749, section 5.1). */
export const forbidStoring = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
