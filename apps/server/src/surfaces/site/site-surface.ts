import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Endpoint } from '#http/requests/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import { openBlobs } from '#platform/blobs/open-blobs.ts'
import { openKeptBuilds } from './kept-builds/open-kept-builds.ts'
import { readVersion } from './kept-builds/kept-build.ts'
import { publishBuild } from './kept-builds/publish-build.ts'
import { loadSite, type Site } from './load-site.ts'
import { serveSecurityContact } from './security-contact.ts'
import { sendAsset } from './send-asset.ts'
import { sendHeldFile } from './send-held-file.ts'
import { serveVersion } from './serve-version.ts'
import { serveSiteConfig } from './site-config.ts'
import { takeErrorReports } from './error-reports/take-error-reports.ts'
import { takePlaybackReports } from './playback-reports/take-playback-reports.ts'
import { hostNameOf, onlyFromThisMachine } from './from-this-machine.ts'
import { createMailboxServer } from './mailbox-server.ts'
import { openSharedLinks } from './shared-links/shared-links.ts'

/**
 * Mail on a machine without a mailer (docs/contract/product.md §10). The site's own port shows no mail:
 * it sends the browser to another port of this machine, which a proxy in front of the site does not
 * pass on (decision 100).
 */
const serveMailbox: Endpoint<Platform> = (app, platform) => {
  if (platform.config.delivery !== 'mailbox') return
  const mailbox = createMailboxServer(platform)
  app.addHook('onClose', () => mailbox.close())
  for (const path of ['/mailbox', '/mailbox.json'])
    app.get(path, { onRequest: onlyFromThisMachine }, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`http://${hostNameOf(request)}:${await mailbox.open()}${path}`, 307),
    )
}

/** Where managers of passwords send people to change theirs (W3C, *A Well-Known URL for Changing Passwords*). */
const leadToPassword: Endpoint<Platform> = (app) =>
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect('/account#password', 303),
  )

const ENDPOINTS: readonly Endpoint<Platform>[] = [
  serveMailbox,
  serveSiteConfig,
  serveSecurityContact,
  leadToPassword,
]

const NOT_BUILT =
  'The site is not built yet. Run "npm start" in the project folder: it builds what is missing.\n'

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The one address of a page that is asked for with slashes at its end, in capitals or with escapes such as
 * `/%68i`: the browser's router takes all of these for the page. It would not find the page's HTML in the
 * not-found page, and the page would not find its language in an escaped address.
 */
const findOnlyPath = ({ files }: Site, path: string): string | undefined => {
  const bare = path.replace(/\/+$/, '')
  return [bare, bare.toLowerCase()].find((known) => files.has(known))
}

/** @returns the not-found page in the language of the address */
const findNotFoundPage = ({ notFoundPages }: Site, path: string) =>
  notFoundPages.get(/^\/[^/?]+/.exec(path)?.[0] ?? '') ?? notFoundPages.get('')

/**
 * The address to which other apps share files (docs/contract/product.md §10). The service worker takes them on the device. A
 * share comes here only where there is none: the answer comes before any byte of it is read, and the connection is closed.
 */
const SHARE = /^((?:\/[^/?]+)?)\/share(?:\?|$)/

const findHomeOfShare = ({ notFoundPages }: Site, { method, url }: FastifyRequest) => {
  const language = method === 'POST' ? SHARE.exec(url)?.[1] : undefined
  return language !== undefined && notFoundPages.has(language) ? language || '/' : undefined
}

const answerNotFound = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  captchaOrigins: readonly string[],
) => {
  const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  const page = findNotFoundPage(site, request.url)
  if (page && wantsPage)
    return sendHeldFile(request, reply, page, {
      path: '/404',
      status: 404,
      captchaOrigins,
    })
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
}

/** The built site, at every address that is not a service's. */
export const siteSurface = async (
  app: FastifyInstance,
  { platform, registry }: { platform: Platform; registry: Registry },
): Promise<void> => {
  const { config, siteDirectory } = platform
  const captchaOrigins = config.captcha?.widget.origins ?? []
  // No address of the site takes a body, and those for reports have a parser of their own.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const endpoint of ENDPOINTS) endpoint(app, platform)

  const site = await loadSite(siteDirectory, config.publicUrl)
  await takeErrorReports(app, { platform, registry, pages: new Set(site?.files.keys()) })
  await takePlaybackReports(app, { platform, registry })
  if (!site) {
    app.setNotFoundHandler(async (_request, reply) =>
      reply.code(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(NOT_BUILT),
    )
    return
  }

  const kept = openKeptBuilds(await openBlobs(config, () => platform.clock.now(), 'builds'), () =>
    platform.clock.now(),
  )
  app.addHook('onClose', () => kept.close())
  await publishBuild(app, kept, platform)
  serveVersion(app, kept, await readVersion(siteDirectory))

  const links = openSharedLinks(site, platform)
  app.setNotFoundHandler(async (request, reply) => {
    const shareHome = findHomeOfShare(site, request)
    if (shareHome !== undefined)
      return reply
        .headers({ connection: 'close', 'cache-control': 'no-store' })
        .redirect(`${shareHome}?shared`, 303)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
    const asked = request.url.split('?', 1)[0] ?? '/'
    const path = decodePath(asked)
    if (path === undefined) return answerNotFound(request, reply, site, captchaOrigins)
    const file = site.files.get(path)
    if (file && path === asked) {
      const page = (await links?.pageFor(request, path, file)) ?? file
      return sendHeldFile(request, reply, page, { path, status: 200, captchaOrigins })
    }
    if (await links?.sendCard(request, reply, path)) return reply
    const onlyPath = findOnlyPath(site, path)
    if (onlyPath !== undefined) return reply.redirect(request.url.replace(/^[^?]*/, onlyPath), 308)
    const isSent = await sendAsset(request, reply, path, { site, siteDirectory, kept })
    return isSent ? reply : answerNotFound(request, reply, site, captchaOrigins)
  })
}
