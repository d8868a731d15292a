import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import type {
  ServiceReply,
  ServiceRequest,
} from '../../../../../supabase/functions/delete-account/delete-account.ts'

/** What the functions work with: the platform and a way to ask the other services. */
export type FunctionsContext = Platform & {
  /** Asks as a function of a Supabase project asks its services, without a socket. */
  ask(request: ServiceRequest): Promise<ServiceReply>
}

export const createFunctionsContext = (
  platform: Platform,
  app: FastifyInstance,
): FunctionsContext => ({
  ...platform,
  ask: async ({ method, path, bearer, body }) => {
    const reply = await app.inject({
      method,
      url: path,
      headers: { apikey: platform.config.publishableKey, authorization: `Bearer ${bearer}` },
      ...(body ? { payload: body } : {}),
    })
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() }
  },
})
