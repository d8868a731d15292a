import type { Page } from '@playwright/test'
import { home, openMenu, openMix, closeMix, addToMix } from '../fixtures/home.ts'
import { openUpload, holdLine } from '../fixtures/upload.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { expect, test as base } from '../fixtures/test.ts'

const THEMES = [
  ['light', 'subah', 'everything'],
  ['dark', 'raat', 'colours'],
] as const

type Fixtures = {
  /** Fails on any axe violation in the page as it is now, in both themes. */
  expectBothAccessible(): Promise<void>
}

const test = base.extend<Fixtures>({
  expectBothAccessible: async ({ page, expectAccessible }, use) =>
    use(async () => {
      for (const [colorScheme, theme, checked] of THEMES) {
        // Without motion, so that no colour is in the middle of a transition.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectAccessible(checked)
      }
    }),
})

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('every state that a visitor meets is accessible in both themes @journey', async ({
  page,
  problems,
  expectBothAccessible,
}) => {
  problems.allow(/404|Failed to load resource/)
  await page.route('**/dhvani/train.mp3*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await page.mouse.move(5, 5)
  await expect(home(page).mix).toBeVisible()
  await expectBothAccessible()
  const { card, dialog } = home(page)
  await card('Breeze').click()
  await expect(dialog('Breeze').getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await expectBothAccessible()
  await page.keyboard.press('Escape')
  await card('Train').click()
  await expect(dialog('Train').getByRole('alert')).toBeVisible()
  await expectBothAccessible()
  await page.keyboard.press('Escape')
  for (const name of ['Upload Sound', 'About the sounds', 'Keyboard shortcuts']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectBothAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await openMenu(page)
  await expectBothAccessible()
})

const expectUploadAccessible = async (page: Page, check: () => Promise<void>) => {
  const { dialog, file, send, error } = await openUpload(page)
  await check()
  await send.click()
  await expect(error).toBeVisible()
  await check()
  const tone = steadyTone(20, 0.2)
  await file.setInputFiles({ name: 'tone.wav', mimeType: 'audio/wav', buffer: tone })
  await expect(dialog.getByText('0:20')).toBeVisible()
  const line = await holdLine(page)
  await line.slow(60_000)
  await send.click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await check()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await line.mend()
  await expect(send).toBeEnabled()
  await send.click()
  await expect(dialog).toBeHidden()
}

test('every state that a signed-in person meets is accessible in both themes @journey', async ({
  page,
  problems,
  openSignedIn,
  expectBothAccessible,
}) => {
  problems.allow(/404|Failed to load resource/)
  await openSignedIn()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await expectUploadAccessible(page, expectBothAccessible)
  await expect(page.getByText('Sound added')).toBeVisible()
  await expectBothAccessible()
  await page.route('**/dhvani/train.mp3*', (route) =>
    route.request().method() === 'HEAD' ? route.continue() : route.fulfill({ status: 404 }),
  )
  await addToMix(page, 'Rain')
  await addToMix(page, 'Breeze')
  await home(page).card('Breeze').click()
  await openMix(page)
  await expectBothAccessible()
  await closeMix(page)
  await page.getByRole('button', { name: 'Delete tone' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectBothAccessible()
})

test('the timer is accessible while it runs and when it is done, in both themes', async ({
  page,
  expectBothAccessible,
}) => {
  await page.clock.install()
  await page.goto('/')
  const { timer } = home(page)
  await timer.getByRole('button', { name: 'Start' }).click()
  await expectBothAccessible()
  await page.clock.fastForward(1_501_000)
  await timer.getByText('One session completed on this device').click()
  await expectBothAccessible()
})
