import { addToMix, openMix } from '../fixtures/home.ts'
import { press } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

test('the served site makes a sound file of a mix, and stops at a press @journey', async ({
  page,
  openSignedIn,
}) => {
  // Phones have no such window, and this one would wait for a person.
  await page.addInitScript(() => Object.assign(globalThis, { showSaveFilePicker: undefined }))
  await openSignedIn()
  await addToMix(page, 'Rain')
  await openMix(page)
  await press(page, 'More')
  await page.getByRole('menuitem', { name: 'Save as a sound file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a sound file' })
  await dialog.getByText('15 minutes').click()
  await dialog.getByRole('button', { name: 'Save file' }).click()
  const progress = dialog.getByRole('progressbar')
  await expect
    .poll(() => progress.getAttribute('value').then(Number), { timeout: 60_000 })
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('radio', { name: /^15 minutes/ })).toBeChecked()
})
