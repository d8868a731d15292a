import { readClipboard } from '../fixtures/clipboard.ts'
import { press } from '../fixtures/account.ts'
import { expectOffline, expectOnlineAgain, LOST } from '../fixtures/offline-notice.ts'
import { givePrices } from '../fixtures/prices.ts'
import { whenSettled } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/equipped.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

const FAILED = 'Failed to process donation. Please try again.'

for (const [amount, price] of [
  [10, 'price_ten'],
  [50, 'price_fifty'],
  [100, 'price_hundred'],
] as const)
  test(
    `£${amount} opens its checkout in a new tab`,
    { tag: amount === 50 ? '@journey' : '@thorough' },
    async ({ page, context, stripe }) => {
      await page.goto('/donate')
      const invoked = page.waitForRequest('**/functions/v1/create-checkout')
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: `Donate £${amount}`, exact: true }).click()
      expect((await invoked).postDataJSON()).toEqual({ priceId: price })
      const tab = await opened
      await tab.waitForURL(`${stripe.url}/pay`)
      expect(await tab.evaluate(() => opener)).toBeNull()
      expect(stripe.prices.at(-1)).toBe(price)
      await expect(page).toHaveURL(/\/donate$/)
    },
  )

test('the page is accessible and has its title', async ({ page, expectAccessible }) => {
  await page.goto('/donate')
  await expect(page).toHaveTitle('Donate | Dhvani')
  await expectAccessible()
})

test('a refusal is told and reported, and the tab closes again', async ({
  page,
  context,
  stripe,
  problems,
}) => {
  problems.allow(/create-checkout|502|non-2xx/)
  const reported = page.waitForEvent('pageerror')
  stripe.answer = 'error'
  await page.goto('/donate')
  await page.getByRole('button', { name: 'Donate £50' }).click()
  await expect(page.getByRole('alert')).toContainText(FAILED)
  expect((await reported).message).toContain('non-2xx')
  await expect.poll(() => context.pages().length).toBe(1)
  await expect(page.getByRole('button', { name: 'Donate £50' })).toBeEnabled()
})

for (const [name, viewport] of [
  ['a laptop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(
    `on ${name} without a network the amount that was pressed says so once, and no tab opens`,
    thoroughUnless(name === 'a phone'),
    async ({ page, context, stripe, problems }) => {
      problems.allow(LOST)
      stripe.answer = 'session'
      await page.setViewportSize(viewport)
      await page.goto('/donate')
      await page.mouse.move(4, 4)
      await whenSettled(page)
      await context.setOffline(true)
      await press(page, 'Donate £50')
      await expectOffline(page.getByRole('listitem').filter({ hasText: 'Donate £50' }))
      expect(context.pages()).toHaveLength(1)
      await expectOnlineAgain(page)
      const opened = context.waitForEvent('page')
      await press(page, 'Donate £50')
      await (await opened).waitForURL(/\/pay$/)
    },
  )

test('an amount without a price says so before a press', async ({ page }) => {
  await givePrices(page, { 50: null })
  await page.goto('/donate')
  const button = page.getByRole('button', { name: 'Donate £50' })
  await expect(button).toHaveAccessibleDescription('The operator has not set up this gift.')
  await expect(button).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Donate £10', exact: true })).toBeEnabled()
})

test('a reply without an address says so', { tag: '@thorough' }, async ({ page }) => {
  await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ json: {} }))
  await page.goto('/donate')
  await press(page, 'Donate £10')
  await expect(page.getByRole('alert')).toContainText('No checkout URL received')
})

test('a blocked tab becomes a button', { tag: '@thorough' }, async ({ page, context, stripe }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let calls = 0
    window.open = (...args) => ((calls += 1) === 1 ? null : open(...args))
  })
  await page.goto('/donate')
  await press(page, 'Donate £10')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open checkout' }).click()
  await (await opened).waitForURL(`${stripe.url}/pay`)
})

test('the share dialog offers five ways, and says for two seconds that it copied', async ({
  page,
  context,
  site,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.clock.install()
  await page.goto('/donate')
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  for (const name of ['WhatsApp', 'Facebook', 'Twitter', 'Email']) {
    const link = dialog.getByRole('link', { name })
    const href = decodeURIComponent((await link.getAttribute('href')) ?? '')
    expect(href).toContain(`${site.url}/donate`)
  }
  await expectAccessible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await readClipboard(page)).toBe(`${site.url}/donate`)
  await page.clock.runFor(1900)
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
})

test('a copy that fails is only logged', { tag: '@thorough' }, async ({ page, problems }) => {
  problems.allow(/The link was not copied/)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await page.goto('/donate')
  await page.getByRole('button', { name: 'Share' }).click()
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The link was not copied'),
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  await logged
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
