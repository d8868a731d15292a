import { expect, onPhone, test, type Page } from '#pages/test.ts'

/** The ways in the order of the dialog. */
const waysOf = async (page: Page): Promise<readonly string[]> => {
  await page.goto('/donate')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog.getByRole('link', { name: 'Email' })).toBeVisible()
  const texts = await dialog
    .locator('a, button')
    .evaluateAll((ways) => ways.map((way) => way.textContent?.trim() ?? ''))
  return texts.filter((text) => text === 'Copy link' || text === 'WhatsApp')
}

const setToIndia = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['en-IN', 'en'] }),
  )

onPhone('a phone that is set to India sends by WhatsApp first', async ({ page }) => {
  await setToIndia(page)
  expect(await waysOf(page)).toEqual(['WhatsApp', 'Copy link'])
})

test('another screen copies first, in India too', async ({ page }) => {
  await setToIndia(page)
  expect(await waysOf(page)).toEqual(['Copy link', 'WhatsApp'])
})
