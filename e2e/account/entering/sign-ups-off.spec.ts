import type { Page } from '@playwright/test'
import { field, giveCredentials, welcome } from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/both-themes.ts'

const CLOSED = 'This site takes no new accounts at present.'

/** Lets the page find that its auth service takes no new accounts. */
const closeSignUps = (page: Page) =>
  page.route('**/auth/v1/settings', async (route) => {
    const response = await route.fetch()
    const settings = (await response.json()) as object
    await route.fulfill({ response, json: { ...settings, disable_signup: true } })
  })

test('a site that takes no new accounts says so, and offers none', async ({
  page,
  expectAccessible,
}) => {
  await closeSignUps(page)
  await page.goto('/auth?mode=sign-up')
  await expect(page.getByText(CLOSED)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
  await expect(field(page, 'Name')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign Up' })).toHaveCount(0)
  await expectAccessible()
})

test('its members sign in as ever', async ({ page, account }) => {
  await closeSignUps(page)
  await page.goto('/auth')
  await expect(page.getByText(CLOSED)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign Up' })).toHaveCount(0)
  await giveCredentials(page, account)
  await expect(welcome(page, account)).toBeAttached()
})
