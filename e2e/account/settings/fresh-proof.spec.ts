import { aGooglePerson, expect, test } from '../../fixtures/equipped.ts'
import { wrongCode, codeIn, mailTo } from '../../fixtures/mail.ts'
import { giveMailedProof, openAccount, sectionOf } from './own-account.ts'

test('a second step asks for a mailed code where the session is not fresh', async ({
  page,
  site,
  account,
  google,
  problems,
  expectAccessible,
}) => {
  problems.allow(/400|422/)
  google.signInAs(aGooglePerson())
  await openAccount(page, site, account)
  // Linking ends in a new session, which is no fresh proof.
  const identities = sectionOf(page, 'Ways to sign in')
  await identities.getByRole('button', { name: 'Link Google', exact: true }).click()
  await expect(identities.getByRole('button', { name: 'Unlink Google' })).toBeVisible()

  const steps = sectionOf(page, 'Two-step verification')
  await steps.getByRole('button', { name: 'Authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
  await dialog.getByLabel('Name for this step').fill('My phone')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(/We sent a code to/)).toBeVisible()
  await expect(dialog.getByLabel('Code')).toBeFocused()
  await expectAccessible()
  const mail = await mailTo(site, account.email, /verification code/)
  await dialog.getByLabel('Code').fill(wrongCode(codeIn(mail.subject)))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Nonce has expired or is invalid')).toBeVisible()
  await expect(dialog.locator('[data-secret]')).toBeHidden()
  await giveMailedProof(page, site, account, 'Authenticator app')
  await expect(dialog.locator('[data-secret]')).toBeVisible()
})
