import { inject } from 'vitest'
import { field, giveCredentials, press, welcome } from './fixtures/account.ts'
import { addToMix, home } from './fixtures/home.ts'
import { IN_HINDI, PAGES } from './fixtures/pages.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, test, type Page } from './test.ts'

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
    ServiceWorkerContainer.prototype.getRegistration = refuse
    StorageManager.prototype.getDirectory = refuse
  })

const isWhole = (page: Page) => page.getByRole('heading', { level: 1 })

test.for(inject('isWholeRing') ? [PAGES, IN_HINDI] : [PAGES])(
  'every page stands where the browser denies its storage: %s and so on',
  async (paths, { page }) => {
    await denyStorage(page)
    for (const path of paths) {
      await page.goto(path)
      await expect(isWhole(page), path).toBeVisible()
      await whenWhole(page)
      await expect(page.getByText('Something broke'), path).toBeHidden()
    }
  },
)

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
