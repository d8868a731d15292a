import type { Page } from '@playwright/test'
import { mailTo, linkIn, codeIn, wrongCode } from '../../fixtures/mail.ts'
import {
  aNewAccount,
  signUpByMail,
  welcome,
  signInLink,
  field,
  press,
  signUp,
  askForLink,
  askForReset,
  giveCredentials,
  type Account,
} from '../../fixtures/account.ts'
import type { Site } from '../../fixtures/site.ts'
import { expect, test } from '../../fixtures/both-themes.ts'
import { thoroughUnless } from '../../fixtures/thorough.ts'

const signUpAndWait = async (page: Page, newcomer: Account) => {
  await signUp(page, newcomer)
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
}

const mailedCode = async (site: Site, email: string, subject: RegExp) =>
  codeIn((await mailTo(site, email, subject)).text)

const confirmByCode = async (page: Page, site: Site, newcomer: Account) => {
  await field(page, 'Code').fill(await mailedCode(site, newcomer.email, /Confirm/))
  await press(page, 'Use this code')
  await expect(welcome(page, newcomer)).toBeAttached()
}

const askForLinkElsewhere = async (elsewhere: Page, account: Account) => {
  await elsewhere.goto('/auth?mode=link')
  await field(elsewhere, 'Email').fill(account.email)
  await askForLink(elsewhere)
}

test('a new account is confirmed by the code of the mail @journey', async ({
  page,
  site,
  problems,
  expectAccessible,
}) => {
  problems.allow(/403/)
  const newcomer = aNewAccount()
  await signUpAndWait(page, newcomer)
  await expectAccessible()
  await expect(page.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible()
  const right = await mailedCode(site, newcomer.email, /Confirm/)
  const code = field(page, 'Code')
  await code.fill(wrongCode(right))
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
  await signUpAndWait(page, newcomer)
  const first = await mailedCode(site, newcomer.email, /Confirm/)
  await press(page, 'Send the email again')
  await expect(page.getByText('Sent again')).toBeVisible()
  await expect.poll(() => mailedCode(site, newcomer.email, /Confirm/)).not.toBe(first)
  await confirmByCode(page, site, newcomer)
})

test('the link of the mail signs in, and the tab that waits follows', async ({
  page,
  context,
  site,
}) => {
  const newcomer = aNewAccount()
  await signUpAndWait(page, newcomer)
  const fromMail = await context.newPage()
  await fromMail.goto(linkIn(await mailTo(site, newcomer.email)))
  await expect(welcome(fromMail, newcomer)).toBeAttached()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(welcome(page, newcomer)).toBeAttached()
})

test(
  'a person who did not confirm the address is offered the code and another mail',
  { tag: '@thorough' },
  async ({ page, site, problems, expectAccessible }) => {
    problems.allow(/400/)
    const newcomer = aNewAccount()
    await signUpAndWait(page, newcomer)
    await page.goto('/auth')
    await field(page, 'Email').fill(newcomer.email)
    await field(page, 'Password').fill(newcomer.password)
    await press(page, 'Sign In')
    await expect(page.getByRole('alert')).toContainText('Email not confirmed')
    await expectAccessible()
    await press(page, 'Confirm your email')
    await confirmByCode(page, site, newcomer)
  },
)

test('the code of a reset mail leads to a new password', async ({
  page,
  site,
  account,
  expectAccessible,
}) => {
  await askForReset(page, account)
  await field(page, 'Code').fill(await mailedCode(site, account.email, /password/i))
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
  await field(page, 'Email').fill(account.email)
  await press(page, 'Email me a link')
  await expect(field(page, 'Email')).toHaveValue(account.email)
  await expectAccessible()
  await askForLink(page)
  await page.goto(linkIn(await mailTo(site, account.email, /sign-in link/)))
  await expect(welcome(page, account)).toBeAttached()
  await expect(page).toHaveURL(`${site.url}/`)
})

test('the form for a link by mail does not reveal who has an account', async ({
  page,
  problems,
}) => {
  problems.allow(/422/)
  await page.goto('/auth?mode=link')
  await field(page, 'Email').fill(aNewAccount().email)
  await askForLink(page)
  await expect(page.getByRole('alert')).toBeHidden()
})

test(
  'the code of a mail that was asked for elsewhere has a place of its own',
  { tag: '@thorough' },
  async ({ page, site, account, browser, expectAccessible }) => {
    const elsewhere = await browser.newPage({ baseURL: site.url })
    await askForLinkElsewhere(elsewhere, account)
    await page.goto('/auth')
    await press(page, 'Enter the code from the email')
    await expectAccessible()
    await press(page, 'Use this code')
    await expect(field(page, 'Email')).toBeFocused()
    await field(page, 'Email').fill(account.email)
    await field(page, 'Code').fill(await mailedCode(site, account.email, /sign-in link/))
    await press(page, 'Use this code')
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(welcome(page, account)).toBeAttached()
    await elsewhere.close()
  },
)

test('a used link says why, and offers a new one that works', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { account, usedLink } = await signUpByMail(site)
  await page.goto(usedLink)
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Email link is invalid or has expired')
  await expect(page).toHaveURL(`${site.url}/`)
  await expectAccessible()
  await press(page, 'Get a new link')
  await expect(page.getByRole('heading', { name: 'Sign in by email' })).toBeVisible()
  await field(page, 'Email').fill(account.email)
  await askForLink(page)
  await page.goto(linkIn(await mailTo(site, account.email, /sign-in link/)))
  await expect(welcome(page, account)).toBeAttached()
})

test(
  'a used reset link offers another reset',
  { tag: '@thorough' },
  async ({ page, site, account }) => {
    await askForReset(page, account)
    const link = linkIn(await mailTo(site, account.email, /password/i))
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText('Email link is invalid or has expired')
    await expect(page).toHaveURL(`${site.url}/auth`)
    await press(page, 'Get a new link')
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  },
)

test('a link that another browser asked for says what to do', async ({
  page,
  site,
  account,
  browser,
}) => {
  const elsewhere = await browser.newPage({ baseURL: site.url })
  await askForLinkElsewhere(elsewhere, account)
  await page.goto(linkIn(await mailTo(site, account.email, /sign-in link/)))
  await expect(page.getByText('asked for this link in another browser')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.getByRole('status').getByRole('button', { name: 'Sign In' }).click()
  await giveCredentials(page, account)
  await expect(welcome(page, account)).toBeAttached()
  await elsewhere.close()
})

test(
  'a reset link that another browser asked for leads to a new one, and still works there',
  { tag: '@thorough' },
  async ({ page, site, account, browser }) => {
    const elsewhere = await browser.newPage({ baseURL: site.url })
    await askForReset(elsewhere, account)
    const link = linkIn(await mailTo(site, account.email, /password/i))
    await page.goto(link)
    await expect(page.getByText('asked for this link in another browser')).toBeVisible()
    await press(page, 'Get a new link')
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await elsewhere.close()
  },
)

test('the first of two confirmations of a new address says so', async ({ page, site }) => {
  const words = 'message=Confirmation+link+accepted.&sb='
  await page.goto(`/?message=Confirmation+link+accepted.#${words}`)
  await expect(page.getByText('One more confirmation')).toBeVisible()
  await expect(page.getByText('Now confirm in the email')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)
})

const problem = (code: string) =>
  `error=server_error&error_code=${code}&error_description=It+said+no`

for (const place of ['?', '#'])
  for (const [code, words] of [
    ['identity_already_exists', 'already opens another account here'],
    ['identity_not_found', 'was removed already'],
    ['single_identity_not_deletable', 'your only way to sign in'],
  ] as const)
    test(
      `${code} after ${place} is told once and leaves the session alone`,
      thoroughUnless(place === '#' || code === 'identity_not_found'),
      async ({ page, site, account, openSignedIn }) => {
        await openSignedIn(`/donate${place}${problem(code)}`)
        await expect(page.getByRole('alert')).toContainText(words)
        await expect(page).toHaveURL(`${site.url}/donate`)
        await expect(welcome(page, account)).toBeAttached()
        await page.reload()
        await expect(welcome(page, account)).toBeAttached()
        await expect(page.getByRole('alert')).toBeHidden()
      },
    )

for (const place of ['?', '#'])
  test(`any other error after ${place} is told once and ends the session`, async ({
    page,
    site,
    openSignedIn,
  }) => {
    await openSignedIn()
    await page.goto(`/donate${place}${problem('bad_oauth_state')}`)
    await expect(page.getByRole('alert')).toContainText('This sign-in began in another browser')
    await expect(page.getByText('It said no')).toBeHidden()
    await expect(page).toHaveURL(`${site.url}/donate`)
    await expect(signInLink(page)).toBeVisible()
    await page.reload()
    await expect(signInLink(page)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })

test('tokens in an address are not taken, and do not stay there', async ({ page, site }) => {
  const tokens = 'access_token=aaa&refresh_token=bbb&expires_in=3600&token_type=bearer&type=signup'
  await page.goto(`/#${tokens}`)
  await expect(page.getByRole('alert')).toContainText('Not a valid PKCE flow url.')
  await expect(page).toHaveURL(`${site.url}/`)
  expect(await page.evaluate(() => localStorage.getItem('dhvani-auth'))).toBeNull()
})
