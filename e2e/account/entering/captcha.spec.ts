import type { Page } from '@playwright/test'
import { aNewAccount, mailTo, signOut } from '../../fixtures/account.ts'
import { startCaptchaService, type CaptchaService } from '../../fixtures/captcha-service.ts'
import { startSite, type Site } from '../../fixtures/site.ts'
import { expect, test as base } from '../../fixtures/both-themes.ts'

const test = base.extend<object, { captcha: CaptchaService; site: Site }>({
  captcha: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, use) => {
      const captcha = await startCaptchaService()
      await use(captcha)
      captcha.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ captcha }, use) => {
      const site = await startSite({
        CAPTCHA_SITE_KEY: 'site-key',
        CAPTCHA_SECRET: 'secret',
        CAPTCHA_VERIFY_URL: captcha.verifyUrl,
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tick = async (page: Page) => {
  await press(page, 'I am human')
  await expect(page.getByRole('button', { name: 'Verified' })).toBeVisible()
}

test('only /auth loads the widget, and the policy lets in its origin alone', async ({
  page,
  captcha,
}) => {
  const before = captcha.scriptLoads()
  const home = await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Nature Sounds' })).toBeVisible()
  const policy = home?.headers()['content-security-policy'] ?? ''
  expect(new Set(policy.match(/https?:[^ ;]+/g))).toEqual(new Set([captcha.origin]))
  expect(captcha.scriptLoads()).toBe(before)
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible()
  expect(captcha.scriptLoads()).toBe(before + 1)
})

test('every request that needs one carries a token of its own', async ({
  page,
  captcha,
  site,
  problems,
  expectAccessible,
}) => {
  problems.allow(/40[03]/)
  const newcomer = aNewAccount()
  const since = captcha.shown.length
  const shown = () => captcha.shown.slice(since)
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Name', { exact: true }).fill(newcomer.name)
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible()
  await expectAccessible()
  await press(page, 'Sign Up')
  await expect(page.getByRole('alert')).toContainText('Please complete the check')
  await tick(page)
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  expect(shown()).toHaveLength(1)

  await tick(page)
  const { text } = await mailTo(site, newcomer.email)
  await page.getByLabel('Code', { exact: true }).fill(/^\d{6}$/m.exec(text)?.[0] ?? '')
  await press(page, 'Use this code')
  await expect(page.getByText(`Welcome, ${newcomer.email}`)).toBeAttached()
  await signOut(page)

  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await tick(page)
  await press(page, 'Sign In')
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await tick(page)
  await press(page, 'Sign In')
  await expect(page.getByText(`Welcome, ${newcomer.email}`)).toBeAttached()
  await signOut(page)

  await page.goto('/auth?mode=reset')
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await tick(page)
  await press(page, 'Send Reset Link')
  await expect(page.getByText('Password reset sent')).toBeVisible()

  await page.goto('/auth?mode=link')
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email)
  await tick(page)
  await press(page, 'Send me a link')
  await expect(page.getByText('Look into your mail')).toBeVisible()
  expect(new Set(shown()).size, 'none was used twice').toBe(shown().length)
  expect(shown()).toHaveLength(6)
})

test('a token that is too old is asked for again', async ({ page, captcha, problems }) => {
  problems.allow(/400/)
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('quiet river')
  await tick(page)
  const before = captcha.shown.length
  await page.evaluate(() => (window as unknown as { expireCaptcha(): void }).expireCaptcha())
  await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible()
  await press(page, 'Sign In')
  await expect(page.getByRole('alert')).toContainText('Please complete the check')
  expect(captcha.shown).toHaveLength(before)
  await tick(page)
  await press(page, 'Sign In')
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
})

test('a widget that does not load says so and can be tried again', async ({
  page,
  captcha,
  problems,
  expectAccessible,
}) => {
  problems.allow(/ERR_FAILED|api\.js/)
  await page.route(`${captcha.origin}/api.js*`, (route) => route.abort())
  await page.goto('/auth')
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await expectAccessible()
  await page.unroute(`${captcha.origin}/api.js*`)
  await press(page, 'Try again')
  await tick(page)
  await page.evaluate(() => (window as unknown as { breakCaptcha(): void }).breakCaptcha())
  await expect(page.getByText('could not be loaded')).toBeVisible()
  await press(page, 'Try again')
  await tick(page)
})
