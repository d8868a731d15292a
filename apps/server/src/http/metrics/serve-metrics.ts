import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import type { Platform } from '#platform/platform.ts'
import { readServerVersion } from '#platform/server-version.ts'
import { isSameSecret } from '#http/caller/read-caller.ts'
import type { ReadinessCheck } from '#http/operations/readiness.ts'
import { registerAskedMetrics } from './asked-metrics.ts'
import { registerPlatformMetrics } from './platform-metrics.ts'
import { requestMetrics } from './request-metrics.ts'

/**
 * GET /metrics, for the bearer of METRICS_TOKEN (docs/contract/product.md §10). Without the setting nothing is
 * measured and the address does not exist.
 */
export const serveMetrics = fp(
  async (
    app: FastifyInstance,
    {
      platform,
      checks,
      registry,
    }: {
      platform: Platform
      checks: readonly ReadinessCheck[]
      /** Surfaces add numbers of their own to it. */
      registry: Registry
    },
  ) => {
    const { metricsToken } = platform.config
    if (metricsToken === undefined) return
    collectDefaultMetrics({ register: registry })
    const build = new Gauge({
      name: 'dhvani_build_info',
      help: 'Always 1; the version of the server is its label.',
      labelNames: ['version'],
      registers: [registry],
    })
    build.set({ version: await readServerVersion() }, 1)
    registerPlatformMetrics(registry, platform)
    const ask = registerAskedMetrics(registry, platform, checks)
    await app.register(requestMetrics, { registry })
    app.addHook('onClose', async () => registry.clear())
    app.get('/metrics', async (request, reply) => {
      // The operator's token may have spaces, which no other bearer has.
      const given = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
      if (!isSameSecret(given, metricsToken))
        return reply.code(401).send({ message: 'Unauthorized' })
      await ask()
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics())
    })
  },
)
