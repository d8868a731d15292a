import { openMenu, addToMix, home, openMix } from '../../fixtures/home.ts'
import { openUpload, MY_VEENA } from '../../fixtures/upload.ts'
import { expectHeard, expectUnheard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

test('Home plays a preview', async ({ page }) => {
  await page.goto('/')
  const { card, dialog } = home(page)
  await card('Rain').click()
  await expect(dialog('Rain').getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await expectHeard('the preview is heard')
  await page.keyboard.press('Escape')
  await expect(dialog('Rain')).toBeHidden()
  await expectUnheard('the preview ends with its dialog')
})

test('a mix plays on while its listener reads, pauses and stops', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { mix } = home(page)
  await addToMix(page, 'Rain')
  await addToMix(page, 'Sea Waves')
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await expectHeard('two sounds are heard')
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await expectHeard('the mix plays on')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await mix.getByRole('button', { name: 'Pause all' }).click()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await expectUnheard('the mix pauses')
  await mix.getByRole('button', { name: 'Play all' }).click()
  await expectHeard('the mix plays again')
  await openMix(page)
  await mix.getByRole('button', { name: 'Stop' }).click()
  await expectUnheard('the mix stops')
})

test('a sound of one’s own is uploaded, heard and gone after signing out', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { file, send, dialog } = await openUpload(page)
  await file.setInputFiles(MY_VEENA)
  await send.click()
  await expect(dialog).toBeHidden()
  await addToMix(page, 'My Veena')
  await expectHeard('the own sound is heard')
  await openMenu(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(home(page).mix.getByText('0 sounds playing')).toBeVisible()
  await expectUnheard('it ends with the session')
})
