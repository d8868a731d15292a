import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { asOwner } from '#platform/database/fair-slots.ts'
import type { Platform } from '#platform/platform.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { addressOf } from './address-of.ts'
import './caller.ts'
import { bearerOf, readCaller, roleOfApiKey, type ApiKeys } from './read-caller.ts'
import { routedPath } from './routed-path.ts'

const SERVICES = ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1', '/operator/v1']

/** Addresses that browsers and other services open without an API key (docs/contract/data.md §6). */
const WITHOUT_API_KEY = [
  '/auth/v1/verify',
  '/auth/v1/callback',
  '/auth/v1/authorize',
  '/auth/v1/health',
  '/auth/v1/settings',
  '/auth/v1/sso/saml/',
  '/auth/v1/.well-known/',
  '/storage/v1/status',
  '/storage/v1/version',
  '/storage/v1/object/public/',
  '/storage/v1/object/sign/',
  '/storage/v1/upload/resumable/sign',
  '/storage/v1/render/image/public/',
]

/** A request to these may carry a bearer in place of the key, as upstream's services have it. */
const BEARER_SERVICES = ['/storage/v1', '/functions/v1']

const isBelow = (services: readonly string[], path: string): boolean =>
  services.some((service) => path === service || path.startsWith(`${service}/`))

const needsApiKey = (path: string): boolean =>
  !WITHOUT_API_KEY.some((prefix) => path === prefix || path.startsWith(prefix))

const apiKeyOf = (request: FastifyRequest): string | undefined => {
  const { apikey } = request.headers
  if (typeof apikey === 'string') return apikey
  const { apikey: fromQuery } = request.query as { apikey?: unknown }
  return typeof fromQuery === 'string' ? fromQuery : undefined
}

const refuse = (reply: FastifyReply, body: { message: string; hint?: string }) =>
  reply.code(401).send(body)

/** Whose share of the database a request uses; absent for the operator, who need not wait. */
const ownerOf = (request: FastifyRequest): string | undefined => {
  const { caller } = request
  if (caller?.role === 'service_role') return undefined
  return caller?.role === 'authenticated' ? caller.claims.sub : subjectOfAddress(addressOf(request))
}

/** In front of the services: checks the API key, then finds the caller's role. */
export const gateway = fp(async (app: FastifyInstance, platform: Platform) => {
  const keys: ApiKeys = {
    publishable: platform.config.publishableKey,
    service: platform.serviceKey,
  }
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const path = routedPath(request)
    if (!isBelow(SERVICES, path)) return
    if (needsApiKey(path)) {
      const key = apiKeyOf(request)
      const isNamed =
        bearerOf(request.headers.authorization) !== undefined && isBelow(BEARER_SERVICES, path)
      if (key === undefined && !isNamed)
        return refuse(reply, {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        })
      if (key !== undefined && !roleOfApiKey(key, keys))
        return refuse(reply, { message: 'Invalid API key' })
    }
    request.caller = await readCaller(request.headers.authorization, keys, platform.keys)
  })
  // After the body: what reads it begins anew, without the owner.
  app.addHook('preHandler', (request, _reply, done) => {
    const owner = ownerOf(request)
    if (owner === undefined) done()
    else asOwner(owner, done)
  })
})
