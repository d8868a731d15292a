import { home } from './fixtures/home.ts'
import { whenWhole } from './fixtures/whole.ts'
import { describe, expect, onPhone, type Page } from './test.ts'

/** Where the parts of a page are, in whole pixels from its top. */
const placesOf = (page: Page, parts: string): Promise<readonly number[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((part) =>
        Math.round(part.getBoundingClientRect().top + scrollY),
      ),
    parts,
  )

/** Holds the settings of the site back until the test lets them come. */
const holdSettings = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/config\.json$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

describe('what the server says late moves nothing that is read already', () => {
  onPhone.for(['/donate', '/hi/donate'])(
    '%s: that gifts are not set up',
    async (path, { page }) => {
      const release = await holdSettings(page)
      await page.goto(path)
      await whenWhole(page)
      const before = await placesOf(page, 'main h1, main li, main h2')
      expect(before.length).toBeGreaterThan(4)
      release()
      await expect(page.locator('main [aria-disabled=true]')).toHaveCount(3)
      expect(await placesOf(page, 'main h1, main li, main h2')).toEqual(before)
    },
  )

  onPhone.for(['/terms', '/hi/terms', '/hi/privacy'])(
    '%s: who runs the site',
    async (path, { page }) => {
      const release = await holdSettings(page)
      await page.goto(path)
      await whenWhole(page)
      const before = await placesOf(page, 'main h1, main h2')
      expect(before.length).toBeGreaterThan(4)
      release()
      await expect(page.locator('.is-awaited')).toHaveCount(0)
      await expect(page.locator('.legal-details mark')).toHaveCount(4)
      expect(await placesOf(page, 'main h1, main h2')).toEqual(before)
    },
  )

  onPhone('the beatbox: that there is a mix in the dock', async ({ page, openWithRain }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openWithRain()
    await page.goto('/beatboxer')
    await whenWhole(page)
    await expect(home(page).mix).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dhvani.beat-dock') ?? ''))
      .toMatch(/\d\d/)
    const PARTS = '.beat-console, [data-slot]'
    // Notes where all stands in each frame before the dock is there.
    await page.addInitScript(() => {
      const places: number[][] = []
      Object.assign(window, { places })
      const note = () => {
        const parts = [...document.querySelectorAll('.beat-console, [data-slot]')]
        if (parts.length > 16 && document.documentElement.hasAttribute('data-kept-dock'))
          places.push(parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)))
        if (!document.querySelector('.dock')) requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    await page.reload()
    await whenWhole(page)
    await expect(home(page).mix).toBeVisible()
    const before = await page.evaluate(() => (Reflect.get(window, 'places') as number[][]).at(-1))
    expect(before).toBeDefined()
    expect(await placesOf(page, PARTS)).toEqual(before)
    await expect(page.locator('html[data-kept-dock]')).toHaveCount(0)
  })
})
