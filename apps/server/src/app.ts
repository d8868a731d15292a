import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { answersInTurn } from '#http/connections/answers-in-turn.ts'
import { BODY_LIMIT_BYTES } from '#http/bodies/body-limit.ts'
import { closeEndingConnections } from '#http/connections/close-ending-connections.ts'
import { crossOrigin } from '#http/answers/cross-origin.ts'
import { gateway } from '#http/caller/gateway.ts'
import { heldBytes, MOST_HELD_BYTES } from '#http/connections/held-bytes.ts'
import { serveMetrics } from '#http/metrics/serve-metrics.ts'
import { oneHost } from '#http/requests/one-host.ts'
import {
  connectionsOfNetwork,
  LONGEST_SILENCE_MS,
  MOST_CONNECTIONS,
  silentConnections,
} from '#http/connections/open-connections.ts'
import { healthEndpoints } from '#http/operations/health-endpoints.ts'
import { readableUrl } from '#http/requests/readable-url.ts'
import type { ReadinessCheck } from '#http/operations/readiness.ts'
import { chooseRequestId, requestId } from '#http/requests/request-id.ts'
import { refuseUnparsed } from '#http/answers/refuse-unparsed.ts'
import { RequestLines } from '#http/requests/request-lines.ts'
import { SLOWEST_BODY, slowBodies } from '#http/connections/slow-bodies.ts'
import { refuseAddress, securityHeaders } from '#http/answers/security-headers.ts'
import { trustedProxies } from '#http/caller/trusted-proxies.ts'
import { SLOWEST_READER, unreadAnswers } from '#http/connections/unread-answers.ts'
import { OPERATOR_PREFIX } from '#operator/ask-running-server.ts'
import { watchContact } from '#operator/contact/contact-watch.ts'
import { operatorSurface } from '#operator/operator-surface.ts'
import type { Platform } from '#platform/platform.ts'
import { authSurface } from '#surfaces/auth/auth-surface.ts'
import { dataSurface } from '#surfaces/data/data-surface.ts'
import { functionsSurface } from '#surfaces/functions/functions-surface.ts'
import { siteSurface } from '#surfaces/site/site-surface.ts'
import { openStorage } from '#surfaces/storage/open-storage.ts'
import { storageSurface } from '#surfaces/storage/storage-surface.ts'

const KEEP_ALIVE_TIMEOUT_MS = 72_000

/** Times that tests shorten. */
type ServerTimes = {
  /** Absent: ten seconds (docs/contract/auth.md §1.3). */
  readonly authDeadlineMs?: number | undefined
}

/** The whole server on a platform that is already open; it does not listen yet. */
export const buildServer = async (
  platform: Platform,
  times: ServerTimes = {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new RequestLines(),
    genReqId: chooseRequestId,
    trustProxy: trustedProxies(platform.config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    // Fastify's limit of ten seconds a plugin would end a start that waits for a slow disk.
    pluginTimeout: 0,
    // Node limits how long headers may take, slow-bodies.ts how slowly a body may arrive.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // A proxy may send a request over an open connection before it learns that this server closes.
    return503OnClosing: false,
    rewriteUrl: readableUrl,
    clientErrorHandler: refuseUnparsed,
    frameworkErrors: refuseAddress(platform.config.publicUrl),
    routerOptions: { maxParamLength: 2048, ignoreTrailingSlash: true },
  })
  const checks: ReadinessCheck[] = [
    { name: 'database', check: () => platform.database.query('select 1') },
  ]
  const registry = new Registry()
  await app.register(closeEndingConnections)
  await app.register(silentConnections, { silentMs: LONGEST_SILENCE_MS })
  // A proxy's connections are those of all visitors, and it bounds them itself.
  if (platform.config.trustProxy === false)
    await app.register(connectionsOfNetwork, { most: MOST_CONNECTIONS })
  // Before the hooks that begin to work, or to measure it.
  await app.register(answersInTurn)
  // Before the hooks that may answer, so that their refusals count.
  await app.register(serveMetrics, { platform, checks, registry })
  await app.register(slowBodies, SLOWEST_BODY)
  await app.register(unreadAnswers, SLOWEST_READER)
  await app.register(heldBytes, { mostBytes: MOST_HELD_BYTES })
  await app.register(requestId)
  await app.register(securityHeaders, platform)
  await app.register(oneHost)
  await app.register(crossOrigin)
  await app.register(gateway, platform)
  await app.register(healthEndpoints, { platform, checks })
  await app.register(authSurface, {
    prefix: '/auth/v1',
    platform,
    handlerDeadlineMs: times.authDeadlineMs,
  })
  const contact = watchContact(platform)
  app.addHook('onClose', () => contact.close())
  await app.register(dataSurface, {
    prefix: '/rest/v1',
    platform,
    watches: new Map([['contact_messages', contact]]),
  })
  const storage = await openStorage(platform)
  await app.register(storageSurface, {
    prefix: '/storage/v1',
    context: storage,
    checks,
    registry,
  })
  await app.register(operatorSurface, { prefix: OPERATOR_PREFIX, storage })
  await app.register(functionsSurface, { prefix: '/functions/v1', platform })
  await app.register(siteSurface, { platform, registry })
  return app as unknown as FastifyInstance
}
