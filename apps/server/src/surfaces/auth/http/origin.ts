import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { addressOf } from '#http/caller/address-of.ts'
import type { Origin } from '../sessions/session-store.ts'

const MAX_USER_AGENT = 500

/** The columns hold an address, so that a text that is none becomes `0.0.0.0`. */
const storedAddressOf = (request: FastifyRequest): string => {
  const address = addressOf(request).split('%', 1)[0] ?? ''
  return isIP(address) === 0 ? '0.0.0.0' : address
}

export const originOf = (request: FastifyRequest): Origin => ({
  ip: storedAddressOf(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
})
