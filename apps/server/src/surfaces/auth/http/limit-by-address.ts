import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#http/caller/address-of.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import type { AuthContext } from '../auth-context.ts'
import { requireRate } from '../rate-rules.ts'

/** A hook for routes that limits the requests of each address. */
export const limitByAddress =
  (context: AuthContext, rule: RateRule) =>
  async (request: FastifyRequest, _reply: FastifyReply): Promise<void> =>
    requireRate(context, rule, subjectOfAddress(addressOf(request)))
