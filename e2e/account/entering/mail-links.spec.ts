import type { Page } from '@playwright/test'
import {
  aNewAccount,
  askForLink,
  linkIn,
  mailTo,
  signIn,
  type Account,
} from '../../fixtures/account.ts'
import type { Site } from '../../fixtures/site.ts'
import { expect, test } from '../../fixtures/both-themes.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const signUp = async (page: Page, newcomer: Account) => {
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Name', { exact: true }).fill(newcomer.name)
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
}

const codeIn = async (site: Site, email: string, subject: RegExp) =>
  /^\d{6}$/m.exec((await mailTo(site, email, subject)).text)?.[0] ?? ''

const welcome = (page: Page, { email }: Account) => page.getByText(`Welcome, ${email}`)

test('a new account is confirmed by the code of the mail', async ({
  page,
  site,
  problems,
  expectAccessible,
}) => {
  problems.allow(/403/)
  const newcomer = aNewAccount()
  await signUp(page, newcomer)
  await expectAccessible()
  await expect(page.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible()
  const right = await codeIn(site, newcomer.email, /Confirm/)
  const code = page.getByLabel('Code', { exact: true })
  await code.fill(right === '000000' ? '000001' : '000000')
  await press(page, 'Use this code')
  await expect(page.getByRole('alert')).toContainText('Token has expired or is invalid')
  await expect(code).toHaveAccessibleDescription('Token has expired or is invalid')
  await code.fill(right)
  await press(page, 'Use this code')
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(welcome(page, newcomer)).toBeAttached()
})

test('the mail of a new account is sent again when it is asked for', async ({ page, site }) => {
  const newcomer = aNewAccount()
  await signUp(page, newcomer)
  const first = await codeIn(site, newcomer.email, /Confirm/)
  await press(page, 'Send the mail again')
  await expect(page.getByText('Sent again')).toBeVisible()
  await expect.poll(() => codeIn(site, newcomer.email, /Confirm/)).not.toBe(first)
  await page.getByLabel('Code', { exact: true }).fill(await codeIn(site, newcomer.email, /Confirm/))
  await press(page, 'Use this code')
  await expect(welcome(page, newcomer)).toBeAttached()
})

test('the link of the mail signs in, and the tab that waits follows', async ({
  page,
  context,
  site,
}) => {
  const newcomer = aNewAccount()
  await signUp(page, newcomer)
  const fromMail = await context.newPage()
  await fromMail.goto(linkIn(await mailTo(site, newcomer.email)))
  await expect(welcome(fromMail, newcomer)).toBeAttached()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(welcome(page, newcomer)).toBeAttached()
})

test('whoever did not confirm is offered the code and another mail', async ({
  page,
  site,
  problems,
  expectAccessible,
}) => {
  problems.allow(/400/)
  const newcomer = aNewAccount()
  await signUp(page, newcomer)
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await press(page, 'Sign In')
  await expect(page.getByRole('alert')).toContainText('Email not confirmed')
  await expectAccessible()
  await press(page, 'Confirm your email')
  await page.getByLabel('Code', { exact: true }).fill(await codeIn(site, newcomer.email, /Confirm/))
  await press(page, 'Use this code')
  await expect(welcome(page, newcomer)).toBeAttached()
})

test('the code of a reset mail leads to a new password', async ({
  page,
  site,
  account,
  expectAccessible,
}) => {
  await page.goto('/auth?mode=reset')
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await press(page, 'Send Reset Link')
  await expect(page.getByText('Password reset sent')).toBeVisible()
  await page
    .getByLabel('Code', { exact: true })
    .fill(await codeIn(site, account.email, /password/i))
  await press(page, 'Use this code')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectAccessible()
  await page.reload()
  await page.getByLabel('New password').fill('another quiet river')
  await press(page, 'Save password')
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(welcome(page, account)).toBeAttached()
})

test('a link by mail signs in without a password', async ({
  page,
  site,
  account,
  expectAccessible,
}) => {
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await press(page, 'Email me a link')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email)
  await expectAccessible()
  await askForLink(page)
  await page.goto(linkIn(await mailTo(site, account.email, /sign-in link/)))
  await expect(welcome(page, account)).toBeAttached()
  await expect(page).toHaveURL(`${site.url}/`)
})

test('nobody learns from a link by mail who has an account', async ({ page, problems }) => {
  problems.allow(/422/)
  await page.goto('/auth?mode=link')
  await page.getByLabel('Email', { exact: true }).fill(aNewAccount().email)
  await askForLink(page)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('the code of a mail that was asked for elsewhere has a place of its own', async ({
  page,
  site,
  account,
  browser,
  expectAccessible,
}) => {
  const elsewhere = await browser.newPage({ baseURL: site.url })
  await elsewhere.goto('/auth?mode=link')
  await elsewhere.getByLabel('Email', { exact: true }).fill(account.email)
  await askForLink(elsewhere)
  await page.goto('/auth')
  await press(page, 'Enter the code from the mail')
  await expectAccessible()
  await press(page, 'Use this code')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page
    .getByLabel('Code', { exact: true })
    .fill(await codeIn(site, account.email, /sign-in link/))
  await press(page, 'Use this code')
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(welcome(page, account)).toBeAttached()
  await elsewhere.close()
})

test('a used link says why, and offers a new one that works', async ({
  page,
  site,
  account,
  expectAccessible,
}) => {
  await page.goto(linkIn(await mailTo(site, account.email)))
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Email link is invalid or has expired')
  await expect(page).toHaveURL(`${site.url}/`)
  await expectAccessible()
  await press(page, 'Get a new link')
  await expect(page.getByRole('heading', { name: 'Sign in by mail' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await askForLink(page)
  await page.goto(linkIn(await mailTo(site, account.email, /sign-in link/)))
  await expect(welcome(page, account)).toBeAttached()
})

test('a used reset link offers another reset', async ({ page, site, account }) => {
  await page.goto('/auth?mode=reset')
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await press(page, 'Send Reset Link')
  await expect(page.getByText('Password reset sent')).toBeVisible()
  const link = linkIn(await mailTo(site, account.email, /password/i))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Email link is invalid or has expired')
  await expect(page).toHaveURL(`${site.url}/auth`)
  await press(page, 'Get a new link')
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
})

test('a link that another browser asked for says what to do', async ({
  page,
  site,
  account,
  browser,
}) => {
  const elsewhere = await browser.newPage({ baseURL: site.url })
  await elsewhere.goto('/auth?mode=link')
  await elsewhere.getByLabel('Email', { exact: true }).fill(account.email)
  await askForLink(elsewhere)
  await page.goto(linkIn(await mailTo(site, account.email, /sign-in link/)))
  await expect(page.getByText('opened in another browser')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)
  await elsewhere.close()
})

test('the first of two confirmations of a new address says so', async ({ page, site }) => {
  const words = 'message=Confirmation+link+accepted.&sb='
  await page.goto(`/?message=Confirmation+link+accepted.#${words}`)
  await expect(page.getByText('One more confirmation')).toBeVisible()
  await expect(page.getByText('Confirmation link accepted.')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)
})

const problem = (code: string) =>
  `error=server_error&error_code=${code}&error_description=It+said+no`

for (const place of ['?', '#'])
  for (const code of [
    'identity_already_exists',
    'identity_not_found',
    'single_identity_not_deletable',
  ])
    test(`${code} after ${place} is told once and leaves the session alone`, async ({
      page,
      site,
      account,
    }) => {
      await signIn(page, account)
      await page.goto(`/donate${place}${problem(code)}`)
      await expect(page.getByRole('alert')).toContainText('It said no')
      await expect(page).toHaveURL(`${site.url}/donate`)
      await expect(welcome(page, account)).toBeAttached()
      await page.reload()
      await expect(welcome(page, account)).toBeAttached()
      await expect(page.getByRole('alert')).toBeHidden()
    })

for (const place of ['?', '#'])
  test(`any other error after ${place} is told once and ends the session`, async ({
    page,
    site,
    account,
  }) => {
    await signIn(page, account)
    await page.goto(`/donate${place}${problem('bad_oauth_state')}`)
    await expect(page.getByRole('alert')).toContainText('It said no')
    await expect(page).toHaveURL(`${site.url}/donate`)
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })

test('tokens in an address are not taken, and do not stay there', async ({ page, site }) => {
  const tokens = 'access_token=aaa&refresh_token=bbb&expires_in=3600&token_type=bearer&type=signup'
  await page.goto(`/#${tokens}`)
  await expect(page.getByRole('alert')).toContainText('Not a valid PKCE flow url.')
  await expect(page).toHaveURL(`${site.url}/`)
  expect(await page.evaluate(() => localStorage.getItem('dhvani-auth'))).toBeNull()
})
