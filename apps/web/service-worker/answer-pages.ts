import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { languageOf, offlineOf, pagesOf } from './languages.ts'

declare const self: ServiceWorkerGlobalScope

const PAGES_CACHE = 'dhvani-pages'
const MOST_PAGES = 40
/** From this status on a proxy may tell that it did not reach the server. */
const FIRST_OF_A_GATEWAY = 502
/** After this wait a kept page is shown: a line that hangs should not delay it further. */
const PATIENCE_SECONDS = 5

/** Addresses of the services. Their answers are personal and are no pages of the site. */
const SERVICE = /^\/(?:(?:auth|rest|storage|functions)\/v1(?:\/|$)|mailbox|metrics)/

export const isPage = (url: URL): boolean =>
  url.origin === location.origin && !SERVICE.test(url.pathname)

/** @returns English, the languages of open pages, and those that are kept already */
export const findUsedLanguages = async (): Promise<readonly string[]> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const kept = await (await caches.open(PAGES_CACHE)).keys()
  const used = [...windows, ...kept].map(({ url }) => languageOf(new URL(url)))
  return [...new Set(['', ...used])]
}

/** Keeps what a language needs without a network. */
export const warmPages = async (language: string): Promise<void> => {
  const cache = await caches.open(PAGES_CACHE)
  await cache.addAll(pagesOf(language))
}

export const isWarm = async (language: string): Promise<boolean> =>
  (await (await caches.open(PAGES_CACHE)).match(offlineOf(language))) !== undefined

const isForEveryVisitor = (response: Response): boolean =>
  response.status === 200 && !/no-store|private/.test(response.headers.get('cache-control') ?? '')

/** The query may hold a code for signing in, so the cache's key leaves it out. */
const keyOf = ({ url }: Request): string => url.replace(/[?#].*$/, '')

/** The server writes what a link holds into the head of its page. Such a page is no other visitor's, so it is not kept. */
const LINK = /[?&](?:mix|beat)=/

const newest = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
      cacheWillUpdate: async ({ request, response }) =>
        isForEveryVisitor(response) && !LINK.test(request.url) ? response : null,
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
  ],
})

const findKept = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: PAGES_CACHE })

/** Keeps the page of a link without the link, unless it is kept. */
const keepPlain = async (request: Request): Promise<void> => {
  const address = keyOf(request)
  if (LINK.test(request.url) && !(await findKept(address)))
    await (await caches.open(PAGES_CACHE)).add(address)
}

/**
 * A redirect, so that the address of the offline page is the one that the browser shows.
 *
 * @returns `undefined` where that page is not kept
 */
const leadToOffline = async ({ url }: Request): Promise<Response | undefined> => {
  const offline = offlineOf(languageOf(new URL(url)))
  return (await findKept(offline)) && Response.redirect(offline, 302)
}

type Asked = { readonly request: Request; readonly event: ExtendableEvent }

/**
 * Answers with the page from the network; where no server answers, with the page as it was kept; without that,
 * with the offline page, which is true of a lost network and of a server that is down.
 */
export const answerPage = async ({ request, event }: Asked): Promise<Response> => {
  // Without a network the next visit tries again.
  event.waitUntil(keepPlain(request).catch(() => undefined))
  try {
    const answer = await newest.handle({ request, event })
    if (answer.status < FIRST_OF_A_GATEWAY) return answer
    return (await findKept(keyOf(request))) ?? (await leadToOffline(request)) ?? answer
  } catch (error) {
    const answer = await leadToOffline(request)
    if (answer) return answer
    throw error
  }
}
