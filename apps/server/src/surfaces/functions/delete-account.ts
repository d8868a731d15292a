import { callerOf } from '#http/caller.ts'
import type { Endpoint } from '#http/endpoint.ts'
import { answerDeletion } from '../../../../../supabase/functions/delete-account/delete-account.ts'
import type { FunctionsContext } from './functions-context.ts'
import { refuseBadToken } from './refuse-bad-token.ts'

/** POST /delete-account: the caller's own account with everything in it. */
export const deleteAccount: Endpoint<FunctionsContext> = (app, { ask, serviceKey, clock, log }) =>
  app.post('/delete-account', { preHandler: refuseBadToken }, async (request, reply) => {
    const caller = callerOf(request)
    const bearer = caller.role === 'authenticated' ? caller.bearer : undefined
    const { status, body } = await answerDeletion(bearer, {
      ask,
      serviceKey,
      now: () => clock.now(),
      log: (line) => log.warn(line),
    })
    return reply.code(status).send(body)
  })
