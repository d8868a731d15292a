import type { Page } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { hindi } from '../fixtures/hindi.ts'
import { switchLanguage } from '../fixtures/switch-language.ts'
import { expect, test } from '../fixtures/test.ts'

const PATH = '/blog/calm-music-sleep'
const TITLE = 'नींद के लिए संगीत: सिरहाने की पाँच चीज़ें'
const ENGLISH_TITLE = /Calm Music/

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'an article that is written in Hindi is accessible and fits the screen',
  { tag: '@thorough' },
  async ({ page, expectAccessible }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/hi${PATH}`)
    await expect(title(page)).toHaveText(TITLE)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
    await expectAccessible()
  },
)

test('the library in Hindi finds an article by a Hindi word', async ({ page }) => {
  await page.goto('/hi/blog')
  const titles = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
  await expect(titles).toHaveCount(19)
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

test('titles in English slope in an article in Hindi, which Devanagari never does', async ({
  page,
}) => {
  await page.goto('/hi/blog/singing-bowls-healing')
  const album = page.getByRole('article').locator('i[lang=en]')
  await expect(album).toHaveText('Tibetan Bells')
  await expect(album).toHaveCSS('font-synthesis-style', 'auto')
  await expect(page.locator('body')).toHaveCSS('font-synthesis-style', 'none')
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
