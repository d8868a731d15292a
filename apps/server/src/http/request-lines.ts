import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import { surfaceOf } from './surface-of.ts'

/**
 * One line a request, when its connection is done with it: also where the client left before the answer
 * ended. A request that the server failed is a warning, so that its id is in the log of every site that
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
