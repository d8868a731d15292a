import type { Page } from '@playwright/test'
import { addToMix, home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

/** The articles with the longest headlines. */
const ARTICLES = ['indian-classical-meditation', 'instrumental-music-creativity'] as const

const boxOf = async (page: Page, part: 'header' | 'picture' | 'headline' | 'dock') => {
  const locator = {
    header: page.getByRole('banner'),
    // Each theme has its own.
    picture: page.locator('main img').filter({ visible: true }).first(),
    headline: page.getByRole('heading', { level: 1 }),
    dock: home(page).mix,
  }[part]
  const box = await locator.boundingBox()
  if (!box) throw new Error(`the page shows no ${part}`)
  return { top: box.y, bottom: box.y + box.height }
}

/** In pixels, on the page as it opens; where a part is cut off, a number is below 0. */
const measureRoom = async (page: Page) => {
  const [header, picture, headline, dock] = [
    await boxOf(page, 'header'),
    await boxOf(page, 'picture'),
    await boxOf(page, 'headline'),
    await boxOf(page, 'dock'),
  ]
  return {
    aboveHeader: header.top,
    underHeader: picture.top - header.bottom,
    underPicture: headline.top - picture.bottom,
    overDock: dock.top - headline.bottom,
  }
}

for (const [name, viewport] of [
  ['a laptop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(
    `on ${name} a long headline is whole between its picture and a dock with four sounds`,
    thoroughUnless(name === 'a phone'),
    async ({ page, openSignedIn }) => {
      await openSignedIn()
      for (const sound of ['Rain', 'Train', 'Breeze', 'Koel Singing']) await addToMix(page, sound)
      await page.setViewportSize(viewport)
      for (const slug of ARTICLES) {
        await page.goto(`/blog/${slug}`)
        // The phone's dock is folded: its list is there, and not shown.
        await expect(home(page).mix.getByLabel('Sounds in the mix').locator('li')).toHaveCount(4)
        await page.evaluate(() => document.fonts.ready)
        for (const theme of ['subah', 'raat']) {
          await page.evaluate((next) => (document.documentElement.dataset.theme = next), theme)
          const room = await measureRoom(page)
          expect(
            Math.min(...Object.values(room)),
            JSON.stringify({ slug, theme, ...room }),
          ).toBeGreaterThanOrEqual(0)
        }
      }
    },
  )
