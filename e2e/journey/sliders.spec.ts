import { expectSilence, settledLevel } from '../fixtures/audio-tap.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { expect, test } from '../fixtures/test.ts'

/** The perceptual law: gain = (volume / 100)². */
const levelOf = (volume: number, master: number) =>
  40 * Math.log10(volume / 100) + 40 * Math.log10(master / 100)

test('what is heard follows both sliders within half a decibel, and 0 is silence', async ({
  page,
  openSignedIn,
}) => {
  await page.route('**/dhvani/rain.mp3*', async (route) => {
    const isHead = route.request().method() === 'HEAD'
    await route.fulfill({
      contentType: 'audio/wav',
      body: isHead ? '' : steadyTone(70, 0.1),
    })
  })
  await openSignedIn()
  await page.getByRole('button', { name: /^Rain(?! &)/ }).click()
  const modal = page.getByRole('dialog', { name: 'Rain' })
  await modal.getByRole('button', { name: 'Add to Mix' }).click()

  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  const own = mix.getByRole('slider', { name: 'Rain volume' })
  const master = mix.getByRole('slider', { name: 'Master volume' })
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await setSlider(own, 100)
  await setSlider(master, 100)
  const full = await settledLevel(page)
  for (const [volume, masterVolume] of [
    [50, 100],
    [50, 50],
    [25, 80],
    [100, 37],
  ] as const) {
    await setSlider(own, volume)
    await setSlider(master, masterVolume)
    const measured = (await settledLevel(page)) - full
    expect(Math.abs(measured - levelOf(volume, masterVolume))).toBeLessThan(0.5)
    const percent = `${Math.round((volume * masterVolume) / 100)}%`
    await expect(mix.getByRole('listitem').getByText(percent, { exact: true })).toBeVisible()
  }
  await setSlider(own, 0)
  await expectSilence(page)
})
