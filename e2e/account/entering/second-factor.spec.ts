import type { Page } from '@playwright/test'
import { factorsOf, plugInAuthenticator } from '../../fixtures/factors.ts'
import { mailTo, linkIn, wrongCode } from '../../fixtures/mail.ts'
import {
  welcome,
  signInLink,
  field,
  press,
  giveCredentials,
  giveSecondStep,
  askForLink,
  askForReset,
  type Account,
} from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/both-themes.ts'

const givePassword = async (page: Page, account: Account) => {
  await page.goto('/auth')
  await giveCredentials(page, account)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

test('after the password comes the code of the app, and a wrong one is told @journey', async ({
  page,
  site,
  account,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/)
  const app = await (await factorsOf(site, account)).addApp()
  await givePassword(page, account)
  await expect(page.getByRole('heading', { name: 'Code from your app (Phone app)' })).toBeVisible()
  const code = field(page, 'Code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toBeFocused()
  await expectAccessible()

  await giveSecondStep(page, '12')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription('The code has six digits.')
  await giveSecondStep(page, wrongCode(app.code()))
  await expect(page.getByRole('alert')).toContainText('Invalid TOTP code entered')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await expectAccessible()

  await giveSecondStep(page, `${app.code().slice(0, 3)} ${app.code().slice(3)}`)
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(welcome(page, account)).toBeAttached()
})

test('half signed in is signed out: a reload asks again, and so does every page', async ({
  page,
  site,
  account,
}) => {
  const app = await (await factorsOf(site, account)).addApp()
  await givePassword(page, account)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(signInLink(page)).toBeVisible()
  await expect(welcome(page, account)).toBeHidden()
  await signInLink(page).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.goto('/terms')
  await expect(page).toHaveURL(`${site.url}/auth`)
  await giveSecondStep(page, app.code())
  await expect(welcome(page, account)).toBeAttached()
})

test(
  'cancelling the second step signs out and leaves no password in the form',
  { tag: '@thorough' },
  async ({ page, site, account }) => {
    await (await factorsOf(site, account)).addApp()
    await givePassword(page, account)
    await press(page, 'Cancel')
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dhvani-auth'))).toBeNull()
  },
)

test('a passkey is the second step, and there is a choice among several', async ({
  page,
  site,
  account,
  problems,
  expectAccessible,
}) => {
  problems.allow(/422/)
  const authenticator = await plugInAuthenticator(page)
  await page.goto('/')
  const factors = await factorsOf(site, account)
  await factors.addApp()
  await factors.addPasskey(page)
  await givePassword(page, account)
  await expect(field(page, 'Code')).toBeVisible()
  await press(page, 'Passkey (Laptop)')
  await expectAccessible()

  await authenticator.setVerified(false)
  await authenticator.setVerified(true)
  await press(page, 'Code from your app (Phone app)')
  await expect(field(page, 'Code')).toBeVisible()
  await press(page, 'Passkey (Laptop)')
  await press(page, 'Use passkey')
  await expect(welcome(page, account)).toBeAttached()
})

test(
  'a passkey that is not there leaves the other ways open',
  { tag: '@thorough' },
  async ({ page, site, account }) => {
    const authenticator = await plugInAuthenticator(page)
    await page.goto('/')
    const factors = await factorsOf(site, account)
    await factors.addPasskey(page)
    const app = await factors.addApp()
    await authenticator.forget()
    await givePassword(page, account)
    await press(page, 'Passkey (Laptop)')
    await press(page, 'Use passkey')
    await expect(page.getByText('The passkey was not used.')).toBeVisible()
    await press(page, 'Code from your app (Phone app)')
    await giveSecondStep(page, app.code())
    await expect(welcome(page, account)).toBeAttached()
  },
)

test(
  'a link by mail asks for the second step as well',
  { tag: '@thorough' },
  async ({ page, site, account }) => {
    const app = await (await factorsOf(site, account)).addApp()
    await page.goto('/auth?mode=link')
    await field(page, 'Email').fill(account.email)
    await askForLink(page)
    await page.goto(linkIn(await mailTo(site, account.email, /sign-in link/)))
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await giveSecondStep(page, app.code())
    await expect(welcome(page, account)).toBeAttached()
  },
)

test('a forgotten password is replaced only after the second step', async ({
  page,
  site,
  account,
}) => {
  const app = await (await factorsOf(site, account)).addApp()
  await askForReset(page, account)
  await page.goto(linkIn(await mailTo(site, account.email, /password/i)))
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.reload()
  await giveSecondStep(page, app.code())
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.reload()
  await page.getByLabel('New password').fill('another quiet river')
  await press(page, 'Save password')
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(welcome(page, account)).toBeAttached()
})
