import type { Locator } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { expect, test } from '../fixtures/both-themes.ts'
import { addToMix, home, openMix } from '../fixtures/home.ts'
import { playTone } from '../fixtures/play-tone.ts'
import { setSlider } from '../fixtures/set-slider.ts'

const UNMADE = /could not be made/
const place = (within: Locator, name: string) => within.getByRole('radio', { name, exact: true })
const slider = (within: Locator, name: string) => within.getByRole('slider', { name, exact: true })

test('a place is heard in the preview and in the mix, and is kept', async ({
  page,
  openSignedIn,
  expectAccessible,
}) => {
  // The file is silent: only what is made in the browser is heard.
  await playTone(page, 'rain', 0)
  await openSignedIn()
  const { card, dialog, mix } = home(page)
  await card('Rain').click()
  const shown = dialog('Rain')
  await expect(place(shown, 'On leaves')).toBeChecked()
  await expectSilence(page)
  await place(shown, 'On leaves').focus()
  await page.keyboard.press('ArrowRight')
  await expect(place(shown, 'On a tin roof')).toBeChecked()
  await expectSound(page, 'the roof in the preview')
  await expectAccessible()
  await shown.getByRole('button', { name: 'Add to Mix' }).click()
  await expectSound(page, 'the roof in the mix')

  await openMix(page)
  await mix.getByRole('button', { name: 'Mute, solo or move Rain' }).click()
  const character = mix.getByRole('button', { name: 'Character of Rain' })
  await character.click()
  await expect(character).toHaveAttribute('aria-expanded', 'true')
  await expect(place(mix, 'On a tin roof')).toBeChecked()
  await setSlider(slider(mix, 'Heaviness'), 80)
  await expectAccessible()
  await expectSound(page, 'the heavier roof')
  await expect(page.getByText(UNMADE)).toBeHidden()

  await page.reload()
  await openMix(page)
  await mix.getByRole('button', { name: 'Mute, solo or move Rain' }).click()
  await character.click()
  await expect(place(mix, 'On a tin roof')).toBeChecked()
  await expect(slider(mix, 'Heaviness')).toHaveAttribute('aria-valuenow', '80')
  await mix.getByRole('button', { name: 'Play Rain' }).click()
  await expectSound(page, 'the roof after a reload')
  await mix.getByRole('radio', { name: 'On leaves', exact: true }).check({ force: true })
  await setSlider(slider(mix, 'Heaviness'), 50)
  await expectSilence(page, 'the silent file again')
})

test('what a device cannot make is said, and the sound plays on', async ({
  page,
  openSignedIn,
}) => {
  await page.route(/period\.worker/, (route) => route.abort())
  await openSignedIn()
  const { mix } = home(page)
  await addToMix(page, 'Rain')
  await openMix(page)
  await mix.getByRole('button', { name: 'Mute, solo or move Rain' }).click()
  await mix.getByRole('button', { name: 'Character of Rain' }).click()
  await place(mix, 'At the window').check({ force: true })
  await expect(mix.getByText(UNMADE)).toBeVisible()
  await expectSound(page, 'the file plays on')
})
