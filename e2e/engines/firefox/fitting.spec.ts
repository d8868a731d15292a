import { home } from '../../fixtures/home.ts'
import { OF_64_BITS, openUpload } from '../../fixtures/upload.ts'
import { expect, test } from './test.ts'

test('what no browser plays is made to fit, and sent', async ({ page, openSignedIn }) => {
  await openSignedIn()
  const { dialog, file, send } = await openUpload(page)
  await file.setInputFiles(OF_64_BITS)
  await expect(dialog.getByText('field.mp3')).toBeVisible()
  await send.click()
  await expect(home(page).card('field')).toBeVisible()
})
