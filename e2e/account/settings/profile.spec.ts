import { expectRefused, signInElsewhere } from '../../fixtures/elsewhere.ts'
import { mailTo, linkIn, codeIn } from '../../fixtures/mail.ts'
import {
  openSignedIn,
  aNewAccount,
  createAccount,
  welcome,
  signIn,
  signOut,
} from '../../fixtures/account.ts'
import { expect, test } from '../../fixtures/both-themes.ts'
import { openAccount, sectionOf, signInToAccount } from './own-account.ts'

test('a visitor signs in first and is taken back; signing out leads home', async ({
  page,
  account,
  expectAccessible,
}) => {
  await signInToAccount(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expectAccessible()
  await signOut(page)
})

test('the name is changed, and not to nothing', async ({ page, site, account }) => {
  await openAccount(page, site, account)
  const section = sectionOf(page, 'Name')
  const field = section.getByLabel('Your name')
  await expect(field).toHaveValue(account.name)
  await field.fill('   ')
  await section.getByRole('button', { name: 'Save name' }).click()
  await expect(section.getByText('Please enter a name.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('Ravi Kumar')
  await section.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name is saved')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('Ravi Kumar')
})

test('the address changes when both mails are answered', async ({
  page,
  site,
  account,
  expectAccessible,
}) => {
  const next = aNewAccount().email
  await openAccount(page, site, account)
  const section = sectionOf(page, 'Email address')
  await section.getByLabel('New email address').fill(next)
  await section.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('We wrote to both of your addresses.')).toBeVisible()
  await expect(section.getByText('Waiting for your confirmation')).toBeVisible()
  await expectAccessible()

  await section.getByRole('button', { name: 'Send the emails again' }).click()
  await expect(page.getByText('The emails are on their way again')).toBeVisible()
  await page.goto(linkIn(await mailTo(site, account.email, /new email/)))
  await page.goto('/account')
  await expect(section.getByText(`Your address is ${account.email}.`)).toBeVisible()
  await expect(section.getByText('Waiting for your confirmation')).toBeVisible()

  await page.goto(linkIn(await mailTo(site, next, /new email/)))
  await expect(page).toHaveURL(/\/account$/)
  await expect(section.getByText(`Your address is ${next}.`)).toBeVisible()
  await expect(section.getByText('Waiting for your confirmation')).toBeHidden()
  await expect(welcome(page, { email: next })).toBeAttached()
})

test(
  'an address that is malformed, the same or taken is refused',
  { tag: '@thorough' },
  async ({ page, site, account, problems }) => {
    problems.allow(/422/)
    const neighbour = await createAccount(site)
    await openAccount(page, site, account)
    const section = sectionOf(page, 'Email address')
    const tries = [
      ['', 'Please enter a new address.'],
      ['asha', 'This does not look like an email address.'],
      [account.email.toUpperCase(), 'This is your address already.'],
    ] as const
    for (const [email, words] of tries) {
      await section.getByLabel('New email address').fill(email)
      await section.getByRole('button', { name: 'Change address' }).click()
      await expect(section.getByText(words)).toBeVisible()
    }
    await section.getByLabel('New email address').fill(neighbour.email)
    await section.getByRole('button', { name: 'Change address' }).click()
    await expect(page.getByRole('alert')).toContainText('already been registered')
  },
)

test('a new password signs the other devices out', async ({ page, site, account }) => {
  const other = await signInElsewhere(site, account)
  await openAccount(page, site, account)
  const section = sectionOf(page, 'Password')
  await section.getByLabel('New password').fill('a brighter lamp at dusk')
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your new password is saved')).toBeVisible()
  await expectRefused(other, 'session_not_found')
  await signOut(page)
  await signIn(page, { ...account, password: 'a brighter lamp at dusk' })
})

test(
  'passwords that are short, common or the old one are refused beside the field',
  { tag: '@thorough' },
  async ({ page, site, account, problems }) => {
    problems.allow(/422/)
    await openAccount(page, site, account)
    const section = sectionOf(page, 'Password')
    const change = section.getByRole('button', { name: 'Change password' })
    await change.click()
    await expect(section.getByText('Please enter a new password.')).toBeVisible()
    await section.getByLabel('New password').fill('short')
    await change.click()
    await expect(section.getByText(/at least 8 characters/)).toBeVisible()
    await expect(section.getByLabel('New password')).toBeFocused()
    await section.getByLabel('New password').fill(account.password)
    await change.click()
    await expect(section.getByText(/different from the old password/)).toBeVisible()
  },
)

test(
  'the page asks for a mailed code where the service wants a fresh proof',
  { tag: '@thorough' },
  async ({ page, site, account, problems, expectAccessible }) => {
    problems.allow(/400/)
    // The service answers as for a session of more than a day. The mail and its code are real.
    await page.route('**/auth/v1/user', async (route) => {
      const isBare =
        route.request().method() === 'PUT' && !route.request().postData()?.includes('nonce')
      if (!isBare) return route.fallback()
      return route.fulfill({
        status: 400,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: {
          code: 'reauthentication_needed',
          message: 'Password update requires reauthentication',
        },
      })
    })
    await openAccount(page, site, account)
    const section = sectionOf(page, 'Password')
    await section.getByLabel('New password').fill('a brighter lamp at dusk')
    await section.getByRole('button', { name: 'Change password' }).click()
    await expect(section.getByText(/We sent a code to/)).toBeVisible()
    await expectAccessible()
    await section.getByLabel('Code').fill('12')
    await section.getByRole('button', { name: 'Change password' }).click()
    await expect(section.getByText('The code has six digits.')).toBeVisible()
    const mail = await mailTo(site, account.email, /verification code/)
    await section.getByLabel('Code').fill(codeIn(mail.subject))
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/auth/v1/user'),
    )
    await section.getByRole('button', { name: 'Change password' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      nonce: codeIn(mail.subject),
    })
    await expect(page.getByText('Your new password is saved')).toBeVisible()
  },
)

test(
  'a long address is cut in its middle on the screen, and whole in its name and title',
  { tag: '@thorough' },
  async ({ page, site }) => {
    const email = `a-listener-with-a-remarkably-long-name-${Date.now()}@example.com`
    const account = await createAccount(site, { ...aNewAccount(), email })
    await openSignedIn(page, site, account, '/')
    const link = page.getByRole('banner').getByRole('link', { name: `Welcome, ${email}` })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('title', email)
    const box = await link.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(273)
    const [start, end] = await link.locator('span span').all()
    const isCut = await start?.evaluate((span) => span.scrollWidth > span.clientWidth)
    expect(isCut).toBe(true)
    await expect(end ?? link).toHaveText(/@example\.com$/)
    await link.click()
    await expect(page).toHaveURL(/\/account$/)
  },
)

test(
  'a page that cannot load the account says so, and loads it on the next try',
  { tag: '@thorough' },
  async ({ page, site, account, problems }) => {
    problems.allow(/500|Failed to load/)
    await openAccount(page, site, account)
    let isDown = true
    await page.route('**/auth/v1/user', (route) =>
      isDown ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await page.reload()
    await expect(page.getByText('Your account could not be loaded.')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(sectionOf(page, 'Name')).toBeVisible()
  },
)
