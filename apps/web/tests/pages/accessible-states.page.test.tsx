import { expect, onBoth, test, variationOnBoth } from '#pages/test.ts'
import { addToMix, home, openMenu, openMix } from '#pages/fixtures/home.ts'
import { aFile, openUpload } from '#pages/fixtures/upload.ts'

onBoth(
  'every state that a visitor meets is accessible in both themes',
  async ({ page, problems, expectAccessible }) => {
    problems.allow(/404|Failed to load resource/)
    await page.route('**/dhvani/train.mp3*', (route) => route.fulfill({ status: 404 }))
    await page.goto('/')
    await page.mouse.move(5, 5)
    await expect(home(page).mix).toBeVisible()
    await expectAccessible()
    const { card, dialog } = home(page)
    await card('Breeze').click()
    await expect(dialog('Breeze').getByRole('button', { name: 'Pause preview' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await card('Train').click()
    await expect(dialog('Train').getByRole('alert')).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    for (const name of ['Upload Sound', 'About the sounds', 'Keyboard shortcuts']) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await openMenu(page)
    await expectAccessible()
  },
)

variationOnBoth(
  'every state of an upload is accessible in both themes',
  async ({ page, openSignedIn, expectAccessible }) => {
    await openSignedIn()
    await expect(page.getByText('No custom sounds yet')).toBeVisible()
    const { dialog, file, send, error } = await openUpload(page)
    await expectAccessible()
    await send.click()
    await expect(error).toBeVisible()
    await expectAccessible()
    await file.setInputFiles(aFile('tone.wav'))
    await expect(dialog.getByText('0:01')).toBeVisible()
    const held = Promise.withResolvers<void>()
    await page.route('**/storage/v1/object/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await send.click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expectAccessible()
    held.resolve()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Sound added')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Delete tone' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expectAccessible()
  },
)

variationOnBoth(
  'a mix with an open sound is accessible in both themes',
  async ({ page, openSignedIn, expectAccessible }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    await addToMix(page, 'Breeze')
    await home(page).card('Breeze').click()
    await openMix(page)
    await expectAccessible()
  },
)

test('the timer is accessible while it runs and when it is done, in both themes', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install()
  await page.goto('/')
  const { timer } = home(page)
  await timer.getByRole('button', { name: 'Start' }).click()
  await expectAccessible()
  await page.clock.fastForward(1_501_000)
  await timer.getByText('One session completed on this device').click()
  await expectAccessible()
})
