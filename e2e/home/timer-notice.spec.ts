import { home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

test(
  'the service worker shows the notice of a timer that has ended',
  { tag: '@desktop' },
  async ({ page }) => {
    const noticesShown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready
        return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }))
      })
    await page.clock.install({ time: new Date('2026-11-20T12:00:00') })
    await page.goto('/')
    const { timer } = home(page)
    // It is checked once the browser has answered that it may notify.
    await timer.getByLabel('Notify me').click()
    await expect(timer.getByLabel('Notify me')).toBeChecked()
    expect(await noticesShown()).toEqual([])
    await timer.getByRole('button', { name: 'Start' }).click()
    await page.clock.fastForward(1_501_000)
    await expect(timer.getByRole('timer')).toHaveText('00:00')
    await expect
      .poll(noticesShown)
      .toEqual([{ title: "Time's up. Well done.", body: expect.stringContaining('25') }])
  },
)
