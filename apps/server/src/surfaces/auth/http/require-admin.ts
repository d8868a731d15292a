import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '#http/caller.ts'
import { authErrors } from '../auth-errors.ts'

const admitted = new WeakSet<FastifyRequest>()

/** Whether the service key opened an admin route to this request. */
export const isAdmin = (request: FastifyRequest): boolean => admitted.has(request)

/** A hook for admin routes, which only the service key opens. */
export const requireAdmin = async (
  request: FastifyRequest,
  _reply: FastifyReply,
): Promise<void> => {
  const caller = callerOf(request)
  if (caller.bearer === undefined) throw authErrors.noBearer()
  if (caller.role === 'refused') throw authErrors.badJwt(caller.problem.message)
  if (caller.role !== 'service_role') throw authErrors.notAdmin()
  admitted.add(request)
}
