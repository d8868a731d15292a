import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { languageOf, offlineOf, pagesOf } from './languages.ts'

declare const self: ServiceWorkerGlobalScope

const PAGES_CACHE = 'dhvani-pages'
const MOST_PAGES = 40
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

const newest = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      // The query may hold a code for signing in, so the cache's key leaves it out.
      cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
      cacheWillUpdate: async ({ response }) => (isForEveryVisitor(response) ? response : null),
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
  ],
})

type Asked = { readonly request: Request; readonly event: ExtendableEvent }

/** Answers with the page from the network; without a network, with the page as it was kept. */
export const answerPage = async ({ request, event }: Asked): Promise<Response> => {
  try {
    return await newest.handle({ request, event })
  } catch {
    // A redirect, so that the address of the offline page is the one that the browser shows.
    return Response.redirect(offlineOf(languageOf(new URL(request.url))), 302)
  }
}
