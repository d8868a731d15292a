import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { giveCredentials, press } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/blog/create-focus-soundscape'

test(
  'the header stays on the screen, and the progress grows, while a reader scrolls',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto(PAGE)
    const progress = () =>
      page
        .getByTestId('reading-progress')
        .evaluate((bar: HTMLElement) => Number(bar.style.scale.split(' ')[0]))
    await expect.poll(progress).toBe(0)
    await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dhvani' })).toBeInViewport()
    await expect.poll(progress).toBeGreaterThan(0.7)
  },
)

test('the contents lead to their sections on wide screens, and are not there on narrow ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(PAGE)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Method' }).click()
  await expect(page).toHaveURL(/#method$/)
  await expect(page.getByRole('heading', { name: 'Method' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Method' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(contents).toBeHidden()
})

test('a related article opens at its top', async ({ page }) => {
  await page.goto(PAGE)
  const related = page.getByRole('region', { name: 'Related articles' })
  await related.getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(PAGE))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a sound in the text plays for ten seconds at most, in place', async ({ page }) => {
  await page.goto('/blog/rise-of-asmr')
  const player = page.getByRole('button', { name: 'Listen to Rain' })
  await player.click()
  await expect(page.getByRole('button', { name: 'Stop Rain' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectSound(page)
  await expect(player).toBeVisible({ timeout: 15_000 })
  await player.click()
  await page.getByRole('button', { name: 'Stop Rain' }).click()
  await expect(player).toBeVisible()
})

test('a visitor hears a proposed mix for ten seconds, and as a mix after signing in @journey', async ({
  page,
  account,
}) => {
  await page.goto('/blog/calm-music-sleep')
  const proposal = page.getByRole('button', { name: /^Try this mix: Rain at 40, Breeze at 20/ })
  await proposal.click()
  await expectSound(page)
  const told = page.getByRole('status').filter({ hasText: 'Sign in to play this mix' })
  await expect(told).toContainText('Without an account, it plays for ten seconds.')
  await told.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expectSilence(page)
  await press(page, 'Sign In')
  await giveCredentials(page, account)
  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await expect(mix.getByRole('slider', { name: 'Rain volume' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
})

test('links in an article keep the page that is open, as all links of the site do', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(PAGE)
  await page.evaluate(() => Object.assign(window, { wasOpenedOnce: true }))
  await page.getByRole('article').getByRole('link', { name: 'on the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(title).toContainText('How to Create a Focus Soundscape')
  const related = page.getByRole('region', { name: 'Related articles' })
  await related.getByRole('link').first().click()
  await expect(title).not.toContainText('How to Create a Focus Soundscape')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(title).toHaveText('Blog')
  expect(await page.evaluate(() => 'wasOpenedOnce' in window)).toBe(true)
})

test(
  'an article reached from the list has its players, its contents and its share dialog',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/blog')
    await page.getByRole('link', { name: /^Read More How to Create a Focus Soundscape/ }).click()
    const player = page.getByRole('button', { name: 'Listen to Tanpura' })
    await player.click()
    await page.getByRole('button', { name: 'Stop Tanpura' }).click()
    await expect(player).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const method = contents.getByRole('link', { name: 'Method' })
    await method.click()
    await expect(method).toHaveAttribute('aria-current', 'location')
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await expect(dialog.getByText(/\/blog\/create-focus-soundscape$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main').getByRole('button', { name: 'Share' })).toBeFocused()
  },
)
