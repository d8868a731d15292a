import { rm, writeFile } from 'node:fs/promises'
import { addToMix, home } from '../../fixtures/home.ts'
import { steadyTone } from '../../fixtures/steady-tone.ts'
import { openUpload } from '../../fixtures/upload.ts'
import { expectHeard } from '../loudspeaker.ts'
import { expect, test } from './test.ts'

/** Where a WAV of ours names the size of its sound. */
const SIZE_AT = 40

test('a WAV whose size was never written is sent, and heard', async ({ page, openSignedIn }) => {
  const neverFinished = steadyTone(6, 0.3)
  neverFinished.writeUInt32LE(0, SIZE_AT)
  await openSignedIn()
  const { file, send } = await openUpload(page)
  await file.setInputFiles({ name: 'memo.wav', mimeType: 'audio/wav', buffer: neverFinished })
  await send.click()
  await expect(home(page).card('memo')).toBeVisible()
  await addToMix(page, 'memo')
  await expectHeard('the memo is heard')
})

test('a file that is deleted after it was chosen is told', async ({
  page,
  problems,
  openSignedIn,
}, testInfo) => {
  problems.allow(/was changed, moved or deleted/)
  const path = testInfo.outputPath('gone.wav')
  await writeFile(path, steadyTone(6, 0.3))
  await openSignedIn()
  const { dialog, file, send } = await openUpload(page)
  await file.setInputFiles(path)
  await expect(dialog.getByText('gone.wav')).toBeVisible()
  await rm(path)
  await send.click()
  await expect(dialog.getByText(/was changed, moved or deleted/)).toBeVisible()
})
