import type { FastifyRequest } from 'fastify'
import { addressOf } from '#http/address-of.ts'
import type { Asker } from '#platform/passwords/fair-queue.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'

/** Whose password a request brings: networks take turns, and a request whose connection has ended is forgotten. */
export const askerOf = (request: FastifyRequest): Asker => {
  // A request without a network, as `inject` makes it, has another kind of socket.
  const { socket } = request.raw
  return { network: subjectOfAddress(addressOf(request)), hasLeft: () => socket.destroyed }
}
