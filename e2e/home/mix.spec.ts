import { expectSound, expectSilence } from '../fixtures/audio-tap.ts'
import { home, openMenu, openMix, closeMix, addToMix } from '../fixtures/home.ts'
import { giveCredentials, press } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

test('sounds are added playing, toggled, played, paused, stopped and removed', async ({
  page,
  openSignedIn,
}) => {
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
})

test(
  'a visitor who adds a sound signs in and finds it in the mix @journey',
  { tag: '@desktop' },
  async ({ page, account }) => {
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
  },
)

test(
  'a mix comes back paused after a reload; signing out silences and clears it, at Home',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
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
  },
)
