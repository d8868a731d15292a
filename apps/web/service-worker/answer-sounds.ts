import { BUILT_IN_BUCKET } from '@dhvani/catalogue'
import { createPartialResponse } from 'workbox-range-requests'

const SOUNDS_CACHE = 'dhvani-sounds'
const BUILT_IN = `/storage/v1/object/public/${BUILT_IN_BUCKET}/`

/** The bucket of the built-in sounds may be on any host. Own sounds are in another bucket. */
export const isBuiltInSound = (url: URL): boolean => url.pathname.startsWith(BUILT_IN)

/** A new render has another `?v=`. Keeping it removes the earlier render. */
const keep = async (cache: Cache, request: Request, response: Response): Promise<void> => {
  const earlier = await cache.keys(request, { ignoreSearch: true })
  await Promise.all(
    earlier.filter(({ url }) => url !== request.url).map((known) => cache.delete(known)),
  )
  await cache.put(request, response)
}

const withoutBody = (response: Response): Response =>
  new Response(null, { status: response.status, headers: response.headers })

/** A preview waits for this answer, so the cache is looked into only after the server failed. */
const askServer = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: SOUNDS_CACHE })
    if (!kept) throw error
    return withoutBody(kept)
  }
}

type Asked = { readonly request: Request; readonly event: ExtendableEvent }

/**
 * A sound that has played once plays again without a network. The bytes under an address never
 * change, so a kept sound is always answered from the cache. HEAD asks whether the sound is still
 * offered, so it goes to the server, and is answered from the cache only without a network. A part
 * of a sound that is not kept comes from the server and is not kept.
 */
export const answerSound = async ({ request, event }: Asked): Promise<Response> => {
  if (request.method === 'HEAD') return askServer(request)
  const cache = await caches.open(SOUNDS_CACHE)
  const kept = await cache.match(request.url)
  const isPart = request.headers.has('range')
  if (kept) return isPart ? createPartialResponse(request, kept) : kept
  const response = await fetch(request)
  if (!isPart && response.status === 200)
    event.waitUntil(keep(cache, request, response.clone()).catch(() => undefined))
  return response
}
