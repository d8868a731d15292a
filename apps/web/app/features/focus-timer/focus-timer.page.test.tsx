import { expect, onBoth, test, type Page, variation } from '#pages/test.ts'
import { outputLevel, expectSound } from '#pages/fixtures/audio-tap.ts'
import { home, addToMix } from '#pages/fixtures/home.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'

const NOON = new Date('2026-01-05T06:30:00Z')

/** Opens Home with a clock that stands still until the test moves it. */
const openWithStoppedClock = async (page: Page) => {
  await page.clock.install({ time: NOON })
  await page.goto('/')
  // React shows late parts by a timer, which the stopped clock would hold.
  await whenWhole(page)
  await expect(home(page).timer.getByRole('timer')).toBeVisible()
  await page.clock.pauseAt(new Date(NOON.getTime() + 3_600_000))
}

onBoth('counts down by the clock, pauses, resets and survives a reload', async ({ page }) => {
  await openWithStoppedClock(page)
  const timer = page.getByRole('region', { name: 'Focus Timer' })
  const clock = timer.getByRole('timer')
  await expect(clock).toHaveText('25:00')
  await timer.getByRole('button', { name: '15 min' }).click()
  await expect(clock).toHaveText('15:00')
  await timer.getByRole('button', { name: 'Start' }).click()
  await page.clock.fastForward(61_000)
  await expect(clock).toHaveText('13:59')
  await page.clock.runFor(1000)
  await expect(page).toHaveTitle(/^13:5\d · .*\| Dhvani$/)
  await page.reload()
  await page.clock.runFor(1000)
  await expect(clock).toHaveText(/^13:5\d$/)
  await timer.getByRole('button', { name: 'Pause' }).click()
  const paused = await clock.textContent()
  await page.clock.fastForward(60_000)
  await expect(clock).toHaveText(paused ?? '')
  await timer.getByRole('button', { name: 'Reset' }).click()
  await expect(clock).toHaveText('15:00')
})

test('ends with a message, at zero, and remembers the session', async ({ page }) => {
  await page.clock.install({ time: NOON })
  await page.goto('/')
  const timer = page.getByRole('region', { name: 'Focus Timer' })
  await timer.getByRole('button', { name: 'Start' }).click()
  await page.clock.fastForward(1_501_000)
  await expect(timer.getByRole('timer')).toHaveText('00:00')
  await expect(page.getByText('You stayed with it for 25 minutes.')).toBeVisible()
  await expect(timer.getByText('One session completed on this device')).toBeVisible()
})

onBoth('offers its lengths, and picking one sets it and stops', async ({ page }) => {
  await openWithStoppedClock(page)
  const { timer } = home(page)
  const clock = timer.getByRole('timer')
  await timer.getByRole('button', { name: 'Start' }).click()
  await page.clock.fastForward(10_000)
  await expect(clock).toHaveText('24:50')
  for (const minutes of [15, 25, 30, 45, 60]) {
    await timer.getByRole('button', { name: `${minutes} min` }).click()
    await expect(clock).toHaveText(`${minutes}:00`)
    await expect(timer.getByRole('button', { name: 'Start' })).toBeVisible()
  }
  await page.clock.fastForward(10_000)
  await expect(clock).toHaveText('60:00')
})

test('is right after the machine slept, and ends at once when its time is over', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  const { timer } = home(page)
  await timer.getByRole('button', { name: '60 min' }).click()
  await timer.getByRole('button', { name: 'Start' }).click()
  await page.clock.fastForward('40:00')
  await expect(timer.getByRole('timer')).toHaveText('20:00')
  await page.clock.resume()
  await page.clock.fastForward('03:00:00')
  await expect(timer.getByRole('timer')).toHaveText('00:00')
  await expect(page.getByText('You stayed with it for 60 minutes.')).toBeVisible()
})

test('rings a singing bowl at the end, also of a page that was loaded anew and then pressed', async ({
  page,
}) => {
  await page.clock.install({ time: NOON })
  await page.goto('/')
  const { timer } = home(page)
  await expect(timer.getByLabel('Singing bowl at the end')).toBeChecked()
  await timer.getByRole('button', { name: 'Start' }).click()
  await expect(timer.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.reload()
  await whenWhole(page)
  await expect(timer.getByRole('button', { name: 'Pause' })).toBeVisible()
  await timer.getByRole('heading', { name: 'Focus Timer' }).click()
  await page.clock.fastForward(1_500_500)
  await expect(timer.getByRole('timer')).toHaveText('00:00')
  await expectSound(page)
})

test('rings in between, every so many minutes; within another page there is no small window', async ({
  page,
}) => {
  // Chosen on an earlier visit: a choice rings once, and this test hears the bell of the session alone.
  await page.addInitScript(() => {
    const value = { hasBell: false, bellMinutes: 5 }
    localStorage.setItem('dhvani.preferences', JSON.stringify({ version: 1, value }))
  })
  await page.clock.install({ time: NOON })
  await page.goto('/')
  const { timer } = home(page)
  await expect(timer.getByLabel('Bell in between')).toHaveValue('5')
  await timer.getByRole('button', { name: 'Start' }).click()
  await page.clock.fastForward(290_000)
  expect(await outputLevel(page, 1)).toBeLessThan(-90)
  await page.clock.fastForward(10_500)
  await expectSound(page, 'the bell after five minutes')
  await expect(timer.getByRole('button', { name: 'Small window' })).toBeHidden()
})

variation('fades the mix out at the end when that is chosen', async ({ page, openSignedIn }) => {
  await page.clock.install({ time: NOON })
  await openSignedIn()
  const { timer } = home(page)
  await addToMix(page, 'Rain')
  await timer.getByLabel('Singing bowl at the end').uncheck()
  await timer.getByLabel('Fade the mix at the end').check()
  await timer.getByRole('button', { name: 'Start' }).click()
  await expectSound(page, 'the rain is heard', -70)
  await page.clock.fastForward(1_500_500)
  await expect(timer.getByRole('timer')).toHaveText('00:00')
  await expect.poll(() => outputLevel(page, 0.7)).toBeLessThan(-90)
})

/** Stubs the browser's notifications: the person answers, and the test sees each notice. */
const withNotifications = async (page: Page, answer: 'granted' | 'denied') => {
  const shown: string[] = []
  await page.exposeFunction('noticeShown', (title: string) => shown.push(title))
  await page.addInitScript((given) => {
    class Notice {
      static permission = 'default'
      static requestPermission = () => {
        Notice.permission = given
        return Promise.resolve(given)
      }
      constructor(title: string) {
        const tell = (globalThis as unknown as { noticeShown(title: string): void }).noticeShown
        tell(title)
      }
    }
    Object.assign(globalThis, { Notification: Notice })
  }, answer)
  const permission = () => page.evaluate(() => Notification.permission)
  return { shown, permission }
}

test('asks for permission only when a listener wants a notice, and then shows it', async ({
  page,
}) => {
  const { shown, permission } = await withNotifications(page, 'granted')
  await page.clock.install({ time: NOON })
  await page.goto('/')
  // The part that ends a session comes late.
  await whenWhole(page)
  const { timer } = home(page)
  await timer.getByRole('button', { name: 'Start' }).click()
  await page.clock.fastForward(1_501_000)
  await expect(timer.getByRole('timer')).toHaveText('00:00')
  expect(await permission()).toBe('default')
  expect(shown).toEqual([])
  // It is checked once the browser has answered that it may notify.
  await timer.getByLabel('Notify me').click()
  await expect(timer.getByLabel('Notify me')).toBeChecked()
  expect(await permission()).toBe('granted')
  await timer.getByRole('button', { name: 'Start' }).click()
  await page.clock.fastForward(1_501_000)
  await expect.poll(() => shown).toEqual(["Time's up. Well done."])
})

test('says so when the browser does not allow notifications', async ({ page }) => {
  await withNotifications(page, 'denied')
  await page.goto('/')
  const { timer } = home(page)
  await timer.getByLabel('Notify me').click()
  await expect(
    timer.getByText('Your browser does not allow notifications from this site.'),
  ).toBeVisible()
  await expect(timer.getByLabel('Notify me')).not.toBeChecked()
})
