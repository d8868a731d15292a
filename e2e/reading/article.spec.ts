import type { Page } from '@playwright/test'
import { ARTICLE_SLUGS, DATED_ARTICLES } from '@dhvani/web/specified-articles'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { giveCredentials, press } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/blog/create-focus-soundscape'

const contentOf = async (page: Page, selector: string): Promise<string | null> =>
  page.locator(selector).getAttribute(selector.startsWith('link') ? 'href' : 'content')

test('an article page has header, meta row, title, text and document head', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto(PAGE)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Dhvani' })).toBeVisible()
  await expect(header.getByText('Indian Ambient Sound Mixer')).toBeVisible()
  for (const name of ['Home', 'Blog', 'Contact'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible()

  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  const title = 'How to Create a Focus Soundscape: A Recipe in Three Layers'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Dec 9, 2024').first()).toHaveAttribute('datetime', '2024-12-09')
  await expect(page.getByText('Dhvani Team')).toBeVisible()
  await expect(page.getByText('6 min read').first()).toBeVisible()
  const picture = page.locator('main img').first()
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)

  const article = page.getByRole('article')
  await expect(article).toHaveCount(1)
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(article.getByRole('list').first()).toBeVisible()
  await expect(article.locator('p').last()).toContainText('This recipe was written with Dhvani')

  await expect(page).toHaveTitle(`${title} | Dhvani`)
  expect(await contentOf(page, 'meta[name=description]')).toMatch(/.{110,160}/)
  expect(await contentOf(page, 'meta[name=keywords]')).toContain('tanpura drone')
  expect(await contentOf(page, 'meta[property="og:title"]')).toBe(`${title} | Dhvani`)
  expect(await contentOf(page, 'meta[property="og:description"]')).toMatch(/.{110,160}/)
  expect(await contentOf(page, 'meta[property="og:type"]')).toBe('article')
  expect(await contentOf(page, 'link[rel=canonical]')).toBe(site.url + PAGE)
  const social = await contentOf(page, 'meta[property="og:image"]')
  expect(social).toBe(`${site.url}/social/create-focus-soundscape.png`)
  expect((await page.request.get(social ?? '')).headers()['content-type']).toBe('image/png')
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  ) as Record<string, unknown>
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: '2024-12-09',
  })
  await expectAccessible()

  await page.getByRole('link', { name: 'Read More Articles' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('an article that changed after its publication shows both days', async ({ page }) => {
  await page.goto('/blog/future-sound-therapy')
  await expect(page.getByText('Dec 8, 2024').first()).toHaveAttribute('datetime', '2024-12-08')
  await expect(page.getByText('Updated Nov 23, 2026')).toHaveAttribute('datetime', '2026-11-23')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    datePublished: '2024-12-08',
    dateModified: '2026-11-23',
  })
})

test(
  'the header stays on the screen, and the progress grows, while a reader scrolls',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto(PAGE)
    const progress = () =>
      page
        .getByTestId('reading-progress')
        .evaluate((bar: HTMLElement) => Number(bar.style.scale.split(' ')[0]))
    await expect.poll(progress).toBe(0)
    await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dhvani' })).toBeInViewport()
    await expect.poll(progress).toBeGreaterThan(0.7)
  },
)

test('the contents lead to their sections on wide screens, and are not there on narrow ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(PAGE)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Method' }).click()
  await expect(page).toHaveURL(/#method$/)
  await expect(page.getByRole('heading', { name: 'Method' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Method' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(contents).toBeHidden()
})

test('every article can be read without scripts, with its date, minutes and length', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const slug of ARTICLE_SLUGS) {
    await page.goto(`${site.url}/blog/${slug}`)
    await expect(page).toHaveTitle(/ \| Dhvani$/)
    const minutes = Number(
      /(\d) min read/.exec((await page.locator('h1').locator('..').textContent()) ?? '')?.[1],
    )
    const date = await page.locator('time').first().getAttribute('datetime')
    const dated = DATED_ARTICLES[slug]
    if (dated) expect([date, minutes], slug).toEqual(dated)
    expect(minutes, slug).toBeGreaterThanOrEqual(4)
    expect(minutes, slug).toBeLessThanOrEqual(8)
    const text = await page.getByRole('article').innerText()
    const words = text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length
    expect(words / minutes, `${slug}: words a minute`).toBeGreaterThanOrEqual(195)
    expect(words / minutes, `${slug}: words a minute`).toBeLessThanOrEqual(245)
  }
  await context.close()
})

test('an article ends on three others, and all 23 can be reached from the list', async ({
  page,
  site,
}) => {
  const seen = new Set<string>()
  const waiting: string[] = []
  const follow = (html: string) => {
    for (const [, slug = ''] of html.matchAll(/href="\/blog\/([a-z-]+)"/g))
      if (!seen.has(slug)) {
        seen.add(slug)
        waiting.push(slug)
      }
  }
  follow(await (await page.request.get(`${site.url}/blog`)).text())
  for (let slug = waiting.shift(); slug !== undefined; slug = waiting.shift())
    follow(await (await page.request.get(`${site.url}/blog/${slug}`)).text())
  expect([...seen].toSorted()).toEqual(ARTICLE_SLUGS)

  await page.goto(PAGE)
  const related = page.getByRole('region', { name: 'Related articles' })
  await expect(related.getByRole('listitem')).toHaveCount(3)
  await related.getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(PAGE))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a sound in the text plays for ten seconds at most, in place', async ({ page }) => {
  await page.goto('/blog/rise-of-asmr')
  const player = page.getByRole('button', { name: 'Listen to Rain' })
  await player.click()
  await expect(page.getByRole('button', { name: 'Stop Rain' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectSound(page)
  await expect(player).toBeVisible({ timeout: 15_000 })
  await player.click()
  await page.getByRole('button', { name: 'Stop Rain' }).click()
  await expect(player).toBeVisible()
})

test('a visitor hears a proposed mix for ten seconds, and as a mix after signing in @journey', async ({
  page,
  account,
}) => {
  await page.goto('/blog/calm-music-sleep')
  const proposal = page.getByRole('button', { name: /^Try this mix: Rain at 40, Breeze at 20/ })
  await proposal.click()
  await expectSound(page)
  const told = page.getByRole('status').filter({ hasText: 'Sign in to play this mix' })
  await expect(told).toContainText('Without an account, it plays for ten seconds.')
  await told.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expectSilence(page)
  await press(page, 'Sign In')
  await giveCredentials(page, account)
  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await expect(mix.getByRole('slider', { name: 'Rain volume' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
})

test('links in an article keep the page that is open, as all links of the site do', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(PAGE)
  await page.evaluate(() => Object.assign(window, { wasOpenedOnce: true }))
  await page.getByRole('article').getByRole('link', { name: 'on the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(title).toContainText('How to Create a Focus Soundscape')
  const related = page.getByRole('region', { name: 'Related articles' })
  await related.getByRole('link').first().click()
  await expect(title).not.toContainText('How to Create a Focus Soundscape')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(title).toHaveText('Blog')
  expect(await page.evaluate(() => 'wasOpenedOnce' in window)).toBe(true)
})

test(
  'an article reached from the list has its players, its contents and its share dialog',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/blog')
    await page.getByRole('link', { name: /^Read More How to Create a Focus Soundscape/ }).click()
    const player = page.getByRole('button', { name: 'Listen to Tanpura' })
    await player.click()
    await page.getByRole('button', { name: 'Stop Tanpura' }).click()
    await expect(player).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const method = contents.getByRole('link', { name: 'Method' })
    await method.click()
    await expect(method).toHaveAttribute('aria-current', 'location')
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await expect(dialog.getByText(/\/blog\/create-focus-soundscape$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toBeFocused()
  },
)
