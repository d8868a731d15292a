import { openBeatbox } from '#pages/fixtures/beatbox.ts'
import { watchLockScreen } from '#pages/fixtures/lock-screen.ts'
import { expect, test } from '#pages/test.ts'

test('the lock screen pauses the beat and plays it again, and not from another page', async ({
  page,
}) => {
  const lockScreen = await watchLockScreen(page)
  const { loop, slot, control } = await openBeatbox(page)
  await loop('Teentaal').click()
  await slot(1, 'empty').click()
  await control('Play').click()
  await expect.poll(lockScreen.title).toBe('Desi Beatboxer')
  await lockScreen.press('pause')
  await expect(control('Play')).toBeVisible()
  await lockScreen.press('play')
  await expect(control('Pause')).toBeVisible()
  await lockScreen.press('pause')
  await expect(control('Play')).toBeVisible()
  expect(await lockScreen.title()).toBe('Desi Beatboxer')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(lockScreen.title).toBeUndefined()
})
