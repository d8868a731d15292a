import type { FastifyRequest } from 'fastify'

/**
 * The address that a limit counts and the audit log names. Behind a proxy it comes from a header,
 * which may hold any text. It is empty for a connection that has closed: its socket forgot the
 * address, although Fastify's type promises one.
 */
export const addressOf = (request: FastifyRequest): string => {
  const address: string | undefined = request.ip
  return address ?? ''
}
