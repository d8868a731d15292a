import { expect, test } from '../fixtures/test.ts'

const NOON = new Date('2026-01-05T06:30:00Z')

test(
  'ends with a message, at zero, and remembers the session',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install({ time: NOON })
    await page.goto('/')
    const timer = page.getByRole('region', { name: 'Focus Timer' })
    await timer.getByRole('button', { name: 'Start' }).click()
    await page.clock.fastForward(1_501_000)
    await expect(timer.getByRole('timer')).toHaveText('00:00')
    await expect(page.getByText('You stayed with it for 25 minutes.')).toBeVisible()
    await expect(timer.getByText('One session completed on this device')).toBeVisible()
  },
)
