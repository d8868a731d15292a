import { mailTo, linkIn } from '../../fixtures/mail.ts'
import {
  aNewAccount,
  signUpByMail,
  field,
  press,
  signIn,
  signOut,
  askForReset,
} from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/test.ts'

test('keeps what was typed when the mode changes, and opens in the mode a link asks for', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/auth?mode=sign-up')
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await field(page, 'Email').fill('asha@example.com')
  await field(page, 'Password').fill('quiet river')
  await expectAccessible()
  await press(page, 'Sign In')
  await expect(field(page, 'Email')).toHaveValue('asha@example.com')
  await press(page, 'Show password')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await press(page, 'Forgot password?')
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('asha@example.com')
  await expect(field(page, 'Password')).toBeHidden()
  await expectAccessible()
})

test('says what the service says when it refuses', async ({ page, problems }) => {
  problems.allow(/400/)
  const stranger = aNewAccount()
  await page.goto('/auth')
  await field(page, 'Email').fill(stranger.email)
  await field(page, 'Password').fill(stranger.password)
  await press(page, 'Sign In')
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Error')
  await expect(toast).toContainText('Invalid login credentials')
})

test('shows Google as unavailable, with the reason, where it is not set up', async ({ page }) => {
  await page.goto('/auth')
  const google = page.getByRole('button', { name: 'Continue with Google' })
  await expect(google).toBeDisabled()
  await expect(google).toHaveAccessibleDescription(/not set up/)
})

test('a forgotten password is replaced through the mail', async ({ page, site, account }) => {
  await askForReset(page, account)
  await expect(page.getByText('Check your email for password reset instructions.')).toBeVisible()

  await page.goto(linkIn(await mailTo(site, account.email, /password/i)))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New password').fill('another quiet river')
  await press(page, 'Save password')
  await expect(page).toHaveURL(`${site.url}/`)
  await signOut(page)
  await signIn(page, { ...account, password: 'another quiet river' })
})

test('a link that was used already says so and leaves a clean address', async ({ page, site }) => {
  const { usedLink } = await signUpByMail(site)
  await page.goto(usedLink)
  await expect(page.getByRole('alert')).toContainText('Email link is invalid or has expired')
  await expect(page).toHaveURL(`${site.url}/`)
})
