import type { Page } from '@playwright/test'
import { aNewAccount, linkIn, mailTo, signIn, signOut } from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/test.ts'

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('keeps what was typed when the mode changes, and opens in the mode a link asks for', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/auth?mode=sign-up')
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('quiet river')
  await expectAccessible()
  await submit(page, 'Sign In')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com')
  await submit(page, 'Show password')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await submit(page, 'Forgot password?')
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  await expectAccessible()
})

test('says what the service says when it refuses', async ({ page, problems }) => {
  problems.allow(/400/)
  const stranger = aNewAccount()
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(stranger.email)
  await page.getByLabel('Password', { exact: true }).fill(stranger.password)
  await submit(page, 'Sign In')
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
  await page.goto('/auth?mode=reset')
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await submit(page, 'Send Reset Link')
  await expect(page.getByText('Password reset sent')).toBeVisible()
  await expect(page.getByText('Check your email for password reset instructions.')).toBeVisible()

  await page.goto(linkIn(await mailTo(site, account.email, /password/i)))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New password').fill('another quiet river')
  await submit(page, 'Save password')
  await expect(page).toHaveURL(`${site.url}/`)
  await signOut(page)
  await signIn(page, { ...account, password: 'another quiet river' })
})

test('a link that was used already says so and leaves a clean address', async ({
  page,
  site,
  account,
}) => {
  const used = linkIn(await mailTo(site, account.email))
  await page.goto(used)
  await expect(page.getByRole('alert')).toContainText('Email link is invalid or has expired')
  await expect(page).toHaveURL(`${site.url}/`)
})
