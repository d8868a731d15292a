import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { keepEarlierAssets } from './earlier-assets.ts'
import { keepAssets } from './keep-assets.ts'
import { answerNotice } from './answer-notices.ts'
import { answerPage, findUsedLanguages, isPage, isWarm, warmPages } from './answer-pages.ts'
import { answerSound, isBuiltInSound } from './answer-sounds.ts'
import { assetsOf, languageOf } from './languages.ts'
import { isShare, takeShare } from './take-share.ts'

declare const self: ServiceWorkerGlobalScope
/** Addresses of Home's files; the build writes them in (scripts/build-service-worker.ts). */
declare const HOME_ASSETS: readonly string[]

/*
 * The worker keeps only what is the same for every visitor: prerendered pages, the site's files and
 * the built-in sounds. The services (/auth, /rest, /functions) and own sounds have no route here: the
 * browser requests them as if there were no worker. Files that other apps share are no answers: they wait in a
 * database of the device.
 *
 * A new worker waits until the last page of the old site is closed, so an open page never loses the
 * files that it was built with.
 */
cleanupOutdatedCaches()
const home = new PrecacheController()
home.addToCacheList(HOME_ASSETS.map((url) => ({ url, revision: null })))

const assets = keepAssets()

/** Only the languages that this browser opens are kept, each with its texts and its fonts. */
const keepLanguage = async (language: string, event: ExtendableEvent): Promise<void> => {
  const files = assetsOf(language).map((url) => assets.handle({ request: new Request(url), event }))
  await Promise.all([warmPages(language), ...files])
}

const install = async (event: ExtendableEvent): Promise<void> => {
  const languages = await findUsedLanguages()
  await Promise.all([
    home.install(event),
    ...languages.map((language) => keepLanguage(language, event)),
  ])
}

/** Keeps the language of a page that is opened, if it is the first one in it. */
const meetLanguage = async (url: URL, event: ExtendableEvent): Promise<void> => {
  const language = languageOf(url)
  if (!(await isWarm(language))) await keepLanguage(language, event)
}

const takeOver = async (event: ExtendableEvent): Promise<void> => {
  const current = new Set(home.getCachedURLs())
  await keepEarlierAssets(home.strategy.cacheName, (url) => current.has(url))
  await home.activate(event)
  await self.clients.claim()
}

self.addEventListener('install', (event) => {
  event.waitUntil(install(event))
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(answerNotice(event)))

registerRoute(new PrecacheRoute(home))
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  async ({ request, url, event }) => {
    // Without a network the next page in the language tries again.
    event.waitUntil(meetLanguage(url, event).catch(() => undefined))
    return answerPage({ request, event })
  },
)
registerRoute(({ request }) => isShare(request), takeShare, 'POST')
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
for (const method of ['GET', 'HEAD'] as const)
  registerRoute(({ url }) => isBuiltInSound(url), answerSound, method)
