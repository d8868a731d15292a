import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { DatabaseReopeningError } from '#platform/database/database-error.ts'
import type { Platform } from '#platform/platform.ts'
import { isSameSecret } from './read-caller.ts'

const READY_TIMEOUT_MS = 2_000

/** @throws when the check fails or takes too long */
const within = async (check: Promise<unknown>): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('took too long')), READY_TIMEOUT_MS)
  try {
    await Promise.race([check, promise])
  } finally {
    clearTimeout(timer)
  }
}

export type ReadinessCheck = { readonly name: string; readonly check: () => Promise<unknown> }

/** For the operator: is the server up, is it ready, and its metrics. */
export const operations = fp(
  async (
    app: FastifyInstance,
    { platform, checks }: { platform: Platform; checks: readonly ReadinessCheck[] },
  ) => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'up' }),
    )

    app.get('/readyz', async (_request, reply) => {
      const results = await Promise.all(
        checks.map(async ({ name, check }) => {
          try {
            await within(check())
            return [name, 'ok'] as const
          } catch (error) {
            platform.log.error({ err: error, check: name }, 'not ready')
            const isReopening = error instanceof DatabaseReopeningError
            return [name, isReopening ? 'reopening' : 'failing'] as const
          }
        }),
      )
      const isReady = results.every(([, state]) => state === 'ok')
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(results) })
    })

    const { metricsToken } = platform.config
    if (metricsToken === undefined) return
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const durations = new Histogram({
      name: 'dhvani_http_request_duration_seconds',
      help: 'Time from request to the end of the answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    })
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown'
      durations.observe(
        { method: request.method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      )
    })
    const reopened = new Counter({
      name: 'dhvani_database_reopened_total',
      help: 'How often the embedded database did not answer and was opened anew.',
      registers: [registry],
      collect: () => {
        reopened.reset()
        reopened.inc(platform.database.timesReopened())
      },
    })
    app.addHook('onClose', async () => registry.clear())
    app.get('/metrics', async (request, reply) => {
      const given = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
      if (!isSameSecret(given, metricsToken))
        return reply.code(401).send({ message: 'Unauthorized' })
      return reply.type(registry.contentType).send(await registry.metrics())
    })
  },
)
