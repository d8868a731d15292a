import { expectSilence } from '../fixtures/audio-tap.ts'
import { expect, test } from '../fixtures/test.ts'
import { home } from '../fixtures/home.ts'
import { sleep } from '../fixtures/sleep.ts'

test(
  'at its end the mix is silent, also after a computer slept through it',
  { tag: '@desktop' },
  async ({ page, openWithRainByClock }) => {
    await openWithRainByClock()
    const { region, start } = sleep(page)
    const { mix } = home(page)
    await start('15 min')
    await expect(mix.getByRole('button', { name: /^Sleep timer, 1[45]:\d\d left$/ })).toBeVisible()
    await page.clock.fastForward('16:00')
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
    await expectSilence(page)
    await expect(region.getByRole('button', { name: 'Start' })).toBeVisible()
    await mix.getByRole('button', { name: 'Play all' }).click()
    await expect(mix.getByText('1 sound playing')).toBeVisible()
  },
)
