import type { FastifyRequest } from 'fastify'

/**
 * The address of the matched route. The router decodes a path and accepts a whole URL, so
 * `/%61uth/v1/signup` reaches `/auth/v1/signup`. Where no route matched, the path as it was sent.
 */
export const routedPath = (request: FastifyRequest): string =>
  request.routeOptions.url ?? request.url.split('?', 1)[0] ?? ''
