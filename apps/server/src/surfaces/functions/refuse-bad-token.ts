import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '#http/caller.ts'

/** Before every function, as a Supabase project does it: no token is fine, a bad one is not. */
export const refuseBadToken = async (request: FastifyRequest, reply: FastifyReply) => {
  if (callerOf(request).role !== 'refused') return
  return reply.code(401).send({ code: 401, message: 'Invalid JWT' })
}
