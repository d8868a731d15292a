import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { AskerLeftError } from '#platform/fair-queue.ts'
import { AuthError, authErrors } from '../auth-errors.ts'

/** After this long the caller is told to try again (docs/contract/auth.md §1.3). */
export const HANDLER_DEADLINE_MS = 10_000

const lateRequests = new WeakSet<FastifyRequest>()

/** Whether the caller was told that time is up. */
export const isLate = (request: FastifyRequest): boolean => lateRequests.has(request)

/**
 * The work goes on after its caller was told that time is up, so that a transaction ends whole. Its
 * result is dropped.
 */
const withDeadline = (handler: RouteHandlerMethod, milliseconds: number): RouteHandlerMethod =>
  async function (request, reply) {
    const timeIsUp = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      lateRequests.add(request)
      timeIsUp.reject(authErrors.timeout())
    }, milliseconds)
    const work = async (): Promise<unknown> => {
      try {
        return await handler.call(this, request, reply)
      } catch (error) {
        // A refusal was the caller's mistake. Everything else is a fault that operators look for.
        if (isLate(request) && !(error instanceof AuthError || error instanceof AskerLeftError))
          request.log.error({ err: error }, 'failed after its answer')
        throw error
      } finally {
        clearTimeout(timer)
      }
    }
    return Promise.race([work(), timeIsUp.promise])
  }

/**
 * Limits every route that `app` and its plugins add from now on, HEAD included. Fastify's own
 * `handlerTimeout` ends with the body's last byte (decision 086).
 */
export const limitHandlers = (app: FastifyInstance, milliseconds: number): void => {
  app.addHook('onRoute', (route) => {
    route.handler = withDeadline(route.handler, milliseconds)
  })
}
