import { expectSilence, settledLevel } from '../fixtures/audio-tap.ts'
import { setSlider } from '../fixtures/set-slider.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { expect, test } from '../fixtures/test.ts'

/**
 * In dB over the file: the square of both faders, made up by 11 dB; what is more than 4 dB grows by a quarter
 * (docs/decisions/250-levels-that-people-hear.md).
 */
const levelOf = (volume: number, master: number) => {
  const open = 11 + 40 * Math.log10(volume / 100) + 40 * Math.log10(master / 100)
  return open > 4 ? 4 + (open - 4) / 4 : open
}

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
    const expected = levelOf(volume, masterVolume) - levelOf(100, 100)
    expect(Math.abs(measured - expected)).toBeLessThan(0.5)
    const percent = `${Math.round((volume * masterVolume) / 100)}%`
    await expect(mix.getByRole('listitem').getByText(percent, { exact: true })).toBeVisible()
  }
  await setSlider(own, 0)
  await expectSilence(page)
})
