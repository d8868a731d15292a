import type { Page } from '@playwright/test'
import { type Account, giveCredentials, openSignedIn } from '../../fixtures/account.ts'
import { codeIn, mailTo } from '../../fixtures/mail.ts'
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

/** Enters the mailed code that the dialog `name` asks for, after a sign-in of long ago. */
export const giveMailedProof = async (
  page: Page,
  site: Site,
  account: Account,
  name: string,
): Promise<void> => {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByText(/You signed in some time ago/)).toBeVisible()
  const mail = await mailTo(site, account.email, /verification code/)
  await dialog.getByLabel('Code').fill(codeIn(mail.subject))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}
