import type { FastifyRequest } from 'fastify'
import type { Claims } from '#platform/keys/key-ring.ts'
import type { JwtProblem } from '#platform/keys/jwt-problem.ts'

/** Who asks, as the bearer token says (docs/contract/data.md §5). */
export type Caller =
  /** No bearer, or the publishable key. */
  | { readonly role: 'anon'; readonly bearer: string | undefined; readonly claims: undefined }
  | { readonly role: 'service_role'; readonly bearer: string; readonly claims: undefined }
  | { readonly role: 'authenticated'; readonly bearer: string; readonly claims: Claims }
  /** A bearer that is not accepted: each service refuses it in its own words. */
  | { readonly role: 'refused'; readonly bearer: string; readonly problem: JwtProblem }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** @throws when the request did not come through the gateway, which is a fault of this server */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error(`No caller was determined for ${request.url}.`)
  return request.caller
}
