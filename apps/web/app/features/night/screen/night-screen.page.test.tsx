import { expect, onBoth, test, type Page } from '#pages/test.ts'
import { addToMix } from '#pages/fixtures/home.ts'
import { night, openNight } from '#pages/fixtures/night.ts'

const bar = (page: Page) => page.locator('meta[name=theme-color]')
const nowPlaying = (page: Page) =>
  page.evaluate(() => navigator.mediaSession.metadata?.title ?? 'nothing')
const isFullScreen = (page: Page) => page.evaluate(() => document.fullscreenElement !== null)

onBoth(
  'the bar of a phone is black meanwhile, the lock screen keeps the mix, and no wake lock is taken',
  async ({ page, openSignedIn }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => {
      Object.assign(globalThis, { wakeLocks: 0 })
      if (!('wakeLock' in navigator)) return
      navigator.wakeLock.request = () => {
        Object.assign(globalThis, { wakeLocks: 1 })
        return Promise.reject(new DOMException('refused', 'NotAllowedError'))
      }
    })
    await openSignedIn()
    await addToMix(page, 'Rain')
    await expect(bar(page)).toHaveAttribute('content', '#f6eedd')
    await expect.poll(() => nowPlaying(page)).toBe('Rain')
    await openNight(page)
    await expect(bar(page)).toHaveAttribute('content', '#000000')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'raat')
    await expect(bar(page)).toHaveAttribute('content', '#000000')
    expect(await nowPlaying(page)).toBe('Rain')
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveAttribute('content', '#14152a')
    expect(
      await page.evaluate(() => (globalThis as unknown as { wakeLocks: number }).wakeLocks),
    ).toBe(0)
  },
)

onBoth(
  'it takes the whole screen, and leaving that by the way of the browser leaves night mode',
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    const { screen } = night(page)
    await openNight(page)
    await expect.poll(() => isFullScreen(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(screen).toBeHidden()
    await expect.poll(() => isFullScreen(page)).toBe(false)
    await openNight(page)
    await expect.poll(() => isFullScreen(page)).toBe(true)
    await page.evaluate(() => document.exitFullscreen())
    await expect(screen).toBeHidden()
  },
)

test('a browser that refuses the whole screen shows night mode in its window', async ({
  page,
  openSignedIn,
}) => {
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
  })
  await openSignedIn()
  await addToMix(page, 'Rain')
  await openNight(page)
  const { screen } = night(page)
  await expect(screen).toBeVisible()
  expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  expect(await isFullScreen(page)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(screen).toBeHidden()
})

test('the flame moves slowly, and not at all for people who ask for less motion', async ({
  page,
  openSignedIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSignedIn()
  await addToMix(page, 'Rain')
  await openNight(page)
  await expect(night(page).screen).toBeVisible()
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect }) =>
              effect instanceof KeyframeEffect &&
              effect.target?.closest('[role=dialog]') &&
              effect.getComputedTiming().iterations === Infinity,
          ).length,
    )
  await expect.poll(moving).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moving).toBe(0)
})
