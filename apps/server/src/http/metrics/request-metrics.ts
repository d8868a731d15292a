import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { surfaceOf } from '#http/requests/surface-of.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Requests by surface and route. Labels are patterns of the route table and the methods of our routes, never
 * what a client wrote: a stranger cannot make another time series with another address.
 */
export const requestMetrics = fp(
  async (app: FastifyInstance, { registry }: { registry: Registry }) => {
    const registers = [registry]
    const durations = new Histogram({
      name: 'dhvani_http_request_duration_seconds',
      help: 'Time from request to the end of the answer.',
      labelNames: ['surface', 'method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
      registers,
    })
    const aborted = new Counter({
      name: 'dhvani_http_requests_aborted_total',
      help: 'Requests whose client left before the end of the answer.',
      labelNames: ['surface'],
      registers,
    })
    const inProgress = new Gauge({
      name: 'dhvani_http_requests_in_progress',
      help: 'Requests that have no whole answer yet.',
      labelNames: ['surface'],
      registers,
    })
    app.addHook('onRequest', (request, reply, done) => {
      const surface = surfaceOf(request)
      const began = performance.now()
      inProgress.inc({ surface })
      reply.raw.once('close', () => {
        inProgress.dec({ surface })
        if (!reply.raw.writableFinished) return aborted.inc({ surface })
        durations.observe(
          {
            surface,
            method: METHODS.has(request.method) ? request.method : 'other',
            route: request.routeOptions.url ?? 'unknown',
            status: String(reply.raw.statusCode),
          },
          (performance.now() - began) / 1000,
        )
      })
      done()
    })
  },
)
