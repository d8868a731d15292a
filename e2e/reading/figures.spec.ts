import { envelopeOf, modulationSpectrum } from '@dhvani/audio-measures'
import type { Page } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { expect, test } from '../fixtures/both-themes.ts'
import { captureOutput, type Captured } from '../fixtures/capture-output.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

const TABLA = '/blog/tabla-energy-motivation'
const BINAURAL = '/blog/binaural-beats-explained'
const DRONE = '/blog/sitar-mind-peace'

const listen = (page: Page, name: string) =>
  page.getByRole('button', { name: `Listen to ${name}`, exact: true })
const stop = (page: Page, name: string) =>
  page.getByRole('button', { name: `Stop ${name}`, exact: true })

/** How often a sound swells in a second: the strongest movement of its envelope. */
const beatsOf = ({ samples, rate }: Captured): number => {
  const hop = 0.01
  const spectrum = modulationSpectrum(envelopeOf(samples, rate, hop), hop, 512)
  const heard = spectrum.filter(({ frequency }) => frequency > 0.8 && frequency < 20)
  return heard.reduce((best, next) => (next.power > best.power ? next : best)).frequency
}

test('two tones beat in the air as often as the slider says', async ({ page }) => {
  await page.goto(BINAURAL)
  await expectSilence(page)
  await listen(page, 'both tones in the air').click()
  await expect(stop(page, 'both tones in the air')).toBeVisible()
  await expectSound(page)
  const difference = page.getByRole('slider', { name: 'Difference of the two tones' })
  const atFour = beatsOf(await captureOutput(page, 6))
  expect(Math.abs(atFour - 4) / 4).toBeLessThan(0.05)
  await setSlider(difference, 9)
  const atNine = beatsOf(await captureOutput(page, 6))
  expect(Math.abs(atNine - 9) / 9).toBeLessThan(0.05)
  await stop(page, 'both tones in the air').click()
  await expectSilence(page)
})

test(
  'the slider changes the drawing without a sound, by the keyboard',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto(BINAURAL)
    const figure = page.locator('figure')
    const drawing = figure.getByRole('img')
    const outline = figure.locator('path[data-middle]')
    await expect(drawing).toHaveAccessibleName(/falls silent 8 times/)
    const before = (await outline.getAttribute('d')) ?? ''
    const difference = page.getByRole('slider', { name: 'Difference of the two tones' })
    await difference.focus()
    await page.keyboard.press('ArrowRight')
    await expect(drawing).toHaveAccessibleName(/falls silent 10 times/)
    await expect(difference).toHaveAttribute('aria-valuetext', '5 a second')
    await expect(outline).not.toHaveAttribute('d', before)
    await expectSilence(page)
  },
)

for (const skin of ['the loaded head', 'the plain skin'])
  test(
    `${skin} is silent until it is pressed, is heard, and ends by itself`,
    thoroughUnless(skin === 'the loaded head'),
    async ({ page }) => {
      await page.goto(TABLA)
      await expectSilence(page)
      await listen(page, skin).focus()
      await page.keyboard.press('Enter')
      await expectSound(page)
      await expect(listen(page, skin)).toBeVisible()
      await expectSilence(page)
    },
  )

test(
  'the bars of a stroke stand still for a reader who asks for less motion',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(TABLA)
    await listen(page, 'the loaded head').click()
    await expect(stop(page, 'the loaded head')).toBeVisible()
    const bar = page.locator('[data-row="loaded-head"] rect').first()
    const seconds = await bar.evaluate((rect) =>
      parseFloat(getComputedStyle(rect).animationDuration),
    )
    expect(seconds).toBeLessThan(0.001)
  },
)

test('the tanpura of the drawing plays when it is pressed', async ({ page }) => {
  await page.goto(DRONE)
  await expectSilence(page)
  const figure = page.locator('figure')
  await figure.getByRole('button', { name: 'Listen to Tanpura' }).click()
  await expect(figure.getByRole('button', { name: 'Stop Tanpura' })).toBeVisible()
  await expectSound(page)
  await figure.getByRole('button', { name: 'Stop Tanpura' }).click()
  await expectSilence(page)
})

test('a drawing falls silent when another player starts, and when its article is left', async ({
  page,
}) => {
  await page.goto(BINAURAL)
  await listen(page, 'both tones in the air').click()
  await expect(stop(page, 'both tones in the air')).toBeVisible()
  await listen(page, 'one tone in each ear').click()
  await expect(stop(page, 'one tone in each ear')).toBeVisible()
  await expect(listen(page, 'both tones in the air')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await expectSilence(page)
})

for (const [path, numbers] of [
  [TABLA, ['2.14', '3.00', '13 dB']],
  [BINAURAL, []],
  [DRONE, ['0.4 s', '12 dB']],
] as const)
  test(
    `the drawing of ${path} fits a phone, has its numbers in words, and is accessible`,
    thoroughUnless(path === TABLA),
    async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(path)
      const figure = page.locator('figure')
      await expect(figure).toHaveCount(1)
      await expect(figure.getByRole('img')).toHaveAccessibleName(/\w+ \w+ \w+/)
      await expect(figure.locator('figcaption')).not.toBeEmpty()
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width()).toBeLessThanOrEqual(390)
      if (numbers.length > 0) {
        await figure.getByText('The numbers').focus()
        await page.keyboard.press('Enter')
        for (const number of numbers)
          await expect(figure.getByRole('cell', { name: number }).first()).toBeVisible()
        expect(await width()).toBeLessThanOrEqual(390)
      }
      await expectAccessible()
    },
  )
