import { giveCredentials } from '#pages/fixtures/account.ts'
import { expect, onPhone, test } from '#pages/test.ts'

onPhone(
  'the page to withdraw leads to the very step, through a sign-in too',
  async ({ page, account }) => {
    await page.goto('/withdraw')
    await page.getByRole('link', { name: 'Delete the account', exact: true }).click()
    await giveCredentials(page, account)
    await expect(page).toHaveURL(/\/account#leave$/)
    await expect(page.getByRole('region', { name: 'Delete account', exact: true })).toBeFocused()
  },
)

test('someone signed in comes from there to the step with one press', async ({ page, account }) => {
  await page.goto('/auth')
  await giveCredentials(page, account)
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/withdraw')
  await page.getByRole('link', { name: /^Stop the list/ }).click()
  await expect(page.getByRole('region', { name: 'Listening', exact: true })).toBeFocused()
})
