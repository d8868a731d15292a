import { expect, test, type Page } from '#pages/test.ts'

const slot = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Slot ${String(number)}:`) })

const loop = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Beat library' }).getByRole('button', { name, exact: true })

test('Tab stops once at the stage and once at each instrument; arrows lead on inside', async ({
  page,
}) => {
  await page.goto('/beatboxer')
  // The stage is there before its code.
  const isOnSecond = () =>
    slot(page, 2).evaluate((button) => button === button.ownerDocument.activeElement)
  await expect
    .poll(async () => {
      await slot(page, 1).focus()
      await page.keyboard.press('ArrowRight')
      return isOnSecond()
    })
    .toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect(slot(page, 10)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('region', { name: 'Transport' }).getByRole('button').first(),
  ).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(slot(page, 10)).toBeFocused()

  await loop(page, 'Teentaal').focus()
  await page.keyboard.press('ArrowRight')
  await expect(loop(page, 'Keherwa')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(loop(page, 'Chaal')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(loop(page, 'Keherwa')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(slot(page, 1)).toBeFocused()
})

test('the page has one status, and it tells what was picked and placed', async ({ page }) => {
  await page.goto('/beatboxer')
  await loop(page, 'Teentaal').click()
  const status = page.getByRole('status')
  await expect(status).toHaveCount(1)
  await expect(status.getByText(/Teentaal/)).toBeAttached()
  await slot(page, 1).click()
  await expect(page.getByRole('button', { name: /^Slot 1: Teentaal/ })).toBeVisible()
  await expect(status).toHaveCount(1)
})
