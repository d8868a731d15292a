import type { Page } from '@playwright/test'
import { expectSound } from '../fixtures/audio-tap.ts'
import { hindi } from '../fixtures/hindi.ts'
import { switchLanguage } from '../fixtures/switch-language.ts'
import { whenWhole } from '../fixtures/whole.ts'
import { expect, test } from '../fixtures/test.ts'

/** The browser of a listener who has chosen the digits of Devanagari before. */
const chooseBefore = (page: Page) =>
  page.addInitScript(() => {
    const value = { hasOwnDigits: true }
    localStorage.setItem('dhvani.preferences', JSON.stringify({ version: 1, value }))
  })

/** Ordinary digits that a reader sees, outside of fields and of what authors wrote. */
const ordinaryDigits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || element.closest('script, style, noscript, option, [lang=en], article'))
        continue
      if (/\d/.test(node.textContent ?? '')) found.push(node.textContent ?? '')
    }
    return found
  })

const digitsFont = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/digits-hi-\S+\.woff2$/.test(name)).length,
  )

test(
  'a listener chooses the digits of Devanagari in the account, and they stay',
  { tag: '@desktop' },
  async ({ page, openSignedIn, expectAccessible }) => {
    await openSignedIn()
    await page.goto('/hi/account')
    const digits = page.getByRole('group', { name: hindi('digits_title') })
    await expect(digits.getByRole('radio', { name: '123' })).toBeChecked()
    await digits.getByText('१२३').click()
    await expect(digits.getByRole('radio', { name: '१२३' })).toBeChecked()
    await expect(digits.getByRole('radio', { name: '१२३' })).toBeFocused()
    await expectAccessible()
    await page.goto('/hi')
    await expect(page.getByRole('timer').first()).toHaveText('२५:००')
    await page.reload()
    await expect(page.getByRole('timer').first()).toHaveText('२५:००')
    await switchLanguage(page, 'English')
    await expect(page.getByRole('timer').first()).toHaveText('25:00')
  },
)

test(
  'a visitor with a phone chooses them in the menu, while the mix plays on',
  { tag: '@phone' },
  async ({ page, openWithRain, expectAccessible }) => {
    await openWithRain()
    await switchLanguage(page, 'हिन्दी')
    await page.getByRole('button', { name: hindi('menu') }).click()
    await page.getByRole('dialog').getByText('१२३').click()
    await expect(page.getByText('१ आवाज़ चालू')).toBeVisible()
    await expectSound(page)
    await expectAccessible()
  },
)

test('a visitor with a wide screen chooses them below the page, while the mix plays on', async ({
  page,
  openWithRain,
  expectAccessible,
}) => {
  await openWithRain()
  const opener = page.getByRole('contentinfo').getByRole('button', { name: hindi('digits_title') })
  await expect(opener).toHaveCount(0)
  await switchLanguage(page, 'हिन्दी')
  await opener.click()
  const dialog = page.getByRole('dialog', { name: hindi('digits_title') })
  await expect(dialog.getByRole('radio', { name: '123' })).toBeChecked()
  await expectAccessible()
  await dialog.getByText('१२३').click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByText('१ आवाज़ चालू')).toBeVisible()
  await expectSound(page)
  await opener.click()
  await expect(dialog.getByRole('radio', { name: '१२३' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

for (const path of ['/hi', '/hi/blog', '/hi/donate', '/hi/beatboxer', '/hi/auth?mode=sign-up'])
  test(
    `${path} has no ordinary digit where a listener chose others`,
    { tag: path === '/hi' || path === '/hi/beatboxer' ? '@desktop' : '@thorough' },
    async ({ page }) => {
      await chooseBefore(page)
      await page.goto(path)
      await whenWhole(page)
      await expect(page.getByText(/[०-९]/).first()).toBeAttached()
      expect(await ordinaryDigits(page)).toEqual([])
      expect(await digitsFont(page)).toBe(1)
    },
  )

test(
  'the figures of an article have them in their tables and drawings',
  { tag: '@thorough' },
  async ({ page }) => {
    await chooseBefore(page)
    await page.goto('/hi/blog/tabla-energy-motivation')
    const cell = page.getByRole('cell', { name: /[०-९]/, includeHidden: true })
    await expect(cell.first()).toBeAttached()
    const ordinary = await page
      .locator('figure')
      .locator('svg text, th, td')
      .filter({ hasText: /[0-9]/ })
      .allTextContents()
    expect(ordinary).toEqual([])
  },
)

test(
  'an article in Hindi has its time and dates in them',
  { tag: '@thorough' },
  async ({ page }) => {
    await chooseBefore(page)
    await page.goto('/hi/blog/calm-music-sleep')
    await expect(page.getByText(hindi('blog_read_time', { minutes: '६' })).first()).toBeVisible()
  },
)

test(
  'a page in Hindi without the choice loads no digits, nor does a page in English',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/hi')
    await whenWhole(page)
    expect(await digitsFont(page)).toBe(0)
    await chooseBefore(page)
    await page.goto('/')
    await whenWhole(page)
    await expect(page.getByRole('timer').first()).toHaveText('25:00')
    expect(await digitsFont(page)).toBe(0)
  },
)
