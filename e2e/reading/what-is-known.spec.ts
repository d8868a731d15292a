import type { Locator } from '@playwright/test'
import { whenSettled } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/what-is-known'

test('a study that a link leads to is marked and has the focus, and Back leads to the link', async ({
  page,
}) => {
  await page.goto('/blog/nature-vs-urban-sounds')
  const link = page.getByRole('link', { name: 'water kept the stress hormone cortisol lower' })
  await link.click()
  const study = page.locator('#thoma-2013')
  await expect(study).toBeFocused()
  await expect(study).toBeInViewport()
  const colourOf = (place: Locator) => place.evaluate((box) => getComputedStyle(box).borderTopColor)
  expect(await colourOf(study)).not.toBe(await colourOf(page.locator('#de-witte-2020')))
  await page.goBack()
  await expect(page).toHaveURL(/\/blog\/nature-vs-urban-sounds#to-thoma-2013$/)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.goForward()
  await expect(study).toBeFocused()
})

test(
  'a reader who opens the page directly loads no script of its text',
  { tag: '@thorough' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(`${PAGE}#thoma-2013`)
    await whenSettled(page)
    await expect(page.locator('#thoma-2013')).toBeInViewport()
    expect(scripts.filter((address) => /known-page/.test(address))).toEqual([])
    expect(scripts.some((address) => /what-is-known-[^/]*\.js$/.test(address))).toBe(true)
  },
)
