import type { Page } from '@playwright/test'
import { mailTo, codeIn } from '../../fixtures/mail.ts'
import {
  aNewAccount,
  welcome,
  signInLink,
  field,
  press,
  signUp,
  signOut,
} from '../../fixtures/account.ts'
import type { CaptchaService } from '../../fixtures/captcha-service.ts'
import { START_LIMIT_MS, type GuardedSite } from '../../fixtures/sites.ts'
import { expect, test as base } from '../../fixtures/both-themes.ts'

const test = base.extend<{ guarded: GuardedSite; captcha: CaptchaService }>({
  guarded: [async ({ sites }, use) => use(await sites.guarded()), { timeout: START_LIMIT_MS }],
  site: async ({ guarded }, use) => use(guarded.site),
  captcha: async ({ guarded }, use) => use(guarded.captcha),
})

// One worker for all tests of this file, so that one such site starts.
test.describe.configure({ mode: 'default' })

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
  await signInLink(page).click()
  await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible()
  expect(captcha.scriptLoads()).toBe(before + 1)
})

test(
  'a form that is sent before the settings of the site come asks for the check',
  { tag: '@thorough' },
  async ({ page, problems }) => {
    problems.allow(/400/)
    const released = Promise.withResolvers<void>()
    await page.route('**/config.json', async (route) => {
      await released.promise
      await route.continue()
    })
    await signUp(page, aNewAccount())
    await expect(page.getByRole('button', { name: 'I am human' })).toBeHidden()
    released.resolve()
    await expect(page.getByRole('alert')).toContainText('Please complete the check')
    await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible()
  },
)

test('every request that needs a token carries a fresh one', async ({
  page,
  site,
  captcha,
  problems,
  expectAccessible,
}) => {
  problems.allow(/40[03]/)
  const newcomer = aNewAccount()
  const since = captcha.shown.length
  const shown = () => captcha.shown.slice(since)
  await signUp(page, newcomer)
  await expect(page.getByRole('alert')).toContainText('Please complete the check')
  await expect(page.getByRole('button', { name: 'I am human' })).toBeVisible()
  await expectAccessible()
  await tick(page)
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  expect(shown()).toHaveLength(1)

  await tick(page)
  const { text } = await mailTo(site, newcomer.email)
  await field(page, 'Code').fill(codeIn(text))
  await press(page, 'Use this code')
  await expect(welcome(page, newcomer)).toBeAttached()
  await signOut(page)

  await page.goto('/auth')
  await field(page, 'Email').fill(newcomer.email)
  await field(page, 'Password').fill('not this one')
  await tick(page)
  await press(page, 'Sign In')
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  await field(page, 'Password').fill(newcomer.password)
  await tick(page)
  await press(page, 'Sign In')
  await expect(welcome(page, newcomer)).toBeAttached()
  await signOut(page)

  await page.goto('/auth?mode=reset')
  await field(page, 'Email').fill(newcomer.email)
  await tick(page)
  await press(page, 'Send Reset Link')
  await expect(page.getByText('Password reset sent')).toBeVisible()

  await page.goto('/auth?mode=link')
  await field(page, 'Email').fill(newcomer.email)
  await tick(page)
  await press(page, 'Send me a link')
  await expect(page.getByText('Check your email')).toBeVisible()
  expect(new Set(shown()).size, 'no token was used twice').toBe(shown().length)
  expect(shown()).toHaveLength(6)
})

test(
  'a token that is too old is asked for again',
  { tag: '@thorough' },
  async ({ page, captcha, problems }) => {
    problems.allow(/400/)
    await page.goto('/auth')
    await field(page, 'Email').fill('asha@example.com')
    await field(page, 'Password').fill('quiet river')
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
  },
)

test(
  'a widget that does not load says so and can be tried again',
  { tag: '@thorough' },
  async ({ page, captcha, problems, expectAccessible }) => {
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
  },
)
