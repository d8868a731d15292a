import type { Page } from '@playwright/test'
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

const agreementOf = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: 'You must be at least 18.' })

test('tells who signs up what they agree to, with ways to read it', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/auth?mode=sign-up')
  const agreement = agreementOf(page)
  await expect(agreement).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
  for (const [name, address] of [
    ['terms', '/terms'],
    ['privacy page', '/privacy'],
  ] as const)
    await expect(agreement.getByRole('link', { name })).toHaveAttribute('href', address)
  const notice = page.getByRole('region', { name: 'Notice at sign-up' })
  await expect(notice.getByRole('listitem').first()).toContainText('Email address')
  await expect(notice.getByRole('link', { name: 'Withdraw your consent' })).toHaveAttribute(
    'href',
    '/withdraw',
  )
  await press(page, 'Sign In')
  await expect(agreement).toBeHidden()
})

test(
  'keeps what was typed while the terms or the privacy page is read',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await page.goto('/auth?mode=sign-up')
    const typed = { Name: 'Asha', Email: 'asha@example.com', Password: 'a monsoon of words' }
    for (const [label, entry] of Object.entries(typed)) await field(page, label).fill(entry)
    for (const [name, heading] of [
      ['terms', 'Terms'],
      ['privacy page', 'Privacy'],
    ] as const) {
      const link = agreementOf(page).getByRole('link', { name })
      await expect(link).toHaveAccessibleDescription('Opens in a new tab')
      const opened = context.waitForEvent('page')
      await link.click()
      const paper = await opened
      await expect(paper.getByRole('heading', { level: 1 })).toContainText(heading)
      await paper.close()
    }
    for (const [label, entry] of Object.entries(typed))
      await expect(field(page, label)).toHaveValue(entry)
  },
)

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

test('shows no button of Google where it is not set up', async ({ page }) => {
  const settings = page.waitForResponse(/\/auth\/v1\/settings/)
  await page.goto('/auth')
  expect(await (await settings).json()).toMatchObject({ external: { google: false } })
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0)
})

test('a forgotten password is replaced through the mail @journey', async ({
  page,
  site,
  account,
}) => {
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

test(
  'a reload keeps the field for the code, and Back forgets it',
  { tag: '@thorough' },
  async ({ page }) => {
    const visitor = aNewAccount()
    await page.goto('/auth?mode=sign-up')
    await field(page, 'Name').fill('Meera')
    await field(page, 'Email').fill(visitor.email)
    await field(page, 'Password').fill(visitor.password)
    await press(page, 'Sign Up')
    const heading = page.getByRole('heading', { name: 'Confirm your email' })
    await expect(heading).toBeVisible()
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByText(visitor.email)).toBeVisible()
    await press(page, 'Back')
    await expect(field(page, 'Email')).toHaveValue(visitor.email)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
    await expect(heading).toBeHidden()
  },
)
