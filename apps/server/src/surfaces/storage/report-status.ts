import type { Endpoint } from '#http/endpoint.ts'
import type { StorageContext } from './storage-context.ts'

/** GET /status: the service answers, as upstream's probes ask it. */
export const reportStatus: Endpoint<StorageContext> = (app) =>
  app.get('/status', async (_request, reply) => reply.code(200).send())

/** GET /version: the name alone, so that a stranger learns no release. */
export const reportVersion: Endpoint<StorageContext> = (app) =>
  app.get('/version', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('dhvani'),
  )
