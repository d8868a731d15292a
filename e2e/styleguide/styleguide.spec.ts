import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { startDevSite } from './dev-site.ts'
import { expectImpression } from './impression.ts'

const THEMES = ['subah', 'raat'] as const
const SAMPLES = [
  'Colours',
  'Buttons',
  'Slider',
  'Choice',
  'Dialogs and toasts',
  'Fields',
  'Sound cards',
  'Waiting and empty',
  'Icons of sounds and loops',
  'Artwork',
] as const

let site: Awaited<ReturnType<typeof startDevSite>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startDevSite()
})
test.afterAll(() => site.stop())

test('all that screens are made of looks as it was last seen, in both themes', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/styleguide`, { timeout: 90_000 })
  await expect(page.getByRole('heading', { name: 'Styleguide: raat' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  for (const theme of THEMES)
    for (const title of SAMPLES) {
      const sample = page.getByRole('article', { name: theme }).getByRole('region', { name: title })
      await expectImpression(page, sample, `${theme}-${title.toLowerCase().replaceAll(' ', '-')}`)
    }
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('every sound and loop has a drawing of its own', async ({ page }) => {
  await page.goto(`${site.url}/styleguide`)
  const drawings = await page
    .getByRole('region', { name: 'Icons of sounds and loops' })
    .first()
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.innerHTML))
  expect(drawings).toHaveLength(25)
  expect(new Set(drawings).size).toBe(25)
})
