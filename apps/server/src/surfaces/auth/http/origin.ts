import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Origin } from '../sessions/session-store.ts'

const MAX_USER_AGENT = 500

/** Behind a proxy the address comes from a header, which may hold any text. */
const addressOf = (request: FastifyRequest): string => {
  const address = request.ip.split('%', 1)[0] ?? ''
  return isIP(address) === 0 ? '0.0.0.0' : address
}

export const originOf = (request: FastifyRequest): Origin => ({
  ip: addressOf(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
})
