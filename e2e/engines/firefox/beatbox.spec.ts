import { buildBeat } from '../../fixtures/beatbox.ts'
import { expectHeard, expectUnheard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

test('a beat is built, plays at another tempo and pauses', async ({ page }) => {
  // The page must not ask for it here: now and then it would stand still for ever (packages/audio-engine, beat-player.ts).
  await page.addInitScript(() => {
    Object.defineProperty(AudioContext.prototype, 'outputLatency', {
      get() {
        throw new Error('The page asked for the latency of the output.')
      },
    })
  })
  const { control, transport } = await buildBeat(page)
  await control('Play').click()
  await expect(control('Pause')).toBeVisible()
  await expectHeard('the beat is heard')
  const tempo = transport.getByRole('slider', { name: 'Tempo' })
  await tempo.press('Home')
  await expect(tempo).toHaveAttribute('aria-valuenow', '60')
  await expectHeard('the slower beat is heard')
  await control('Pause').click()
  await expect(control('Play')).toBeVisible()
  await expectUnheard('the beat pauses')
})
