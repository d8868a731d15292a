import type { Page } from '@playwright/test'
import { hindi } from '../fixtures/hindi.ts'
import { switchLanguage } from '../fixtures/switch-language.ts'
import { whenWhole } from '../fixtures/whole.ts'
import { expect, test } from '../fixtures/equipped.ts'

const PAPERS = [
  { path: '/terms', section: 'डॉक्टर की सलाह नहीं' },
  { path: '/privacy', section: 'कब तक, और आपके अधिकार' },
  { path: '/withdraw', section: 'बिना साइन इन किए' },
  { path: '/accessibility', section: 'शिकायत कैसे करें' },
] as const

/** Fonts of Devanagari that a page has loaded, in bytes. */
const devanagariOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name }) =>
        /\/(?:(?:headings|text)-hi|(?:anek|tiro)-devanagari)\S*\.woff2$/.test(name),
      )
    return fonts.reduce((sum, font) => sum + (font as PerformanceResourceTiming).decodedBodySize, 0)
  })

for (const { path, section } of PAPERS)
  test(`${path} in Hindi names the operator, and leads to the text that binds`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    await page.goto(`/hi${path}`)
    await whenWhole(page)
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText('Dhvani Trust')
    await expect(page.locator('main [lang]:not([lang=hi], span)')).toHaveCount(0)
    expect(await devanagariOf(page)).toBeGreaterThan(10_000)
    expect(await devanagariOf(page)).toBeLessThanOrEqual(40_000)
    await expectAccessible()

    await page
      .getByRole('main')
      .getByRole('link', { name: hindi('legal_english') })
      .click()
    await expect(page).toHaveURL(site.url + path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByText(section)).toHaveCount(0)
    await switchLanguage(page, 'हिन्दी')
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
  })
