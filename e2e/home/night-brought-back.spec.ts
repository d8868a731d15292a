import { openMix } from '../fixtures/home.ts'
import { press } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  'a mix that is brought back before the code of the night has come is not played by it',
  { tag: '@thorough' },
  async ({ page, openWithRain }) => {
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/course-keeper*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    await openWithRain()
    await openMix(page)
    const mix = page.getByRole('region', { name: 'Mix', exact: true })
    const volume = (name: string) =>
      mix.getByRole('slider', { name: `${name} volume`, exact: true })
    await press(page, 'More')
    await page.getByRole('menuitem', { name: 'The night by itself' }).click()
    // The second scene has rain, too: the mix and the night have a sound in common.
    await press(page, 'Start A monsoon night')
    await expect(volume('Train')).toBeVisible()
    await press(page, 'Bring back my mix')
    await expect(volume('Rain')).toBeVisible()
    const arrived = page.waitForResponse(/course-keeper/)
    code.resolve()
    await arrived
    // The night ends, so its line never comes. A night that took the mix over would say what plays.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dhvani.course') ?? '{}'))
      .not.toContain('scenes')
    await expect(volume('Rain')).toHaveCount(1)
    await expect(mix.getByRole('button', { name: /until/ })).toHaveCount(0)
  },
)
