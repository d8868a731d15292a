import { field, giveCredentials, press, welcome } from './fixtures/account.ts'
import { addToMix, home } from './fixtures/home.ts'
import { expect, test, type Page } from './test.ts'

/** Every kind of page. */
const PAGES = [
  '/',
  '/hi',
  '/auth',
  '/contact',
  '/donate',
  '/beatboxer',
  '/riyaz',
  '/blog',
  '/blog/rise-of-asmr',
  '/terms',
  '/account',
  '/no-such-page',
]

/** Does what a browser does that blocks cookies. */
const denyStorage = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: deny })
    const refuse = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
    LockManager.prototype.request = refuse
    ServiceWorkerContainer.prototype.register = refuse
  })

const isWhole = (page: Page) => page.getByRole('heading', { level: 1 })

test('every page stands where the browser denies its storage', async ({ page }) => {
  await denyStorage(page)
  for (const path of PAGES) {
    await page.goto(path)
    await expect(isWhole(page), path).toBeVisible()
    // Readers of an article get no parts for listeners.
    if (!path.startsWith('/blog/'))
      await expect(page.locator('html'), path).toHaveAttribute('data-whole', '')
    await expect(page.getByText('Something broke'), path).toBeHidden()
  }
})

test('a listener signs in and mixes where the browser denies its storage', async ({
  page,
  account,
}) => {
  await denyStorage(page)
  await page.goto('/auth')
  await giveCredentials(page, account)
  await expect(welcome(page, account)).toBeVisible()
  await addToMix(page, 'Rain')
  const strip = page.getByRole('region', { name: 'Your mixes' })
  await strip.getByRole('button', { name: 'Save mix' }).click()
  await field(page, 'Name').fill('Monsoon')
  await press(page, 'Save')
  await expect(strip.getByRole('button', { name: 'Open Monsoon' })).toBeVisible()
  await expect(home(page).mix).toBeVisible()
})

test('a message goes on its way where the browser denies its storage', async ({ page }) => {
  await denyStorage(page)
  await page.goto('/contact')
  await field(page, 'Name').fill('Asha')
  await field(page, 'Email').fill('asha@example.com')
  await field(page, 'Message').fill('Rain, please')
  await press(page, 'Send Message')
  await expect(page.getByText('Message sent!')).toBeVisible()
})
