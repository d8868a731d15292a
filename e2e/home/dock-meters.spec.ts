import type { Page } from '@playwright/test'
import { closeMix, home, openMix } from '../fixtures/home.ts'
import { playTone } from '../fixtures/play-tone.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { expect, test } from '../fixtures/test.ts'

const meters = (page: Page) => page.locator('[data-meter]')

/** How far the bar of a sound reaches, from 0 to 1. */
const reach = (page: Page) =>
  meters(page)
    .locator('span')
    .evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a)

test('a sound has a meter of what is heard of it, only while it is heard', async ({
  page,
  openWithRain,
}) => {
  await playTone(page, 'rain', 0.1)
  await openWithRain()
  await openMix(page)
  const { mix } = home(page)
  await expect(meters(page)).toHaveCount(1)
  // -23 dBFS at 100; each bar is 60 dB long and ends at -10 dBFS.
  const expectReach = (volume: number) => {
    const expected = (-23 + 40 * Math.log10(volume / 100) + 70) / 60
    return expect
      .poll(async () => Math.abs((await reach(page)) - expected), `at ${volume}`)
      .toBeLessThan(0.02)
  }
  for (const volume of [100, 30, 60]) {
    await setSlider(mix.getByRole('slider', { name: 'Rain volume' }), volume)
    await expectReach(volume)
  }
  await mix.getByRole('button', { name: 'Pause Rain' }).click()
  await expect(meters(page)).toHaveCount(0)
  await mix.getByRole('button', { name: 'Play Rain' }).click()
  await expectReach(60)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(meters(page), 'less motion').toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(meters(page)).toHaveCount(1)
})

test(
  'a dock that shows no sounds measures none',
  { tag: '@desktop' },
  async ({ page, openWithRain }) => {
    await openWithRain()
    await openMix(page)
    await expect(meters(page)).toHaveCount(1)
    const fold = home(page).mix.getByRole('button', { name: 'Fold mix' })
    if (await fold.isVisible()) await fold.click()
    else await closeMix(page)
    await expect(meters(page)).toHaveCount(0)
  },
)
