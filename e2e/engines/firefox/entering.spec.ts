import { aNewAccount, signIn, signOut, signUp, welcome } from '../../fixtures/account.ts'
import { linkIn, mailTo } from '../../fixtures/mail.ts'
import { expect, test } from './test.ts'

test('a newcomer signs up, follows the mail, signs out and signs in', async ({ page, site }) => {
  const newcomer = aNewAccount()
  await signUp(page, newcomer)
  await expect(page.getByText('Check your email to confirm your account.')).toBeVisible()
  await page.goto(linkIn(await mailTo(site, newcomer.email)))
  await expect(welcome(page, newcomer)).toBeAttached()
  await signOut(page)
  await signIn(page, newcomer)
})
