import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/what-is-known'
const THOMA = 'A choir, rippling water or nothing before a stress test'

test('the blog leads to the page of studies, which says what it is in its head', async ({
  page,
  site,
}) => {
  await page.goto('/blog')
  await page.getByRole('main').getByRole('link', { name: 'What is known' }).click()
  await expect(page).toHaveURL(/\/what-is-known$/)
  await expect(page.getByRole('heading', { level: 1, name: 'What is known' })).toBeVisible()
  await expect(page).toHaveTitle('What is known | Dhvani')
  const contentOf = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await contentOf('meta[name=description]')).toMatch(/^.{110,160}$/)
  expect(await contentOf('meta[property="og:title"]')).toBe('What is known | Dhvani')
  expect(await contentOf('meta[property="og:type"]')).toBe('website')
  expect(await contentOf('meta[property="og:image"]')).toBe(`${site.url}/social/dhvani.png`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + PAGE)
  await expect(page.getByText(/min read/)).toHaveCount(0)
})

test('a study is told in an article in a sentence, whose link leads to its place', async ({
  page,
}) => {
  await page.goto('/blog/nature-vs-urban-sounds')
  await page.getByRole('link', { name: 'water kept the stress hormone cortisol lower' }).click()
  await expect(page).toHaveURL(/\/what-is-known#thoma-2013$/)
  const study = page.locator('#thoma-2013')
  await expect(study.getByRole('heading', { level: 3, name: THOMA })).toBeInViewport()
  await expect(study.getByText('60 healthy women, 25 years old on average')).toBeVisible()
  await expect(study.getByText('The abstract, on Nov 22, 2026')).toBeVisible()
  await expect(study.getByRole('link', { name: /^doi\.org\// })).toHaveAttribute(
    'href',
    'https://doi.org/10.1371/journal.pone.0070156',
  )
})

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
  'a work that stands at an address only has the day on which it was read',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto(PAGE)
    const work = page.locator('#hours')
    await expect(work).toContainText('scroll.in')
    await expect(work).toContainText('(accessed Nov 22, 2026)')
  },
)

test(
  'the page is whole without scripts, and its questions can be jumped to',
  { tag: '@thorough' },
  async ({ site, browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(site.url + PAGE)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(102)
    await page
      .getByRole('navigation', { name: 'Questions' })
      .getByRole('link', { name: 'ASMR' })
      .click()
    await expect(page).toHaveURL(/#asmr$/)
    await expect(page.getByRole('heading', { level: 2, name: 'ASMR' })).toBeInViewport()
    await context.close()
  },
)

test(
  'a reader who opens the page directly loads no script of its text',
  { tag: '@thorough' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(`${PAGE}#thoma-2013`)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#thoma-2013')).toBeInViewport()
    expect(scripts.filter((address) => /known-page/.test(address))).toEqual([])
    expect(scripts.some((address) => /what-is-known-[^/]*\.js$/.test(address))).toBe(true)
  },
)
