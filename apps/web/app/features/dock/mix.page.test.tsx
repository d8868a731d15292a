import { expect, onBoth, test } from '#pages/test.ts'
import { expectSound, expectSilence } from '#pages/fixtures/audio-tap.ts'
import { home, openMenu, openMix, closeMix, addToMix } from '#pages/fixtures/home.ts'
import { giveCredentials, press } from '#pages/fixtures/account.ts'
import { setSlider } from '#pages/fixtures/set-slider.ts'

onBoth(
  'sounds are added playing, toggled, played, paused, stopped and removed',
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    const { mix, card } = home(page)
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
    await expect(mix.getByRole('button', { name: 'Play all' })).toBeDisabled()
    await addToMix(page, 'Rain')
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await addToMix(page, 'Breeze')
    await expect(mix.getByText('2 sounds playing')).toBeVisible()
    await expect(mix.getByRole('button', { name: 'Pause all' })).toBeVisible()

    await card('Breeze').click()
    await expect(card('Breeze')).toHaveAttribute('aria-pressed', 'false')
    await expect(mix.getByText('1 sound playing')).toBeVisible()

    await mix.getByRole('button', { name: 'Pause all' }).click()
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
    await mix.getByRole('button', { name: 'Play all' }).click()
    await expect(mix.getByText('2 sounds playing')).toBeVisible()
    await expect(card('Breeze')).toHaveAttribute('aria-pressed', 'true')

    await openMix(page)
    await mix.getByRole('button', { name: 'Pause Rain' }).click()
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await mix.getByRole('button', { name: 'Play Rain' }).click()
    await mix.getByRole('button', { name: 'Remove Breeze' }).click()
    await expect(mix.getByRole('listitem')).toHaveCount(1)
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    await mix.getByRole('button', { name: 'Stop' }).click()
    await expect(mix.getByText('0 sounds playing')).toBeVisible()
    await expectSilence(page)
  },
)

test('a sound that is removed by keyboard leaves the focus to the next, the last one to the page', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  await addToMix(page, 'Breeze')
  const { mix } = home(page)
  await mix.getByRole('button', { name: 'Remove Rain' }).press('Enter')
  await expect(mix.getByRole('button', { name: 'Mute, solo or move Breeze' })).toBeFocused()
  await mix.getByRole('button', { name: 'Remove Breeze' }).press('Enter')
  await expect(mix.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the level of a sound is written as its volume times the master', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  await openMix(page)
  const { mix } = home(page)
  const track = mix.getByRole('listitem').filter({ hasText: 'Rain' })
  await expect(track.getByText('40%', { exact: true })).toBeVisible()
  await setSlider(mix.getByRole('slider', { name: 'Rain volume' }), 62)
  await setSlider(mix.getByRole('slider', { name: 'Master volume' }), 50)
  await expect(track.getByText('31%', { exact: true })).toBeVisible()
})

test('adding a sound that is in the mix sets its volume and plays it', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { mix, card, dialog } = home(page)
  await addToMix(page, 'Rain')
  await card('Rain').click()
  await expect(card('Rain')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Preview Rain' }).click()
  await setSlider(dialog('Rain').getByRole('slider', { name: 'Preview volume' }), 72)
  await dialog('Rain').getByRole('button', { name: 'Add to Mix' }).click()
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await openMix(page)
  await expect(mix.getByRole('listitem')).toHaveCount(1)
  await expect(mix.getByRole('slider', { name: 'Rain volume' })).toHaveAttribute(
    'aria-valuetext',
    '72 percent',
  )
})

test('a visitor who adds a sound signs in and finds it in the mix', async ({ page, account }) => {
  await page.goto('/')
  const { mix, card } = home(page)
  await card('Sea Waves').click()
  await page.getByRole('button', { name: 'Add to Mix' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A browser without a trace of an account opens on Sign Up.
  await press(page, 'Sign In')
  await giveCredentials(page, account)
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await expect(card('Sea Waves')).toHaveAttribute('aria-pressed', 'true')
  await expectSound(page, 'and it is heard', -70)
})

test('a mix comes back paused after a reload; signing out silences and clears it, at Home', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { mix } = home(page)
  await addToMix(page, 'Rain')
  await page.reload()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await openMix(page)
  await expect(mix.getByRole('button', { name: 'Play Rain' })).toBeVisible()
  await closeMix(page)
  await mix.getByRole('button', { name: 'Play all' }).click()
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await page.getByRole('link', { name: 'Terms' }).click()
  await openMenu(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(mix.getByRole('listitem')).toHaveCount(0)
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await expectSilence(page)
})

onBoth('the dock never covers the end of the page', async ({ page, openSignedIn }) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  await openMix(page)
  await page.keyboard.press('End')
  const last = page.getByRole('contentinfo').getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const gap = async () => {
    const [button, dock] = [await last.boundingBox(), await home(page).mix.boundingBox()]
    if (!button || !dock) throw new Error('nothing to compare')
    return dock.y - (button.y + button.height)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

onBoth(
  'places and characters are one press from a sound, by name, and cover no slider',
  async ({ page, openWithRain }) => {
    await openWithRain()
    await openMix(page)
    const { mix } = home(page)
    const character = mix.getByRole('button', { name: 'Character of Rain' })
    await expect(character).toHaveText('Character')
    const [button, slider] = [
      await character.boundingBox(),
      await mix.getByRole('slider', { name: 'Rain volume' }).boundingBox(),
    ]
    if (!button || !slider) throw new Error('The mix shows no sound')
    // The thumb is 20 pixels high, in the middle.
    expect(button.y + button.height).toBeLessThanOrEqual(slider.y + slider.height / 2 - 10)
    await character.click()
    await expect(mix.getByRole('group', { name: 'Place' })).toBeInViewport()
  },
)
