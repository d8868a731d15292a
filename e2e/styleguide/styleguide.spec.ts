import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { startDevelopmentSite } from './development-site.ts'

const THEMES = ['subah', 'raat'] as const
/** Parts that have more room on a wide screen, and do something with it. */
const STRETCHING = [
  'Colours',
  'Corners and shadows',
  'Buttons',
  'Fields',
  'Sound cards',
  'Toasts',
  'Empty',
]
const OTHERS = [
  'Type',
  'Sliders',
  'Choices',
  'Waiting',
  'Errors',
  'Icons of sounds',
  'Icons of loops',
  'Artwork',
]
const SCREENS = [
  { width: 360, sections: [...STRETCHING, ...OTHERS] },
  { width: 1440, sections: STRETCHING },
]
/** Their pictures are taken when they are open. */
const OVERLAYS = 1

const articles = (page: Page): Locator => page.locator('article[aria-busy=false]')

const alive = (page: Page): Promise<void> => expect(articles(page)).toHaveCount(THEMES.length)

const test = base.extend<object, { styleguide: string }>({
  styleguide: [
    async ({ browser }, use) => {
      const site = await startDevelopmentSite()
      const address = `${site.url}/styleguide`
      // The server prepares what the first page asks for. A page that asks for parts in between gets
      // some of before and some of after, and never comes alive.
      const first = await browser.newPage()
      await expect(async () => {
        await first.goto(address)
        await expect(articles(first)).toHaveCount(THEMES.length, { timeout: 45_000 })
      }).toPass({ timeout: 200_000 })
      await first.close()
      await use(address)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const open = async (page: Page, url: string, theme: string): Promise<void> => {
  await page.goto(url)
  await alive(page)
  await page.evaluate(async (worn) => {
    document.documentElement.dataset.theme = worn
    await document.fonts.ready
  }, theme)
}

const picture = (name: string, width: number, theme: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${width}-${theme}.png`

for (const { width, sections } of SCREENS)
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const theme of THEMES) {
      test(`every part looks as it was drawn, by ${theme}`, async ({ page, styleguide }) => {
        await open(page, styleguide, theme)
        const article = page.getByRole('article', { name: theme })
        await expect(article.getByRole('region'), 'no part is left out').toHaveCount(
          STRETCHING.length + OTHERS.length + OVERLAYS,
        )
        for (const name of sections)
          await expect
            .soft(article.getByRole('region', { name, exact: true }))
            .toHaveScreenshot(picture(name, width, theme))
      })

      test(`dialogs, sheets and toasts come as they were drawn, by ${theme}`, async ({
        page,
        styleguide,
      }) => {
        await open(page, styleguide, theme)
        const press = (name: string) =>
          page.getByRole('article', { name: theme }).getByRole('button', { name }).click()
        for (const kind of ['dialog', 'sheet']) {
          await press(`Open a ${kind}`)
          const dialog = page.getByRole('dialog', { name: `A ${kind}` })
          await expect.soft(dialog).toHaveScreenshot(picture(kind, width, theme))
          await dialog.getByRole('button', { name: 'Close' }).click()
        }
        await press('Show a toast')
        await expect
          .soft(page.getByRole('status').filter({ hasText: 'All is well.' }))
          .toHaveScreenshot(picture('toast', width, theme))
      })
    }
  })

test('a token that changes is seen', async ({ page, styleguide }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, styleguide, 'subah')
  const article = page.getByRole('article', { name: 'subah' })
  await article.evaluate((element) => element.style.setProperty('--action', '#8c5a1a'))
  await expect(article.getByRole('region', { name: 'Buttons' })).not.toHaveScreenshot(
    picture('Buttons', 360, 'subah'),
  )
})
