import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { surfaceOf } from './surface-of.ts'

/**
 * One line a request, written when its connection closes, so that a request whose client left early has
 * one too. A request that the server failed is a warning, so that its id is in the log of every site that
 * leaves LOG_LEVEL alone.
 */
export class RequestLines extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    const began = performance.now()
    reply.raw.once('close', () => {
      const { statusCode: status, writableFinished } = reply.raw
      const line = {
        req: request,
        surface: surfaceOf(request),
        route: request.routeOptions.url ?? null,
        status,
        ms: Math.round(performance.now() - began),
        ...(writableFinished ? {} : { aborted: true }),
      }
      if (status >= 500) request.log.warn(line, 'request')
      else request.log.info(line, 'request')
    })
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) super.requestCompleted(error, request, reply)
  }
}
