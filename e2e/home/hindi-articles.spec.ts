import type { Page } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { hindi } from '../fixtures/hindi.ts'
import { switchLanguage } from '../fixtures/switch-language.ts'
import { expect, test } from '../fixtures/test.ts'

const PATH = '/blog/calm-music-sleep'
const TITLE = 'नींद के लिए संगीत: सिरहाने की पाँच चीज़ें'
const ENGLISH_TITLE = /Calm Music/

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const contentOf = (page: Page, selector: string): Promise<string | null> =>
  page.locator(selector).getAttribute(selector.startsWith('link') ? 'href' : 'content')

test('an article that is written in Hindi is Hindi from its head to its last line', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.goto(`/hi${PATH}`)
  await expect(page).toHaveTitle(`${TITLE} | ${hindi('site_name')}`)
  await expect(title(page)).toHaveText(TITLE)
  await expect(title(page)).not.toHaveAttribute('lang')
  await expect(page.getByRole('article')).not.toHaveAttribute('lang')
  await expect(page.getByText(hindi('article_language'))).toHaveCount(0)
  await expect(page.getByText(hindi('blog_read_time', { minutes: '6' })).first()).toBeVisible()
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', '2026-11-23')

  expect(await contentOf(page, 'meta[name=description]')).toMatch(/^क्या कोई राग सुला सकता है/)
  expect(await contentOf(page, 'link[rel=canonical]')).toBe(`${site.url}/hi${PATH}`)
  expect(await contentOf(page, 'link[hreflang=en]')).toBe(site.url + PATH)
  expect(await contentOf(page, 'link[hreflang=hi]')).toBe(`${site.url}/hi${PATH}`)
  expect(await contentOf(page, 'link[type="application/rss+xml"]')).toBe('/feeds/hi.xml')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ headline: TITLE, inLanguage: 'hi' })

  const sources = page.getByRole('region', { name: hindi('article_sources') })
  const named = sources.locator('li > span[lang=en]')
  await expect(named).toHaveCount(await sources.getByRole('listitem').count())
  await expect(named.first(), 'authors are marked too').toContainText(/\(\d{4}\)/)
  await expect(named.first().locator('cite')).toBeVisible()

  const related = page.getByRole('region', { name: hindi('article_related') }).getByRole('listitem')
  await expect(related).toHaveCount(3)
  await expect(related.locator('[lang=en]')).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible()
})

test(
  'the feed in Hindi has the articles in Hindi',
  { tag: '@thorough' },
  async ({ page, site }) => {
    const feed = await (await page.request.get(`${site.url}/feeds/hi.xml`)).text()
    expect(feed).toContain(`<link>${site.url}/hi${PATH}</link>`)
    expect(feed).toContain(TITLE)
    expect(feed).not.toContain('dhvani.invalid')
  },
)

test('the library in Hindi begins with what is written in Hindi, and marks the rest as English', async ({
  page,
}) => {
  await page.goto('/hi/blog')
  const titles = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
  await expect(titles).toHaveCount(19)
  const languages = await titles.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))
  expect(languages.slice(0, 3)).toEqual([null, null, null])
  expect(languages.slice(3).every((language) => language === 'en')).toBe(true)
  await page.getByRole('searchbox').fill('सिरहाने')
  await expect(titles).toHaveText([TITLE])
  await page.getByRole('link', { name: TITLE }).click()
  await expect(page).toHaveURL(new RegExp(`/hi${PATH}$`))
  await expect(title(page)).toHaveText(TITLE)
})

test(
  'the switch leads from an article to the same one in the other language, and back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(PATH)
    await expect(title(page)).toHaveText(ENGLISH_TITLE)
    await switchLanguage(page, 'हिन्दी')
    await expect(page).toHaveURL(new RegExp(`/hi${PATH}$`))
    await expect(title(page)).toHaveText(TITLE)
    await expect(page.getByRole('article')).not.toHaveAttribute('lang')
    await switchLanguage(page, 'English')
    await expect(title(page)).toHaveText(ENGLISH_TITLE)
  },
)

test('an article without a translation stays English in Hindi’s frame, and offers those in Hindi', async ({
  page,
}) => {
  await page.goto('/hi/blog/power-of-focus-music')
  await expect(page.getByText(hindi('article_language'))).toBeVisible()
  await expect(title(page)).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
  // Titles in the article slope, which Devanagari never does.
  await expect(page.getByRole('article')).toHaveCSS('font-synthesis-style', 'auto')
  await expect(page.locator('body')).toHaveCSS('font-synthesis-style', 'none')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ inLanguage: 'en' })
})

test('the contents of an article in Hindi mark the section that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/hi${PATH}`)
  const link = page.getByRole('navigation', { name: hindi('article_contents') }).getByRole('link')
  await link.nth(1).click()
  await expect(link.nth(1)).toHaveAttribute('aria-current', 'location')
})

test(
  'a player of an article in Hindi plays, and plays on in the other language',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto(`/hi${PATH}`)
    const tanpura = hindi('loop_raga_drone')
    await page.getByRole('button', { name: hindi('listen_play', { name: tanpura }) }).click()
    const stop = page.getByRole('button', { name: hindi('listen_pause', { name: tanpura }) })
    await expect(stop).toBeVisible()
    await expectSound(page)
    await switchLanguage(page, 'English')
    await expect(page.getByRole('button', { name: 'Stop Tanpura' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Stop Tanpura' }).click()
    await expectSilence(page)
  },
)
