import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { findEarlierAsset } from './earlier-assets.ts'

const MOST_ASSETS = 300

/** Files with a hash in their name never change: a kept file is never requested again. */
export const keepAssets = (): CacheFirst =>
  new CacheFirst({
    cacheName: 'dhvani-assets',
    plugins: [
      new ExpirationPlugin({ maxEntries: MOST_ASSETS }),
      { handlerDidError: ({ request }) => findEarlierAsset(request.url) },
    ],
  })
