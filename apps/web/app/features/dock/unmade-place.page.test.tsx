import { expect, test, type Page } from '#pages/test.ts'
import { addToMix, home, openMix } from '#pages/fixtures/home.ts'

/** A device on which no place can be made. */
const breakWorkers = (page: Page) =>
  page.addInitScript(() => {
    globalThis.Worker = class {
      onerror: ((event: ErrorEvent) => void) | null = null
      postMessage() {
        queueMicrotask(() => this.onerror?.(new ErrorEvent('error', { message: 'no memory' })))
      }
      terminate() {
        // There is nothing to end.
      }
    } as unknown as typeof Worker
  })

const UNMADE = /could not be made on this device/

test('a place that cannot be made goes back to the one that is heard, and says so', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(/no memory|worker/i)
  await breakWorkers(page)
  await openSignedIn()
  const { card, dialog, mix } = home(page)
  await card('Rain').click()
  const shown = dialog('Rain')
  await shown.getByRole('radio', { name: 'On a tin roof' }).click()
  await expect(shown.getByText(UNMADE)).toBeVisible()
  await expect(shown.getByRole('radio', { name: 'On leaves' })).toBeChecked()
  await page.keyboard.press('Escape')

  await addToMix(page, 'Rain')
  await openMix(page)
  await mix.getByRole('button', { name: 'Mute, solo or move Rain' }).click()
  await mix.getByRole('button', { name: 'Character of Rain' }).click()
  await mix.getByRole('radio', { name: 'On a tin roof' }).click()
  await expect(mix.getByText(UNMADE)).toBeVisible()
  await expect(mix.getByRole('radio', { name: 'On leaves' })).toBeChecked()
})
