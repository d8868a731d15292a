import { expect, onBoth, onPhone, test, variation } from '#pages/test.ts'
import { expectSilence } from '#pages/fixtures/audio-tap.ts'
import { addToMix, home } from '#pages/fixtures/home.ts'
import { night, openNight, openNightByClock, untilQuiet } from '#pages/fixtures/night.ts'
import { measureShine } from '#pages/fixtures/shine.ts'

/** Of white's luminance. */
const DIM = 0.25

/** What the screen of an OLED phone shows of pure black. */
const BLACK = 0.002

onBoth(
  'one tap in the dock opens night mode on every page, and Escape gives the focus back',
  async ({ page, openSignedIn, expectAccessible }) => {
    await openSignedIn()
    const { screen, opener, hint } = night(page)
    await expect(opener).toBeDisabled()
    await addToMix(page, 'Rain')
    await addToMix(page, 'Train')
    for (const place of ['Home', 'Terms', 'Contact']) {
      if (place !== 'Home') {
        await page.getByRole('contentinfo').getByRole('link', { name: place }).click()
        // A page that arrives takes the focus.
        await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
      }
      await openNight(page)
      await expect(screen).toBeVisible()
      await expect(screen.getByText('Rain, Train', { exact: true })).toBeVisible()
      if (place === 'Home') {
        // A control that the keyboard is on stays to be seen.
        await page.keyboard.press('Tab')
        await expect(hint).toHaveCSS('opacity', '1')
        await expectAccessible()
      }
      await page.keyboard.press('Escape')
      await expect(screen).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(home(page).mix.getByText('2 sounds playing')).toBeVisible()
    }
  },
)

onPhone(
  'on a phone the dock has room for its words beside the buttons',
  async ({ page, openSignedIn }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openSignedIn()
    await addToMix(page, 'Rain')
    const { mix } = home(page)
    const sleep = mix.getByRole('button', { name: 'Sleep timer' })
    await expect(mix.getByRole('button', { name: 'Your mixes' })).toBeVisible()
    const [words, next] = [
      await mix.getByText('1 sound playing').boundingBox(),
      await sleep.boundingBox(),
    ]
    if (!words || !next) throw new Error('nothing to compare')
    expect(words.x + words.width).toBeLessThanOrEqual(next.x)
    expect(words.height, 'two lines at most').toBeLessThan(40)
  },
)

variation(
  'the saved mix gives its name, also at another volume',
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    const mixes = page.getByRole('region', { name: 'Your mixes' })
    await mixes.getByRole('button', { name: 'Save mix' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Monsoon window')
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await openNight(page)
    const { screen } = night(page)
    await expect(screen.getByText('Monsoon window', { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(screen.getByText('Monsoon window', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await addToMix(page, 'Train')
    await openNight(page)
    await expect(screen.getByText('Rain, Train', { exact: true })).toBeVisible()
  },
)

onBoth(
  'nothing in it is bright, and after a while only the lamp and the name are left',
  async ({ page, openSignedIn, expectAccessible }) => {
    await page.clock.install()
    await openSignedIn()
    await addToMix(page, 'Rain')
    expect((await measureShine(page)).brightest, 'the page by itself').toBeGreaterThan(0.5)
    await openNight(page)
    const { hint, screen, button } = night(page)
    await expect(hint).toHaveCSS('opacity', '1')
    await expect.poll(async () => (await measureShine(page)).brightest).toBeLessThan(DIM)
    await untilQuiet(page)
    const quiet = await measureShine(page)
    expect(quiet.brightest, 'the flame').toBeGreaterThan(0.1)
    expect(quiet.brightest).toBeLessThan(DIM)
    expect(quiet.lit, 'lit pixels').toBeLessThan(0.03)
    expect(quiet.lit, 'the lamp is drawn').toBeGreaterThan(0.001)
    await expectAccessible()

    await page.mouse.click(40, 40)
    await expect(hint).toHaveCSS('opacity', '1')
    await button('Leave night mode').click()
    await expect(screen).toBeHidden()
    expect((await measureShine(page)).brightest, 'the page again').toBeGreaterThan(0.5)
  },
)

test('a toast that comes at night is dim', async ({ page, openSignedIn }) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  const mixes = page.getByRole('region', { name: 'Your mixes' })
  await mixes.getByRole('button', { name: 'Save mix' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await mixes.getByRole('button', { name: 'Delete Rain' }).click()
  const toast = page.getByRole('status').getByText('Rain deleted')
  // A toast stays while the pointer is on it.
  await toast.hover()
  await night(page).opener.press('Enter')
  await expect(night(page).screen).toBeVisible()
  await expect.poll(async () => (await measureShine(page)).brightest).toBeLessThan(DIM)
  await expect(toast).toBeInViewport({ ratio: 1 })
})

test('the lamp drifts by the clock, a few pixels a minute, and stays on the screen', async ({
  page,
  openSignedIn,
}) => {
  await openNightByClock(page, openSignedIn)
  const name = night(page).screen.getByText('Rain', { exact: true })
  const placeOf = async () => {
    const box = await name.boundingBox()
    if (!box) throw new Error('no name')
    return box
  }
  const size = page.viewportSize()
  const middle = (size?.height ?? 0) / 4
  await expect.poll(async () => (await placeOf()).y, 'begins in the middle').toBeGreaterThan(middle)
  const first = await placeOf()
  await page.clock.fastForward('01:10')
  const moved = async () => {
    const { x, y } = await placeOf()
    return Math.hypot(x - first.x, y - first.y)
  }
  await expect.poll(moved).toBeGreaterThan(3)
  expect(await moved()).toBeLessThan(10)
  for (const hours of [1, 2, 3, 4, 5, 6, 7]) {
    const before = await placeOf()
    await page.clock.fastForward('57:00')
    await expect.poll(async () => (await placeOf()).y, `hour ${hours}`).not.toBe(before.y)
    const { x, y, width, height } = await placeOf()
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(size?.width ?? 0)
    expect(y + height).toBeLessThanOrEqual(size?.height ?? 0)
  }
})

onBoth(
  'one tap in the sleep timer opens it; at the end of the timer the lamp goes out',
  async ({ page, openSignedIn }) => {
    await page.clock.install()
    await openSignedIn()
    await addToMix(page, 'Rain')
    const { mix } = home(page)
    await mix.getByRole('button', { name: 'Sleep timer' }).click()
    const timer = page.getByRole('dialog', { name: 'Sleep Timer' })
    await timer.getByRole('button', { name: '15 min' }).click()
    await timer.getByRole('button', { name: 'Start' }).click()
    await timer.getByRole('button', { name: 'Night mode' }).click()
    const { screen, hint, button } = night(page)
    await expect(screen.getByText('15 min until silence')).toBeVisible()
    await expect(timer).toBeHidden()

    await page.clock.fastForward('11:00')
    await page.mouse.click(40, 40)
    await expect(button('Bring the sound back')).toBeVisible()
    await expect(screen.getByText('4 min until silence')).toBeVisible()
    await page.clock.fastForward('05:00')
    const silent = screen.getByText('The mix is silent')
    await expect(silent).toBeAttached()
    await expectSilence(page)
    await untilQuiet(page)
    await expect.poll(async () => (await measureShine(page)).brightest).toBeLessThan(BLACK)

    await page.mouse.click(40, 40)
    await expect(hint).toHaveCSS('opacity', '1')
    await expect.poll(async () => (await measureShine(page)).lit).toBeGreaterThan(0.005)
    await button('Play all').click()
    await expect(silent).toBeHidden()
    await button('Leave night mode').click()
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await expect(mix.locator(':focus'), 'the focus is in the dock again').toBeVisible()
  },
)

test('a clock by choice is dim, and is remembered', async ({ page, openSignedIn }) => {
  await page.clock.install({ time: new Date('2026-01-05T18:35:00Z') })
  await openSignedIn()
  await addToMix(page, 'Rain')
  await openNight(page)
  const { screen, button } = night(page)
  const clock = screen.getByText(/^\d{1,2}:\d\d/)
  await expect(clock).toBeHidden()
  await button('Clock').click()
  const written = await page.evaluate(() =>
    new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' }).format(Date.now()),
  )
  await expect(clock).toBeVisible()
  expect((await clock.textContent())?.length).toBeGreaterThanOrEqual(written.length - 1)
  await untilQuiet(page)
  expect((await measureShine(page)).brightest).toBeLessThan(DIM)
  await page.keyboard.press('Escape')
  await openNight(page)
  await expect(button('Clock')).toHaveAttribute('aria-pressed', 'true')
  await expect(clock).toBeVisible()
})

variation('the section of the sleep timer opens it too', async ({ page, openSignedIn }) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  const opener = page
    .getByRole('region', { name: 'Sleep Timer' })
    .getByRole('button', { name: 'Night mode' })
  await opener.click()
  await expect(night(page).screen).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('while the sound fades, a tap ends nothing, and a button brings the sound back', async ({
  page,
  openSignedIn,
}) => {
  await page.clock.install()
  await openSignedIn()
  await addToMix(page, 'Rain')
  const timer = page.getByRole('region', { name: 'Sleep Timer' })
  await timer.getByRole('button', { name: '15 min' }).click()
  await timer.getByRole('button', { name: 'Start' }).click()
  await openNight(page)
  const { screen, button } = night(page)
  await page.clock.fastForward('11:00')
  await page.mouse.click(40, 40)
  const left = screen.getByText(/min until silence/)
  await expect(left).toBeVisible()
  await button('Bring the sound back').click()
  await expect(left).toBeHidden()
  await expect(button('Stop')).toBeVisible()
})
