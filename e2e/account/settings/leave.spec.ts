import type { Locator, Page } from '@playwright/test'
import { factorsOf, plugInAuthenticator } from '../../fixtures/factors.ts'
import { addSound, expectRefused, signInElsewhere } from '../../fixtures/elsewhere.ts'
import { mailTo, codeIn } from '../../fixtures/mail.ts'
import {
  signInLink,
  press,
  giveCredentials,
  giveSecondStep,
  type Account,
} from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/both-themes.ts'
import { openAccount, sectionOf } from './own-account.ts'

const begin = async (page: Page): Promise<Locator> => {
  await sectionOf(page, 'Delete account').getByRole('button', { name: 'Delete my account' }).click()
  return page.getByRole('dialog', { name: 'Delete your account?' })
}

const expectGone = async (page: Page, account: Account) => {
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(signInLink(page)).toBeVisible()
  await page.goto('/auth')
  await giveCredentials(page, account)
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
}

test('the account goes with its files, after the right password only @journey', async ({
  page,
  site,
  account,
  problems,
  expectAccessible,
}) => {
  problems.allow(/40\d/)
  const other = await signInElsewhere(site, account)
  const file = await addSound(other, site, 'Mine')
  expect((await fetch(file)).status).toBe(200)
  await openAccount(page, site, account)
  const dialog = await begin(page)
  await expectAccessible()
  const confirm = dialog.getByRole('button', { name: 'Delete for good' })
  await confirm.click()
  await expect(dialog.getByText('Please enter')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not my password')
  await confirm.click()
  await expect(dialog.getByText('Invalid login credentials')).toBeVisible()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  expect((await fetch(file)).status).toBe(200)
  await dialog.getByLabel('Your password').fill(account.password)
  await confirm.click()
  await expectGone(page, account)
  const missing = await fetch(file)
  expect([missing.status, await missing.json()]).toMatchObject([400, { code: 'NoSuchKey' }])
  await expectRefused(other, 'user_not_found')
})

test('a person without a password confirms by mail', async ({
  page,
  site,
  account,
  problems,
  expectAccessible,
}) => {
  problems.allow(/40\d/)
  await openAccount(page, site, account)
  const dialog = await begin(page)
  await dialog.getByRole('button', { name: 'I have no password: email me a code' }).click()
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await expect(dialog.getByLabel('Code from the email')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Code from the email').fill('000000')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Token has expired or is invalid')).toBeVisible()
  const mail = await mailTo(site, account.email, /sign-in link/)
  await dialog.getByLabel('Code from the email').fill(codeIn(mail.text))
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expectGone(page, account)
})

test(
  'a person who closes the dialog keeps the account, and the session of the page',
  { tag: '@thorough' },
  async ({ page, site, account }) => {
    await openAccount(page, site, account)
    const dialog = await begin(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      sectionOf(page, 'Delete account').getByRole('button', { name: 'Delete my account' }),
    ).toBeFocused()
    await page.reload()
    await expect(sectionOf(page, 'Name')).toBeVisible()
  },
)

test(
  'a second step is asked for as well',
  { tag: '@thorough' },
  async ({ page, site, account, problems, expectAccessible }) => {
    problems.allow(/40\d|422/)
    const app = await (await factorsOf(site, account)).addApp()
    await page.goto('/account')
    await giveCredentials(page, account)
    await giveSecondStep(page, app.code())
    await expect(page).toHaveURL(/\/account$/)
    const dialog = await begin(page)
    await dialog.getByLabel('Your password').fill(account.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByLabel('Code from your app')).toBeVisible()
    await expectAccessible()
    await dialog.getByLabel('Code from your app').fill('000000')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText('Invalid TOTP code entered')).toBeVisible()
    await dialog.getByLabel('Code from your app').fill(app.nextCode())
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expectGone(page, account)
  },
)

test(
  'a passkey is a second step too',
  { tag: '@thorough' },
  async ({ page, site, account, problems }) => {
    problems.allow(/40\d/)
    await openAccount(page, site, account)
    await plugInAuthenticator(page)
    await sectionOf(page, 'Two-step verification').getByRole('button', { name: 'Passkey' }).click()
    await press(page, 'Create passkey')
    await expect(page.getByText('Passkey is on')).toBeVisible()
    const dialog = await begin(page)
    await dialog.getByLabel('Your password').fill(account.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Use passkey' }).click()
    await expectGone(page, account)
  },
)

test(
  'a service that fails leaves the account as it was',
  { tag: '@thorough' },
  async ({ page, site, account, problems }) => {
    problems.allow(/502|404/)
    await openAccount(page, site, account)
    let status = 502
    await page.route('**/functions/v1/delete-account', (route) =>
      route.fulfill({
        status,
        json: {
          code: 'unexpected_failure',
          error: 'The account could not be deleted. Please try again.',
        },
      }),
    )
    const dialog = await begin(page)
    await dialog.getByLabel('Your password').fill(account.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be deleted' })).toBeVisible()
    status = 404
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText(/can't delete your account here yet/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await expect(sectionOf(page, 'Name')).toBeVisible()
  },
)
