import { expectSound } from '#pages/fixtures/audio-tap.ts'
import { expect, onPhone, test, type Page } from '#pages/test.ts'

/** Rain at 30 and Train at 60, named Night, of an hour that began so many seconds ago. */
const nightSince = (ago: number) =>
  `/?mix=1.1o.a0u0h1o0.TmlnaHQ&seed=7&since=${(Math.floor(Date.now() / 1000) - ago).toString(36)}`

const shared = (page: Page) => page.getByRole('region', { name: 'Shared mix' })

test('a mix that plays is shared to be heard together, and plays on', async ({
  page,
  openWithRain,
  expectAccessible,
}) => {
  await openWithRain()
  await expectSound(page)
  await page.getByRole('button', { name: 'Share mix' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true })
  const together = dialog.getByRole('checkbox', { name: 'Hear it together from now on' })
  await together.check()
  await expect(dialog.getByText(/&seed=[0-9a-z]+&since=[0-9a-z]{6}$/)).toBeVisible()
  const isSameHour = dialog.getByRole('checkbox', { name: 'Both of you hear the same hour' })
  await expect(isSameHour).toBeChecked()
  await expectAccessible()
  await expectSound(page)
  await together.uncheck()
  await expect(dialog.getByText(/&since=/)).toHaveCount(0)
})

onPhone(
  'a friend sees since when, and plays it in the place of the own mix',
  async ({ page, openSignedIn }) => {
    await openSignedIn(nightSince(90))
    await expect(shared(page).getByText(/^Heard together since .+\.$/)).toBeVisible()
    await expect(shared(page).getByRole('button', { name: 'Add to Mix' })).toHaveCount(0)
    await shared(page).getByRole('button', { name: 'Hear it together' }).click()
    await expect(page.getByText('Night is playing')).toBeVisible()
    await expect(page.getByText(/as closely as the clocks of the devices agree/)).toBeVisible()
    await expectSound(page)
  },
)

onPhone('a friend whose clock is behind the moment is told', async ({ page, openSignedIn }) => {
  await openSignedIn(nightSince(-3600))
  await expect(shared(page).getByRole('alert')).toContainText('Please check the clock')
})
