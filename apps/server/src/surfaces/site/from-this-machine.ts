import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackHost } from '#platform/loopback.ts'

const FORWARDING = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']

export const hostNameOf = (request: FastifyRequest): string =>
  (request.headers.host ?? '').replace(/:\d+$/, '')

/**
 * Whether the connection comes from this machine, under its name and through no proxy that says so. A
 * foreign page must not reach the mailbox under a host name of its own.
 */
export const isFromThisMachine = (request: FastifyRequest): boolean => {
  const wasForwarded = Object.keys(request.headers).some(
    (name) => FORWARDING.includes(name) || name.startsWith('x-forwarded-'),
  )
  const peer = request.raw.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  return !wasForwarded && isLoopbackHost(peer) && isLoopbackHost(hostNameOf(request))
}

/** Answers 404 to any other machine. */
export const onlyFromThisMachine = async (request: FastifyRequest, reply: FastifyReply) => {
  if (isFromThisMachine(request)) return
  reply.callNotFound()
  return reply
}
