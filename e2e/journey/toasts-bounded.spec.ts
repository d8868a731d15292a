import type { Page } from '@playwright/test'
import { buildBeat } from '../fixtures/beatbox.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { SIZES } from '../fixtures/sizes.ts'
import { expect, test } from '../fixtures/test.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

/** A title of the greatest length, without a space. */
const LONG = Buffer.from('W'.repeat(100)).toString('base64url')

const toaster = (page: Page) => page.locator('[data-toaster]')

const expectButtonsInReach = async (page: Page, action: string) => {
  for (const name of [action, 'Close'])
    await expect(toaster(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
}

/** Until the page has brought it back, there is no own mix that another one replaces. */
const expectOwnMixBack = (page: Page) =>
  expect(home(page).mix.getByText('Paused: Breeze')).toBeVisible()

for (const { name, screen } of SIZES)
  test.describe(`on ${name}`, thoroughUnless(name === 'a phone'), () => {
    test.use(screen)

    test('Undo stays in reach below a long title without a space', async ({ page }) => {
      const { slot } = await buildBeat(page)
      await page.goto(`/beatboxer#beat=1.100.70.0b280&title=${LONG}`)
      await expect(slot(1, 'Keherwa')).toBeVisible()
      await expectButtonsInReach(page, 'Undo')
      await toaster(page).getByRole('button', { name: 'Undo' }).click()
      await expect(slot(1, 'Teentaal')).toBeVisible()
    })

    test('the way back to the own mix stays in reach below a long name', async ({
      page,
      openSignedIn,
    }) => {
      await openSignedIn()
      await addToMix(page, 'Breeze')
      await page.goto(`/?mix=1.1o.a1e0.${LONG}`)
      await expectOwnMixBack(page)
      await page.getByRole('button', { name: 'Play instead of mine' }).click()
      await expectButtonsInReach(page, 'Bring back my mix')
      await toaster(page).getByRole('button', { name: 'Bring back my mix' }).click()
      await expect(home(page).mix.getByText('Paused: Breeze')).toBeVisible()
    })

    test('the text of a toast with a long button is no narrow column', async ({
      page,
      openSignedIn,
    }) => {
      await openSignedIn()
      await addToMix(page, 'Breeze')
      await page.goto('/?mix=1.1o.a1e0h0a1.TmlnaHQ')
      await expectOwnMixBack(page)
      await page.getByRole('button', { name: 'Play instead of mine' }).click()
      await expectButtonsInReach(page, 'Bring back my mix')
      const card = (await toaster(page).getByRole('status').boundingBox())?.width ?? Infinity
      const text = (await toaster(page).locator('.font-semibold').first().boundingBox())?.width ?? 0
      expect(text / card, 'share of the width').toBeGreaterThan(0.55)
    })

    test('a link cannot write a toast of its own', async ({ page }) => {
      const text = encodeURIComponent('Your account is locked. Call +91 98765 43210. '.repeat(60))
      for (const part of ['error_description', 'message']) {
        await page.goto(`/contact#${part}=${text}`)
        await expect(toaster(page).getByRole('button', { name: 'Close' })).toBeVisible()
        await expect(page.getByText('Your account is locked')).toHaveCount(0)
        const { height } = (await toaster(page).boundingBox()) ?? { height: Infinity }
        expect(height, 'height of the toast').toBeLessThan(300)
      }
    })
  })
