import { createServer, type Server } from 'node:http'
import { startSite, type Site } from '../fixtures/site.ts'
import { expect, test as base } from '../fixtures/test.ts'

type Stripe = { readonly url: string; readonly prices: string[]; answer: 'session' | 'error' }

type WorkerFixtures = {
  site: Site
  /** Stands in for Stripe: makes sessions whose address is a page of its own. */
  stripe: Stripe
}

const listen = (server: Server): Promise<number> =>
  new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    }),
  )

const test = base.extend<object, WorkerFixtures>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, use) => {
      const stripe: { url: string; prices: string[]; answer: 'session' | 'error' } = {
        url: '',
        prices: [],
        answer: 'session',
      }
      const server = createServer((request, response) => {
        if (request.method !== 'POST') {
          response.writeHead(200, { 'content-type': 'text/html' })
          response.end('<title>Checkout</title><h1>Checkout</h1>')
          return
        }
        let body = ''
        request.on('data', (chunk: Buffer) => (body += chunk.toString()))
        request.on('end', () => {
          stripe.prices.push(new URLSearchParams(body).get('line_items[0][price]') ?? '')
          const isFine = stripe.answer === 'session'
          response.writeHead(isFine ? 200 : 400, { 'content-type': 'application/json' })
          response.end(
            JSON.stringify(
              isFine
                ? { id: 'cs_1', object: 'checkout.session', url: `${stripe.url}/pay` }
                : { error: { type: 'invalid_request_error', message: 'No such price' } },
            ),
          )
        })
      })
      stripe.url = `http://127.0.0.1:${await listen(server)}`
      await use(stripe)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ stripe }, use) => {
      const site = await startSite({
        STRIPE_SECRET_KEY: 'sk_test_e2e',
        STRIPE_API_BASE: stripe.url,
        STRIPE_PRICE_10: 'price_ten',
        STRIPE_PRICE_50: 'price_fifty',
        STRIPE_PRICE_100: 'price_hundred',
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

const FAILED = 'Failed to process donation. Please try again.'

for (const [amount, price] of [
  [10, 'price_ten'],
  [50, 'price_fifty'],
  [100, 'price_hundred'],
] as const)
  test(`£${amount} opens its checkout in a new tab`, async ({ page, context, stripe }) => {
    stripe.answer = 'session'
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
  })

test('the page is accessible and has its title', async ({ page, expectAccessible }) => {
  await page.goto('/donate')
  await expect(page).toHaveTitle('Donate | Dhvani')
  await expectAccessible()
})

test('a refusal is told, and the tab closes again', async ({ page, context, stripe, problems }) => {
  problems.allow(/create-checkout|502/)
  stripe.answer = 'error'
  await page.goto('/donate')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Donate £50' }).click()
  await expect(page.getByRole('alert')).toContainText(FAILED)
  await expect.poll(() => context.pages().length).toBe(1)
  await expect(page.getByRole('button', { name: 'Donate £50' })).toBeEnabled()
})

test('a reply without an address says so', async ({ page }) => {
  await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ json: {} }))
  await page.goto('/donate')
  await page.getByRole('button', { name: 'Donate £10', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('No checkout URL received')
})

test('a blocked tab becomes a button', async ({ page, context, stripe }) => {
  stripe.answer = 'session'
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let calls = 0
    window.open = (...args) => ((calls += 1) === 1 ? null : open(...args))
  })
  await page.goto('/donate')
  await page.getByRole('button', { name: 'Donate £10', exact: true }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open checkout' }).click()
  await (await opened).waitForURL(`${stripe.url}/pay`)
})

test('the checkout leads back to a page of thanks, or to one that says nothing was taken', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/donate/thank-you')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await expectAccessible()
  await page.goto('/donate/cancelled')
  await expect(page.getByRole('heading', { level: 1, name: 'No donation was made' })).toBeVisible()
})

test('the share dialog offers five ways, and says for two seconds that it copied', async ({
  page,
  context,
  site,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/donate')
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  for (const name of ['WhatsApp', 'Facebook', 'Twitter', 'Email']) {
    const link = dialog.getByRole('link', { name })
    const href = decodeURIComponent((await link.getAttribute('href')) ?? '')
    expect(href).toContain(`${site.url}/donate`)
  }
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  const copied = Date.now()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/donate`)
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(Date.now() - copied).toBeGreaterThan(1800)
  expect(Date.now() - copied).toBeLessThan(3500)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
})

test('a copy that fails is only logged', async ({ page, problems }) => {
  problems.allow(/The link was not copied/)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await page.goto('/donate')
  await page.getByRole('button', { name: 'Share' }).click()
  const logged = page.waitForEvent('console')
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect((await logged).text()).toContain('The link was not copied')
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
