import type { Page } from '@playwright/test'
import { type Account, giveCredentials, openSignedIn } from '../../fixtures/account.ts'
import type { Site } from '../../fixtures/site.ts'
import { expect } from '../../fixtures/test.ts'

export const sectionOf = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true })

const expectAccountPage = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/account$/)
  await expect(sectionOf(page, 'Delete account')).toBeVisible()
}

/** Opens the account page in a browser where the account signed in before. */
export const openAccount = async (page: Page, site: Site, account: Account): Promise<void> => {
  await openSignedIn(page, site, account, '/account')
  await expectAccountPage(page)
}

/** Goes to the account page as a visitor, signs in, and is taken back there. */
export const signInToAccount = async (page: Page, account: Account): Promise<void> => {
  await page.goto('/account')
  await giveCredentials(page, account)
  await expectAccountPage(page)
}
