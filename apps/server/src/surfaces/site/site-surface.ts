import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#http/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import { loadSite, type Site } from './load-site.ts'
import { serveMailbox } from './mailbox.ts'
import { serveSecurityContact } from './security-contact.ts'
import { sendFilledFile } from './send-filled-file.ts'
import { serveSiteConfig } from './site-config.ts'

const ENDPOINTS: readonly Endpoint<Platform>[] = [
  serveMailbox,
  serveSiteConfig,
  serveSecurityContact,
]

const NOT_BUILT =
  'The site is not built yet. Run "npm start" in the project folder: it builds what is missing.\n'
const YEAR_SECONDS = 31_536_000

/** The policy on its own script says what a service worker may fetch. */
const SERVICE_WORKER = '/service-worker.js'
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'"

const isHashed = (path: string): boolean => path.includes('/assets/')
const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const answerNotFound = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  captchaOrigins: readonly string[],
) => {
  const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  if (site.notFoundPage && wantsPage)
    return sendFilledFile(request, reply, site.notFoundPage, { status: 404, captchaOrigins })
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
}

/** The built site, at every address that is not a service's. */
export const siteSurface = async (
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> => {
  const { config, siteDirectory } = platform
  const captchaOrigins = config.captcha?.widget.origins ?? []
  for (const endpoint of ENDPOINTS) endpoint(app, platform)

  const site = await loadSite(siteDirectory, config.publicUrl)
  if (!site) {
    app.setNotFoundHandler(async (_request, reply) =>
      reply.code(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(NOT_BUILT),
    )
    return
  }

  await app.register(fastifyStatic, {
    root: siteDirectory,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        isHashed(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
    const path = decodePath(request.url.split('?', 1)[0] ?? '/')
    if (path === undefined) return answerNotFound(request, reply, site, captchaOrigins)
    const file = site.files.get(path)
    if (file) return sendFilledFile(request, reply, file, { status: 200, captchaOrigins })
    const bare = path.replace(/\/+$/, '')
    if (bare !== path && site.files.has(bare))
      return reply.redirect(request.url.replace(/\/+(?=\?|$)/, ''), 308)
    if (!site.assets.has(path)) return answerNotFound(request, reply, site, captchaOrigins)
    if (path === SERVICE_WORKER) void reply.header('content-security-policy', SERVICE_WORKER_POLICY)
    return reply.sendFile(path)
  })
}
