import { addToMix, home, openMix } from '../../fixtures/home.ts'
import { expectHeard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

/** Counts the samples of short periods that the page gets from its worker. Every file is longer. */
const countPeriods = () => {
  Object.assign(globalThis, { shortPeriods: 0 })
  const copy = AudioBuffer.prototype.copyToChannel
  AudioBuffer.prototype.copyToChannel = function (this: AudioBuffer, ...given) {
    const counts = globalThis as unknown as { shortPeriods: number }
    if (this.duration < 10) counts.shortPeriods += 1
    copy.apply(this, given)
  }
}

test('a place that is chosen while a sound plays is made and heard', async ({
  page,
  openSignedIn,
}) => {
  await page.addInitScript(countPeriods)
  await openSignedIn()
  const { mix } = home(page)
  await addToMix(page, 'Rain')
  await openMix(page)
  await mix.getByRole('button', { name: 'Character of Rain' }).click()
  await mix.getByRole('radio', { name: 'On a tin roof' }).check()
  await expect
    .poll(() =>
      page.evaluate(() => (globalThis as unknown as { shortPeriods: number }).shortPeriods),
    )
    .toBeGreaterThan(0)
  await expect(mix.getByText(/could not be made/)).toBeHidden()
  await expectHeard('the roof')
})
