import type { Page } from '@playwright/test'
import { hindi } from '../fixtures/hindi.ts'
import { switchLanguage } from '../fixtures/switch-language.ts'
import { whenWhole } from '../fixtures/whole.ts'
import { expect, test } from '../fixtures/equipped.ts'

const PAPERS = [
  { path: '/terms', title: 'terms_title', section: 'डॉक्टर की सलाह नहीं' },
  { path: '/privacy', title: 'privacy_title', section: 'कब तक, और आपके अधिकार' },
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

for (const { path, title, section } of PAPERS)
  test(`${path} is in Hindi, says which text binds, and names the operator`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    await page.goto(`/hi${path}`)
    await whenWhole(page)
    await expect(page).toHaveTitle(`${hindi(title)} | ${hindi('site_name')}`)
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText('Dhvani Trust')
    await expect(page.getByText(hindi('legal_language'))).toHaveCount(0)
    await expect(page.locator('main [lang]:not([lang=hi], span)')).toHaveCount(0)
    const twin = page.locator('link[rel=alternate][hreflang=en]')
    await expect(twin).toHaveAttribute('href', site.url + path)
    expect(await devanagariOf(page)).toBeGreaterThan(10_000)
    expect(await devanagariOf(page)).toBeLessThanOrEqual(40_000)
    await expectAccessible()

    const binding = page.getByRole('main').getByRole('link', { name: hindi('legal_english') })
    await expect(binding).toHaveAttribute('hreflang', 'en')
    await binding.click()
    await expect(page).toHaveURL(site.url + path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByText(section)).toHaveCount(0)
    await switchLanguage(page, 'हिन्दी')
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
  })

test(
  'the papers in Hindi lead to pages in Hindi, and are read without scripts',
  { tag: '@thorough' },
  async ({ page, site, browser }) => {
    await page.goto('/hi/terms')
    await page.getByRole('main').getByRole('link', { name: 'निजता के पेज' }).click()
    await expect(page).toHaveURL(/\/hi\/privacy$/)
    await expect(page.getByRole('heading', { name: 'कब तक, और आपके अधिकार' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'संपर्क पेज' }).first().click()
    await expect(page).toHaveURL(/\/hi\/contact$/)

    const context = await browser.newContext({ javaScriptEnabled: false })
    const bare = await context.newPage()
    await bare.goto(`${site.url}/hi/privacy`)
    await expect(bare.getByText('सिवा एक के, जो गूगल से साइन इन करते समय पाँच मिनट')).toBeVisible()
    await context.close()
  },
)
