import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '#http/caller/caller.ts'
import { readTokenState } from '#http/caller/token-state.ts'
import type { FunctionsContext } from './functions-context.ts'

const refuse = (reply: FastifyReply) => reply.code(401).send({ code: 401, message: 'Invalid JWT' })

/** Before every function, as a Supabase project does it: no token is fine, a bad one is not. */
export const refuseBadToken = async (request: FastifyRequest, reply: FastifyReply) => {
  if (callerOf(request).role === 'refused') return refuse(reply)
}

/**
 * Before functions that do not ask the auth service themselves: a token whose session has ended is a
 * bad one, and a person with a second factor gives it first.
 */
export const refuseUnfitToken =
  ({ database }: FunctionsContext) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const state = await readTokenState(database, callerOf(request))
    if (state === 'ended') return refuse(reply)
    if (state === 'before-second-factor')
      return reply
        .code(403)
        .send({ code: 'insufficient_aal', error: 'The second factor is needed first' })
  }
