import type { FastifyRequest } from 'fastify'
import { addressOf } from '#http/caller/address-of.ts'
import type { Asker } from '#platform/fair-queue.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { isLate } from './handler-deadline.ts'

/** Whose password a request brings: networks take turns, and a request is forgotten whose connection has ended. */
export const askerOf = (request: FastifyRequest): Asker => {
  // A request without a network, as `inject` makes it, has another kind of socket.
  const { socket } = request.raw
  return { group: subjectOfAddress(addressOf(request)), hasLeft: () => socket.destroyed }
}

/** The caller has a session, or is the operator. */
export const askerWhoIsKnown = (request: FastifyRequest): Asker => ({
  ...askerOf(request),
  isKnown: true,
})

/** A sign-in is forgotten too when its caller was told that time is up: it writes nothing that is missed. */
export const askerOfSignIn = (request: FastifyRequest): Asker => {
  const { group, hasLeft } = askerOf(request)
  return { group, hasLeft: () => hasLeft() || isLate(request) }
}
