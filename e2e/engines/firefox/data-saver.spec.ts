import { home } from '../../fixtures/home.ts'
import { expectHeard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

/** Notes how long the audio is that scripts make: a head, then a whole period. */
const noteLengths = () => {
  const lengths: number[] = []
  Object.assign(globalThis, { madeLengths: lengths })
  const copy = AudioBuffer.prototype.copyToChannel
  AudioBuffer.prototype.copyToChannel = function (this: AudioBuffer, ...given) {
    lengths.push(Math.round(this.duration))
    copy.apply(this, given)
  }
}

test('with Data saver a sound begins with its head, and a period of the device follows', async ({
  page,
  openSignedIn,
}) => {
  await page.addInitScript(noteLengths)
  await openSignedIn()
  const { card, dialog, mix } = home(page)
  await card('Rain').click()
  await dialog('Rain').getByText('Data saver', { exact: true }).click()
  await expect(dialog('Rain').getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await dialog('Rain').getByRole('button', { name: 'Add to Mix' }).click()
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  const lengths = () =>
    page.evaluate(() => (globalThis as unknown as { madeLengths: number[] }).madeLengths)
  await expect.poll(lengths).toContain(12)
  await expect.poll(lengths, { timeout: 60_000 }).toContain(64)
  await expectHeard('the period')
})
