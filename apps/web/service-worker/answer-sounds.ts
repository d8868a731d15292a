import { createPartialResponse } from 'workbox-range-requests'

const SOUNDS_CACHE = 'dhvani-sounds'
const BUILT_IN = '/storage/v1/object/public/dhvani/'

/** Our own bucket, on whichever host it lies; people's sounds lie in another one. */
export const isBuiltInSound = (url: URL): boolean => url.pathname.startsWith(BUILT_IN)

/** A sound whose recipe changed has another `?v=`: what came before makes room. */
const keep = async (cache: Cache, request: Request, response: Response): Promise<void> => {
  const earlier = await cache.keys(request, { ignoreSearch: true })
  await Promise.all(
    earlier.filter(({ url }) => url !== request.url).map((known) => cache.delete(known)),
  )
  await cache.put(request, response)
}

const withoutBody = (response: Response): Response =>
  new Response(null, { status: response.status, headers: response.headers })

type Asked = { readonly request: Request; readonly event: ExtendableEvent }

/**
 * A sound that was heard once is heard again without a network. The bytes under an address never
 * change, so they are taken from here whenever they are here; whether a sound is still offered
 * (HEAD) is asked of the server as long as it answers. A part of a sound that is not here whole
 * comes from the server, and is not kept.
 */
export const answerSound = async ({ request, event }: Asked): Promise<Response> => {
  const cache = await caches.open(SOUNDS_CACHE)
  const kept = await cache.match(request.url)
  if (request.method === 'HEAD') {
    if (!kept) return fetch(request)
    return fetch(request).catch(() => withoutBody(kept))
  }
  const isPart = request.headers.has('range')
  if (kept) return isPart ? createPartialResponse(request, kept) : kept
  const response = await fetch(request)
  if (!isPart && response.status === 200)
    event.waitUntil(keep(cache, request, response.clone()).catch(() => undefined))
  return response
}
