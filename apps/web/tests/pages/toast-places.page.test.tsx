import { describe, inject } from 'vitest'
import { addToMix, home, openMix } from './fixtures/home.ts'
import { coveredByToast } from './fixtures/toasts.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, test } from './test.ts'

/** What a provider that refuses leaves in the address: a toast that ends no session. */
const USED_LINK =
  '#error=server_error&error_code=identity_already_exists&error_description=Identity+is+already+linked+to+another+user'

/** What Chromium tells of parts that moved by themselves. */
type Leap = {
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

test('a toast comes at its place, and leaps to none', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const leaps: string[] = []
    Object.assign(window, { leaps })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as Leap[])
        for (const { node, previousRect, currentRect } of sources)
          if (node instanceof Element && node.closest('[data-toaster]'))
            leaps.push(`${String(previousRect.top)} to ${String(currentRect.top)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/auth?mode=sign-up${USED_LINK}`)
  await whenWhole(page)
  const toaster = page.locator('[data-toaster]')
  await expect(toaster.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => toaster.evaluate((one) => one.style.getPropertyValue('--lift')))
    .toMatch(/^[1-9]/)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(await page.evaluate(() => Reflect.get(window, 'leaps') as string[])).toEqual([])
})

const SIZES = [
  { width: 360, height: 740 },
  ...(inject('isWholeRing')
    ? [
        { width: 768, height: 1024 },
        { width: 1366, height: 768 },
      ]
    : []),
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
