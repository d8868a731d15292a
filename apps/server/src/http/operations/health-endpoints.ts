import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { DatabaseReopeningError } from '#platform/database/database-error.ts'
import type { Platform } from '#platform/platform.ts'
import { runChecks, type ReadinessCheck } from './readiness.ts'

/** For the operator: is the server up, and is it ready. */
export const healthEndpoints = fp(
  async (
    app: FastifyInstance,
    { platform, checks }: { platform: Platform; checks: readonly ReadinessCheck[] },
  ) => {
    app.get('/healthz', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'up' }),
    )

    const look = async () =>
      (await runChecks(checks)).map(({ name, error }) => {
        if (error === undefined) return [name, 'ok'] as const
        platform.log.error({ err: error, check: name }, 'not ready')
        return [name, error instanceof DatabaseReopeningError ? 'reopening' : 'failing'] as const
      })
    let looking: ReturnType<typeof look> | undefined

    app.get('/readyz', async (_request, reply) => {
      // Anyone may ask: all who do meanwhile share one question to database and store, and one line of the log.
      looking ??= look().finally(() => {
        looking = undefined
      })
      const states = await looking
      const isReady = states.every(([, state]) => state === 'ok')
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(states) })
    })
  },
)
