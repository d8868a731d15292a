import { hindi } from '../fixtures/hindi.ts'
import { untilKept } from '../fixtures/offline.ts'
import { startSite } from '../fixtures/site.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'without a server a page in Hindi opens in Hindi, and an unknown one says so in Hindi',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource|net::/)
    const site = await startSite()
    await page.goto(`${site.url}/hi/terms`)
    await untilKept(page)
    // A page is kept when the service worker brings it.
    await page.reload()
    await site.stop()
    await page.goto(`${site.url}/hi`)
    await expect(page.getByRole('heading', { name: hindi('library_title') })).toBeVisible()
    await page.goto(`${site.url}/hi/terms`)
    await expect(page.getByRole('heading', { name: 'डॉक्टर की सलाह नहीं' })).toBeVisible()
    await page.goto(`${site.url}/hi/contact`)
    await expect(page.getByRole('heading', { name: hindi('offline_title') })).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/hi/offline`)
  },
)

test(
  'a browser that opens English pages alone keeps no Hindi',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await page.goto(site.url)
    await untilKept(page)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const found = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      )
      return found.flat().map((url) => new URL(url).pathname)
    })
    expect(kept).toContain('/offline')
    expect(kept.filter((path) => /^\/hi(?:\/|$)|[/-]hi-/.test(path))).toEqual([])
  },
)
