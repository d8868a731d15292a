import { hindi } from '../fixtures/hindi.ts'
import { openReleases, releaseOf } from '../fixtures/releases.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  'a page in Hindi offers a new release in Hindi, waits for what is being written, and comes back in Hindi',
  { tag: '@thorough' },
  async ({ page, problems, expectAccessible }) => {
    // The server is away for a moment.
    problems.allow(/ERR_CONNECTION_REFUSED|net::/)
    const releases = await openReleases()
    try {
      const { site, earlier, later } = releases
      await page.goto(`${site.url}/hi/contact`)
      const message = page.getByRole('textbox', { name: hindi('contact_message') })
      await message.fill('कोयल ज़रा जल्दी कूक उठती है।')
      // The parts that come late are there; they bring the watch for new releases.
      await expect(page.locator('[data-new-version]')).toBeAttached()
      await releases.update()
      await page.evaluate(() => dispatchEvent(new Event('online')))

      const offer = page.locator('[data-new-version]')
      await expect(offer).toContainText(hindi('new_version_title'))
      await expect(offer).toContainText(hindi('new_version_text'))
      await expect(offer.getByRole('button', { name: hindi('close') })).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(width, 'the page is wider than the screen').toBeLessThanOrEqual(0)
      await expectAccessible()

      const load = offer.getByRole('button', { name: hindi('new_version_load') })
      await load.click()
      await expect(offer).toContainText(hindi('new_version_waits'))
      expect(await releaseOf(page)).toBe(earlier)
      await expect(offer).not.toContainText(/[a-z]/i)
      await message.clear()
      await load.click()
      await expect.poll(() => releaseOf(page)).toBe(later)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('contact_title'))
    } finally {
      await releases.site.stop()
    }
  },
)
