import { expectSilence, expectSound } from '#pages/fixtures/audio-tap.ts'
import { openBeatbox } from '#pages/fixtures/beatbox.ts'
import { watchLockScreen } from '#pages/fixtures/lock-screen.ts'
import { expect, test } from '#pages/test.ts'

test('the lock screen pauses the beat and plays it again, and not from another page', async ({
  page,
}) => {
  const lockScreen = await watchLockScreen(page)
  const { loop, slot, control } = await openBeatbox(page)
  // A loop of recordings, and none of strokes by a score: the site of these tests has a tone in the place of every file.
  await loop('Aalap').click()
  await slot(1, 'empty').click()
  await control('Play').click()
  await expectSound(page)
  expect(await lockScreen.title()).toBe('Desi Beatboxer')
  await lockScreen.press('pause')
  await expectSilence(page)
  await lockScreen.press('play')
  await expectSound(page)
  await lockScreen.press('pause')
  await expectSilence(page)
  expect(await lockScreen.title()).toBe('Desi Beatboxer')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(lockScreen.title).toBeUndefined()
  await lockScreen.press('play')
  await expectSilence(page)
})
