import type { Page } from '@playwright/test'
import { hindi } from '../fixtures/hindi.ts'
import { home } from '../fixtures/home.ts'
import { switchLanguage } from '../fixtures/switch-language.ts'
import { expect, test } from '../fixtures/test.ts'
import { whenWhole } from '../fixtures/whole.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** Name of the mark of a page whose worker has shown a notice. */
const MARK = 'data-notice-shown'

/**
 * The notices shown by the page's worker. Chromium forgets a notice that it is asked for while it is being
 * shown, so it is not asked before.
 */
const noticesShown = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute(MARK, '')
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      data: data as unknown,
    }))
  })
}

/** Starts the timer of 25 minutes, which is to notify. */
const startWithNotice = async (page: Page) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00') })
  await page.addInitScript((mark) => {
    const show = ServiceWorkerRegistration.prototype.showNotification
    ServiceWorkerRegistration.prototype.showNotification = async function (...notice) {
      await show.apply(this, notice)
      document.documentElement.setAttribute(mark, '')
    }
  }, MARK)
  await page.goto('/')
  // The part that ends a session, and registers the worker, comes late.
  await whenWhole(page)
  // Chromium may drop the notice of a worker that is still being activated.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const { timer } = home(page)
  // It is checked once the browser has answered that it may notify.
  await timer.getByLabel('Notify me').click()
  await expect(timer.getByLabel('Notify me')).toBeChecked()
  await expect(page.locator('html')).not.toHaveAttribute(MARK)
  await timer.getByRole('button', { name: 'Start' }).click()
  return timer
}

test(
  'the service worker shows the notice of a timer that has ended',
  { tag: '@desktop' },
  async ({ page }) => {
    const timer = await startWithNotice(page)
    await page.clock.fastForward(1_501_000)
    await expect(timer.getByRole('timer')).toHaveText('00:00')
    await expect
      .poll(() => noticesShown(page))
      .toEqual([
        {
          title: "Time's up. Well done.",
          body: expect.stringContaining('25'),
          data: { home: '/' },
        },
      ])
  },
)

test(
  'the notice on a page in Hindi is in Hindi, and leads to Home in Hindi',
  { tag: '@desktop' },
  async ({ page }) => {
    await startWithNotice(page)
    await switchLanguage(page, 'हिन्दी')
    await page.clock.fastForward(1_501_000)
    await expect
      .poll(() => noticesShown(page))
      .toEqual([
        {
          title: hindi('timer_done_title'),
          body: hindi('timer_done_text', { minutes: '25' }),
          data: { home: '/hi' },
        },
      ])
  },
)
