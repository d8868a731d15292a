import type { Page } from '@playwright/test'
import { aNewAccount } from '../fixtures/account.ts'
import { expectSound } from '../fixtures/audio-tap.ts'
import { addToMix } from '../fixtures/home.ts'
import { hindi } from '../fixtures/hindi.ts'
import { linkIn, mailTo } from '../fixtures/mail.ts'
import { switchLanguage } from '../fixtures/switch-language.ts'
import { whenWhole } from '../fixtures/whole.ts'
import { expect, test } from '../fixtures/test.ts'

test('Home in Hindi is Hindi after its scripts, too', async ({ page }) => {
  await page.goto('/hi')
  await whenWhole(page)
  await expect(page).toHaveTitle(`${hindi('site_title')} | ${hindi('site_name')}`)
  await expect(page.getByRole('heading', { name: hindi('library_title') })).toBeVisible()
  await expect(page.getByText('Sound library')).toHaveCount(0)
})

test('a switch of the language keeps the sound and the place, and is remembered @journey', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  await expectSound(page)
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  const onLockScreen = () => page.evaluate(() => navigator.mediaSession.metadata?.title)
  expect(await onLockScreen()).toBe('Rain')
  await switchLanguage(page, 'हिन्दी')
  await expect(page).toHaveURL(/\/hi$/)
  await expect(page.getByText(hindi('playing_one', { count: '1' }))).toBeVisible()
  await expect(page.getByRole('banner').locator(':focus')).toHaveAccessibleName(/^(English|मेन्यू)$/)
  await expectSound(page)
  expect(await page.evaluate(() => scrollY)).toBe(400)
  await expect.poll(onLockScreen).toBe(hindi('sound_rain'))
  const chosen = await page.evaluate(
    () =>
      (
        JSON.parse(localStorage.getItem('dhvani.preferences') ?? '{}') as {
          value?: { language?: string }
        }
      ).value?.language,
  )
  expect(chosen).toBe('hi')

  await switchLanguage(page, 'English')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('1 sound playing')).toBeVisible()
  await expectSound(page)
})

test('a sound is added in Hindi', async ({ page, openSignedIn }) => {
  await openSignedIn()
  await page.goto('/hi')
  const rain = hindi('sound_rain')
  await page
    .getByRole('button', { name: new RegExp(`^${rain}(?! और)`) })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: rain, exact: true })
  await dialog.getByRole('button', { name: hindi('add_to_mix') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(hindi('playing_one', { count: '1' }))).toBeVisible()
  await expectSound(page)
})

test('a visitor signs up in Hindi, by a mail in Hindi, and mails follow the language @journey', async ({
  page,
  site,
}) => {
  const { name, email, password } = aNewAccount()
  await page.goto('/hi/auth?mode=sign-up')
  await page.getByLabel(hindi('auth_name'), { exact: true }).fill(name)
  await page.getByLabel(hindi('auth_email'), { exact: true }).fill(email)
  await page.getByLabel(hindi('auth_password'), { exact: true }).fill(password)
  await page
    .locator('form')
    .getByRole('button', { name: hindi('sign_up'), exact: true })
    .click()
  await expect(page.getByRole('heading', { name: hindi('auth_confirm_heading') })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  const mail = await mailTo(site, email)
  expect(mail.subject).toBe('अपने ईमेल पते की पुष्टि करें')
  expect(mail.text).toContain('मेरे पते की पुष्टि करें')
  await page.goto(linkIn(mail))
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page).toHaveURL(/\/hi$/)
  await whenWhole(page)
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await switchLanguage(page, 'English')
  expect(await (await kept).json()).toMatchObject({ user_metadata: { language: 'en' } })
})

test(
  'a refusal of the server is worded in Hindi',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.allow(/400/)
    await page.goto('/hi/auth')
    await page.getByLabel(hindi('auth_email'), { exact: true }).fill('asha@example.com')
    await page.getByLabel(hindi('auth_password'), { exact: true }).fill('no-such-password')
    await page
      .locator('form')
      .getByRole('button', { name: hindi('sign_in'), exact: true })
      .click()
    await expect(page.getByText(hindi('refusal_credentials'))).toBeVisible()
  },
)

test(
  'an unknown address in Hindi says so in Hindi',
  { tag: '@desktop' },
  async ({ page, problems }) => {
    problems.allow(/404/)
    const answer = await page.goto('/hi/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('not_found_title'))
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'hi_IN')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    const english = page.getByRole('banner').locator('a[hreflang=en]')
    await expect(english).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: hindi('not_found_home') }).click()
    await expect(page).toHaveURL(/\/hi$/)
  },
)

/** Makes the screen of a phone 360 pixels wide, as narrow as phones in use are. A desktop stays as it is. */
const narrowPhone = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if ((page.viewportSize()?.width ?? 0) < 400)
    await page.setViewportSize({ width: 360, height: 740 })
}

const expectFit = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width, 'the page is wider than the screen').toBeLessThanOrEqual(0)
}

/** Pages that a desktop lays out in its own way. */
const WIDE_TOO = ['/hi', '/hi/blog', '/hi/blog/binaural-beats-explained', '/hi/beatboxer']

// Every page that there is in Hindi; of the articles two.
for (const path of [
  '/hi',
  '/hi/auth',
  '/hi/blog',
  '/hi/blog/rise-of-asmr',
  '/hi/blog/binaural-beats-explained',
  '/hi/what-is-known',
  '/hi/beatboxer',
  '/hi/contact',
  '/hi/donate',
  '/hi/donate/thank-you',
  '/hi/donate/cancelled',
  '/hi/terms',
  '/hi/privacy',
  '/hi/offline',
  '/hi/nowhere',
])
  test(
    `${path} is accessible and fits a screen of 360 px`,
    WIDE_TOO.includes(path) ? {} : { tag: '@phone' },
    async ({ page, problems, expectAccessible }) => {
      if (path === '/hi/nowhere') problems.allow(/404/)
      await narrowPhone(page)
      await page.goto(path)
      await expectFit(page)
      await expectAccessible()
    },
  )

test('the account in Hindi is accessible and fits a screen of 360 px', async ({
  page,
  openSignedIn,
  expectAccessible,
}) => {
  await narrowPhone(page)
  await openSignedIn()
  await page.goto('/hi/account')
  await expect(page.getByRole('heading', { name: hindi('account_leave_title') })).toBeVisible()
  await expectFit(page)
  await expectAccessible()
})

test(
  'a browser that asks for Hindi is offered it once, and never sent there',
  { tag: '@desktop' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ locale: 'hi-IN', serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(site.url)
    const offer = page.getByRole('button', { name: 'हिन्दी', exact: true })
    await expect(offer).toBeVisible()
    await expect(offer).toHaveAttribute('lang', 'hi')
    await expect(page.getByText('Dhvani speaks Hindi too')).toBeVisible()
    await expect(page).toHaveURL(`${site.url}/`)
    await offer.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page).toHaveURL(`${site.url}/hi`)
    await context.close()
  },
)

test(
  'a visitor who adds a sound in English finds it by its Hindi name',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    await switchLanguage(page, 'हिन्दी')
    const open = page.getByRole('button', { name: hindi('open_mix') })
    if (await open.isVisible()) await open.click()
    const pause = hindi('pause_sound', { name: hindi('sound_rain') })
    await expect(page.getByRole('button', { name: pause })).toBeVisible()
  },
)
