import type { Page } from '@playwright/test'
import { expectSilence, expectSound, outputLevel } from '../fixtures/audio-tap.ts'
import { expect, test } from '../fixtures/both-themes.ts'
import { home } from '../fixtures/home.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { openNight, night } from '../fixtures/night.ts'
import { sleep } from '../fixtures/sleep.ts'
import { measureShine } from '../fixtures/shine.ts'

/** Anything but digital silence, in dBFS: the birds begin 40 dB below their level. */
const ANY = -150

const wake = (page: Page) => {
  const { region } = sleep(page)
  const screen = page.getByRole('dialog', { name: 'Good morning' })
  return {
    opener: region.getByRole('button', { name: /^Wake/ }),
    dialog: page.getByRole('dialog', { name: 'Wake' }),
    screen,
    snooze: screen.getByRole('button', { name: 'Snooze 10 min' }),
    stop: screen.getByRole('button', { name: 'Stop' }),
  }
}

/** Sets the wake so many minutes from now, with a rise of five. */
const setWakeIn = async (page: Page, minutes: number): Promise<void> => {
  const clock = await page.evaluate((later) => {
    const at = new Date(Date.now() + later * 60_000)
    return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  }, minutes)
  const { opener, dialog } = wake(page)
  await opener.click()
  await dialog.getByLabel('Begins at').fill(clock)
  await dialog.getByRole('button', { name: '5 min', exact: true }).click()
  await dialog.getByRole('button', { name: 'Wake me' }).click()
  await expect(dialog.getByText(/^The birds begin at .* and rise for 5 minutes\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
}

test('birds and light rise at the time that is set; snooze and stop are one press each @journey', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install({ time: '2026-11-22T22:00:00' })
  await page.goto('/')
  const { opener, dialog, screen, snooze, stop } = wake(page)
  await opener.click()
  await expect(dialog.getByText(/^This page has to stay open and the device on/)).toBeVisible()
  await dialog.getByLabel('Begins at').fill('06:30')
  await dialog.getByRole('button', { name: '5 min', exact: true }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Wake me' }).click()
  await expect(dialog.getByText('The birds begin at 6:30 AM and rise for 5')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(opener).toHaveText('Wake at 6:30 AM')
  await expect(opener).toBeFocused()

  await page.clock.fastForward('08:28:00')
  await expectSilence(page)
  await expect(screen).toBeHidden()
  await page.clock.fastForward('02:00')
  await expect(screen).toBeVisible()
  expect(await outputLevel(page, 0.7), 'no step at the start').toBeLessThan(-50)
  await expectSound(page, 'the birds', ANY)
  expect((await measureShine(page)).brightest, 'near black').toBeLessThan(0.3)
  await expectAccessible()
  // In steps: after a longer one it would begin anew, as after a sleep.
  for (let step = 0; step < 3; step += 1) await page.clock.fastForward('01:50')
  await expect.poll(async () => (await measureShine(page)).brightest).toBeGreaterThan(0.7)
  await expectAccessible()

  await snooze.click()
  await expect(screen).toBeHidden()
  await expectSilence(page)
  await page.clock.fastForward('09:00')
  await expect(screen).toBeHidden()
  await page.clock.fastForward('01:10')
  await expect(screen).toBeVisible()
  await expectSound(page, 'the birds again', ANY)
  await tabTo(page, stop)
  await page.keyboard.press('Enter')
  await expect(screen).toBeHidden()
  await expectSilence(page)
  await expect(opener).toHaveText('Wake')
})

test(
  'a device that slept wakes late and from silence, or only says that the time has passed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install({ time: '2026-11-22T22:00:00' })
    await page.goto('/')
    const { opener, screen, stop } = wake(page)
    await setWakeIn(page, 60)
    await page.reload()
    await page.getByRole('heading', { name: 'Sleep Timer' }).click()
    await page.clock.fastForward('01:30:00')
    await expect(screen).toBeVisible()
    expect(await outputLevel(page, 0.7), 'no step at the start').toBeLessThan(-50)
    await expectSound(page, 'the birds', ANY)
    await stop.click()

    await setWakeIn(page, 60)
    await page.clock.fastForward('03:00:00')
    await expect(page.getByRole('status').getByText(/^It is past/)).toBeVisible()
    await expect(opener).toHaveText('Wake')
    await expect(screen).toBeHidden()
    await expectSilence(page)
  },
)

test(
  'the sleep timer ends in silence, and the birds begin without a press',
  { tag: '@desktop' },
  async ({ page, openWithRainByClock }) => {
    await page.addInitScript(() => {
      const handlers: Record<string, () => void> = {}
      Object.assign(globalThis, { handlers })
      navigator.mediaSession.setActionHandler = (action, handler) => {
        handlers[action] = () => handler?.({ action })
      }
    })
    await openWithRainByClock()
    const { screen, stop } = wake(page)
    const { mix } = home(page)
    await setWakeIn(page, 40)
    await sleep(page).start('15 min')
    await page.clock.fastForward('16:00')
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
    await expectSilence(page)
    await openNight(page)
    await page.clock.fastForward('24:00')
    await expect(screen).toBeVisible()
    await expectSound(page, 'the birds', ANY)
    const playing = () => page.evaluate(() => navigator.mediaSession.metadata?.title)
    expect(await playing()).toBe('Morning birds wake you')
    await page.evaluate(() =>
      (globalThis as unknown as { handlers: Record<string, () => void> }).handlers.pause?.(),
    )
    await expect(screen).toBeHidden()
    await expectSilence(page)
    await expect(night(page).screen, 'night mode is still open').toBeVisible()
    await page.keyboard.press('Escape')

    await mix.getByRole('button', { name: 'Play all' }).click()
    await setWakeIn(page, 5)
    await page.clock.fastForward('05:00')
    await stop.click()
    await expect(mix.getByText('1 sound playing'), 'the birds joined it').toBeVisible()
  },
)

test(
  'the screen stays on only when asked, until the wake ends',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const screenLocks = { asked: 0, held: 0 }
      Object.assign(globalThis, { screenLocks })
      navigator.wakeLock.request = () => {
        screenLocks.asked += 1
        screenLocks.held += 1
        const lock = new EventTarget() as EventTarget & { released: boolean }
        lock.released = false
        const release = async () => {
          if (!lock.released) screenLocks.held -= 1
          lock.released = true
        }
        Object.assign(globalThis, { hideScreen: release })
        return Promise.resolve(Object.assign(lock, { release }) as unknown as WakeLockSentinel)
      }
    })
    const locks = () =>
      page.evaluate(
        () =>
          (globalThis as unknown as { screenLocks: { asked: number; held: number } }).screenLocks,
      )
    await page.goto('/')
    const { opener, dialog } = wake(page)
    await setWakeIn(page, 60)
    await expect(opener).toHaveText(/^Wake at/)
    expect(await locks()).toEqual({ asked: 0, held: 0 })

    await opener.click()
    await dialog.getByRole('checkbox', { name: 'Keep the screen on until then' }).check()
    await expect.poll(locks).toEqual({ asked: 1, held: 1 })
    // As browsers do when a page hides, and when it is back.
    await page.evaluate(() => {
      void (globalThis as unknown as { hideScreen: () => Promise<void> }).hideScreen()
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(locks).toEqual({ asked: 2, held: 1 })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(locks).toEqual({ asked: 2, held: 0 })
  },
)
