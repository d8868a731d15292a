import type { Page } from '@playwright/test'
import { expectRefused, signInElsewhere } from '../../fixtures/elsewhere.ts'
import { field, openSignedIn } from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/both-themes.ts'
import { openAccount, sectionOf, signInToAccount } from './own-account.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

const endOtherSessions = async (page: Page) => {
  const devices = sectionOf(page, 'Devices')
  await devices.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(page.getByText('All other devices are signed out')).toBeVisible()
}

test('devices are listed, this one first, and one of them is signed out', async ({
  page,
  site,
  account,
  expectAccessible,
}) => {
  const phone = await signInElsewhere(site, account)
  const laptop = await signInElsewhere(site, account, FIREFOX)
  await signInToAccount(page, account)
  const devices = sectionOf(page, 'Devices')
  const rows = devices.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Chrome on Linux')
  await expect(rows.first()).toContainText('This device')
  await expect(rows.first().getByRole('button')).toHaveCount(0)
  await expectAccessible()
  await devices.getByRole('button', { name: 'End session: Safari on iPhone' }).click()
  await expect(page.getByText('Safari on iPhone is signed out')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expectRefused(phone, 'session_not_found')
  expect((await laptop.call('GET', '/auth/v1/user')).status).toBe(200)
})

test(
  'all other devices are signed out at once; this one stays',
  { tag: '@thorough' },
  async ({ page, site, account }) => {
    const phone = await signInElsewhere(site, account)
    await openAccount(page, site, account)
    const devices = sectionOf(page, 'Devices')
    await endOtherSessions(page)
    await expect(devices.getByText('You are signed in on this device only.')).toBeVisible()
    await expectRefused(phone, 'session_not_found')
    await page.reload()
    await expect(sectionOf(page, 'Name')).toBeVisible()
  },
)

test(
  'another browser that was signed out asks for a new sign-in',
  { tag: '@thorough' },
  async ({ page, site, account, browser, problems }) => {
    problems.allow(/40\d/)
    const elsewhere = await browser.newContext({ baseURL: site.url })
    const other = await elsewhere.newPage()
    await openSignedIn(other, site, account, '/')
    await openAccount(page, site, account)
    await endOtherSessions(page)
    await other.goto('/account')
    // A page that had shown the kept session already says that it ended; another opens the form.
    const hasEnded = other.getByText('Sign in again to see your account.')
    await expect(hasEnded.or(field(other, 'Password'))).toBeVisible()
    await expect(sectionOf(other, 'Name')).toBeHidden()
    await elsewhere.close()
  },
)

test('a list that fails says so and is read again; a backend without it is no failure', async ({
  page,
  site,
  account,
  problems,
  expectAccessible,
}) => {
  problems.allow(/500|404/)
  let answer = { status: 500, json: { code: 'XX000', message: 'down' } as object }
  await page.route('**/rest/v1/account_sessions*', (route) => route.fulfill(answer))
  await openAccount(page, site, account)
  const devices = sectionOf(page, 'Devices')
  await expect(devices.getByText('Your devices could not be loaded.')).toBeVisible()
  await expectAccessible()
  answer = { status: 404, json: { code: 'PGRST205', message: 'no such table' } }
  await devices.getByRole('button', { name: 'Try again' }).click()
  await expect(devices.getByText(/cannot list your devices/)).toBeVisible()
  await endOtherSessions(page)
})
