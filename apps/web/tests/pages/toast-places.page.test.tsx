import { describe, inject } from 'vitest'
import { addToMix, home, openMix } from './fixtures/home.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, test, type Page } from './test.ts'

/** What a provider that refuses leaves in the address: a toast that ends no session. */
const USED_LINK =
  '#error=server_error&error_code=identity_already_exists&error_description=Identity+is+already+linked+to+another+user'

/** As much of a control is enough for a finger, in pixels. */
const FINGER = 24

const SIZES = [
  { width: 360, height: 740 },
  ...(inject('isWholeRing') ? [{ width: 768, height: 1024 }] : []),
  { width: 1366, height: 768 },
]

const PAGES = inject('isWholeRing')
  ? [
      '/',
      '/hi',
      '/auth',
      '/hi/auth',
      '/auth?mode=sign-up',
      '/contact',
      '/donate',
      '/blog',
      '/terms',
    ]
  : ['/auth?mode=sign-up', '/hi/contact']

/** @returns names of the controls of which the toast leaves too little to press */
const coveredByToast = (page: Page): Promise<string[]> =>
  page.evaluate((finger) => {
    const toast = document.querySelector('[data-toaster] [role=alert], [data-toaster] output p')
    const card = toast?.closest('[data-toaster] > *')
    if (!card) return ['there is no toast']
    const top = card.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((control) => {
        const { left, right, top: upper, bottom, width } = control.getBoundingClientRect()
        if (card.contains(control) || width <= 1) return false
        if (!control.checkVisibility({ visibilityProperty: true })) return false
        const isApart =
          right <= top.left || top.right <= left || bottom <= top.top || top.bottom <= upper
        // What the window shows of it beside the toast.
        const above = Math.min(top.top, bottom) - Math.max(0, upper)
        const below = Math.min(innerHeight, bottom) - Math.max(top.bottom, upper)
        return !isApart && Math.max(above, below) < finger
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.slice(0, 40))
  }, FINGER)

describe.for(SIZES)('on $width × $height', (size) => {
  // On a phone nothing but controls is on the screen of the beatbox: they scroll under the toast.
  test.for(size.width < 1000 ? PAGES : [...PAGES, '/beatboxer'])(
    'a toast leaves every control of %s free',
    async (path, { page }) => {
      await page.setViewportSize(size)
      await page.goto(`${path}${USED_LINK}`)
      await whenWhole(page)
      await expect(page.locator('[data-toaster] [role=alert]')).toBeInViewport({ ratio: 1 })
      await expect.poll(() => coveredByToast(page)).toEqual([])
    },
  )

  test('a toast leaves the links at the end of the page free', async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(`/terms${USED_LINK}`)
    await whenWhole(page)
    await expect(page.locator('[data-toaster] [role=alert]')).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const links = page.getByRole('contentinfo').getByRole('link')
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    await expect.poll(() => coveredByToast(page)).toEqual([])
  })

  test('a toast leaves the sounds of the open mix free', async ({ page, openWithRain }) => {
    await page.setViewportSize(size)
    await openWithRain()
    await addToMix(page, 'Train')
    await openMix(page)
    await page.goto(`/?shown${USED_LINK}`)
    await expect(home(page).mix).toBeVisible()
    await openMix(page)
    const sliders = page.getByRole('region', { name: 'Mix', exact: true }).getByRole('slider')
    await expect(sliders.first()).toBeVisible()
    await expect(page.locator('[data-toaster] [role=alert]')).toBeInViewport({ ratio: 1 })
    await expect.poll(() => coveredByToast(page)).toEqual([])
  })

  test('a toast leaves the sleep timer free', async ({ page, openWithRain }) => {
    await page.setViewportSize(size)
    await openWithRain()
    await page.goto(`/terms${USED_LINK}`)
    await whenWhole(page)
    await page
      .getByRole('region', { name: 'Mix', exact: true })
      .getByRole('button', { name: 'Sleep timer' })
      .click()
    const start = page.getByRole('dialog').getByRole('button', { name: 'Start' })
    await start.scrollIntoViewIfNeeded()
    await start.click({ trial: true })
  })
})
