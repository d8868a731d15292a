import { expectSound } from '../fixtures/audio-tap.ts'
import { home } from '../fixtures/home.ts'
import { holdLine, openUpload, storedFiles } from '../fixtures/upload.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { expect, test } from '../fixtures/test.ts'

const aFile = (name: string, seconds = 1) => ({
  name,
  mimeType: 'audio/wav',
  buffer: steadyTone(seconds, 0.2),
})

test(
  'files that wait when the page of their dialog is left are named, kept, and sent later',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn('/blog')
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles([aFile('First.wav', 20), aFile('Second.wav'), aFile('Third.wav')])
    await expect(dialog.getByText('0 of 3 uploaded')).toBeVisible()
    const line = await holdLine(page)
    await line.slow(150_000)
    await send.click()
    await expect(dialog.getByText(/^[1-9]\d?%$/)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(dialog).toBeHidden()
    await line.mend()

    const notice = page.getByRole('status')
    await expect(notice).toContainText('Sound added: First')
    await expect(notice).toContainText('Still to upload: Second.wav, Third.wav')
    expect(await storedFiles(page)).toBe(1)
    await notice.getByRole('button', { name: 'Go on uploading' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(dialog.getByLabel('Name of Second.wav')).toHaveValue('Second')
    await expect(dialog.getByText('0 of 2 uploaded')).toBeVisible()
    await send.click()
    await expect(dialog).toBeHidden()
    for (const added of ['First', 'Second', 'Third'])
      await expect(home(page).card(added)).toBeVisible()
    expect(await storedFiles(page)).toBe(3)
  },
)

test(
  'a file that was chosen and not sent is in the dialog when the listener comes back to it',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn('/blog')
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    const first = await openUpload(page)
    await first.file.setInputFiles(aFile('Roof.wav'))
    await first.name.fill('On the roof')
    await first.description.fill('At dusk')
    await page.goBack()
    await expect(page.getByRole('status')).toContainText('Still to upload: Roof.wav')
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    const { dialog, name, description, send } = await openUpload(page)
    await expect(page.getByText('Not uploaded yet')).toBeHidden()
    await expect(name).toHaveValue('On the roof')
    await expect(description).toHaveValue('At dusk')
    await send.click()
    await expect(dialog).toBeHidden()
    await home(page).card('On the roof').click()
    await expectSound(page)
  },
)
