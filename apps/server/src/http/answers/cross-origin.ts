import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { routedPath } from '#http/requests/routed-path.ts'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const ALLOWED = [
  'authorization, apikey, content-type, accept, x-client-info, x-supabase-api-version',
  'accept-profile, content-profile, prefer, range, range-unit, x-retry-count, x-upsert',
  'x-metadata, cache-control, x-region, traceparent, tracestate, baggage, if-none-match',
  'if-modified-since, tus-resumable, upload-length, upload-metadata, upload-offset',
  'upload-defer-length, x-signature, x-http-method-override, x-jwt-aud',
].join(', ')
const EXPOSED = [
  'content-range, content-location, content-profile, preference-applied, location, x-total-count',
  'link, x-supabase-api-version, x-sb-error-code, x-relay-error, etag, content-length',
  'content-disposition, accept-ranges, tus-resumable, tus-version, tus-extension, tus-max-size',
  'upload-length, upload-metadata, upload-offset, upload-expires, proxy-status, x-request-id',
  'retry-after',
].join(', ')
const MAX_AGE_SECONDS = 86_400

const SERVICE = /^\/(auth|rest|storage|functions)\/v1(\/|$)/

/**
 * One policy for the four services (docs/contract/data.md §7), on errors too: without it a browser
 * shows a refusal as a network error and auth-js tries it again. No cookie proves who
 * asks, so any origin may.
 *
 * Set by hand because `@fastify/cors` leaves replies of earlier hooks without headers.
 */
export const crossOrigin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!SERVICE.test(routedPath(request))) return done()
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-expose-headers', EXPOSED)
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
    if (!isPreflight) return done()
    void reply
      .code(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': ALLOWED,
        'access-control-max-age': String(MAX_AGE_SECONDS),
        'content-length': '0',
      })
      .send()
  })
})
