import { expect, onBoth, test, type Page, variationOnBoth } from '#pages/test.ts'
import { expectSilence, expectSound, outputLevel } from '#pages/fixtures/audio-tap.ts'
import { addToMix, home } from '#pages/fixtures/home.ts'
import { tabTo } from '#pages/fixtures/keyboard.ts'
import { night, openNight, openNightByClock, swipe, untilQuiet } from '#pages/fixtures/night.ts'

const volumeOf = async (page: Page) =>
  Number(await night(page).volume.getAttribute('aria-valuenow'))

/** A point of the screen without lamp and controls. */
const CLEAR = { x: 40, y: 60 }

variationOnBoth(
  'a swipe upwards is louder and downwards quieter, and the bar shows it',
  async ({ page, openSignedIn, hasTouch }) => {
    await openNightByClock(page, openSignedIn)
    await untilQuiet(page)
    const { volume, hint } = night(page)
    const height = page.viewportSize()?.height ?? 0
    const far = { x: CLEAR.x, y: height - 20 }
    await swipe(page, hasTouch, far, CLEAR)
    await expect(volume).toHaveAttribute('aria-valuenow', '100')
    await expect(volume.locator('..')).toHaveCSS('opacity', '1')
    await expect(hint).toHaveCSS('opacity', '0')
    await expectSound(page)
    const loud = await outputLevel(page, 3)
    await swipe(page, hasTouch, CLEAR, { ...CLEAR, y: CLEAR.y + height * 0.4 })
    await expect.poll(() => volumeOf(page)).toBeLessThan(60)
    expect(await volumeOf(page)).toBeGreaterThan(25)
    await expect.poll(() => outputLevel(page, 3), 'quieter at the output').toBeLessThan(loud - 6)
    const set = await volumeOf(page)
    await page.keyboard.press('Escape')
    await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
    await page.reload()
    await openNight(page)
    expect(await volumeOf(page)).toBe(set)
  },
)

test('the wheel changes the volume', async ({ page, openSignedIn }) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  await openNight(page)
  await expect(night(page).screen).toBeVisible()
  const before = await volumeOf(page)
  await page.mouse.move(CLEAR.x, CLEAR.y)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => volumeOf(page)).toBe(before - 5)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => volumeOf(page)).toBe(before + 5)
})

onBoth(
  'a finger that is held stops the mix and leaves; a shorter press shows the controls',
  async ({ page, openSignedIn }) => {
    await openNightByClock(page, openSignedIn)
    await untilQuiet(page)
    const { screen, hint, opener } = night(page)
    const ring = screen.locator('.night-ring circle')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.mouse.move(CLEAR.x, CLEAR.y)
    await untilQuiet(page)

    await page.mouse.down()
    await expect(ring).toBeVisible()
    await page.clock.runFor(700)
    await page.mouse.up()
    await expect(ring).toBeHidden()
    await expect(hint).toHaveCSS('opacity', '1')
    await page.clock.runFor(2000)
    await expect(screen).toBeVisible()

    await page.mouse.down()
    await page.clock.runFor(700)
    await page.mouse.move(CLEAR.x + 60, CLEAR.y)
    await page.clock.runFor(2000)
    await page.mouse.up()
    await expect(screen, 'a finger that slips away stops nothing').toBeVisible()

    await page.mouse.move(CLEAR.x, CLEAR.y)
    await page.mouse.down()
    await page.clock.runFor(800)
    await expect(screen).toBeHidden()
    await page.mouse.up()
    await page.clock.resume()
    await expect(home(page).mix.getByText('0 sounds playing')).toBeVisible()
    await expect(opener).toBeFocused()
    await expectSilence(page)
  },
)

onBoth(
  'a tap on controls that are not seen presses none of them',
  async ({ page, openSignedIn }) => {
    await openNightByClock(page, openSignedIn)
    const { screen, button, hint } = night(page)
    const stop = await button('Stop').boundingBox()
    if (!stop) throw new Error('no button')
    // A mouse that moves shows the controls, so it is there before.
    await page.mouse.move(stop.x + stop.width / 2, stop.y + stop.height / 2)
    await untilQuiet(page)
    await page.mouse.down()
    await page.mouse.up()
    await expect(hint).toHaveCSS('opacity', '1')
    await expect(screen).toBeVisible()
    await page.mouse.click(stop.x + stop.width / 2, stop.y + stop.height / 2)
    await expect(screen).toBeHidden()
    await expect(home(page).mix.getByText('0 sounds playing')).toBeVisible()
  },
)

test('the keyboard alone opens it, changes the volume, stops and leaves', async ({
  page,
  openSignedIn,
}) => {
  await page.clock.install()
  await openSignedIn()
  await addToMix(page, 'Rain')
  const { screen, volume, button, hint, opener } = night(page)
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(screen).toBeFocused()
  const before = await volumeOf(page)
  await page.keyboard.press('ArrowUp')
  await expect(volume).toHaveAttribute('aria-valuenow', String(before + 5))
  await expect(screen.getByText(`${before + 5} percent`)).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(volume).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(volume).toHaveAttribute('aria-valuenow', String(before + 4))
  await page.keyboard.press('Tab')
  await expect(button('Clock')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button('Leave night mode')).toBeFocused()
  await page.clock.fastForward('01:00')
  await expect(hint, 'the control that has the keyboard stays to be seen').toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  await expect(button('Stop')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(volume, 'the focus stays inside').toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(screen).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(home(page).mix.getByText('0 sounds playing')).toBeVisible()
})
