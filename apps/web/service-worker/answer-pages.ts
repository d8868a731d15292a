import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'

const PAGES_CACHE = 'dhvani-pages'
const HOME = '/'
const OFFLINE = '/offline'
const MOST_PAGES = 40
/** A line that is worse than none should not keep a page back that is here already. */
const PATIENCE_SECONDS = 5

/** Addresses under which the server answers for somebody, not with the site. */
const SERVICE = /^\/(?:(?:auth|rest|storage|functions)\/v1(?:\/|$)|mailbox|metrics)/

export const isPage = (url: URL): boolean =>
  url.origin === location.origin && !SERVICE.test(url.pathname)

/** Home, and what stands for a page that was never seen, before anybody goes offline. */
export const warmPages = async (): Promise<void> => {
  const cache = await caches.open(PAGES_CACHE)
  await cache.addAll([HOME, OFFLINE])
}

const isForEverybody = (response: Response): boolean =>
  response.status === 200 && !/no-store|private/.test(response.headers.get('cache-control') ?? '')

const newest = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      // What stands behind the question mark may be a code to sign in with: it is never written.
      cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
      cacheWillUpdate: async ({ response }) => (isForEverybody(response) ? response : null),
    },
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
  ],
})

type Asked = { readonly request: Request; readonly event: ExtendableEvent }

/** The page as it is now; without a network as it was last seen. */
export const answerPage = async ({ request, event }: Asked): Promise<Response> => {
  try {
    return await newest.handle({ request, event })
  } catch {
    // The answer is a page of another address, so the browser must go there.
    return Response.redirect(OFFLINE, 302)
  }
}
