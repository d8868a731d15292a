import { signIn } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

/** One second of a quiet tone as a WAV file (RIFF, 16-bit PCM, 8 kHz, mono). */
const aTone = (): Buffer => {
  const rate = 8000
  const file = Buffer.alloc(44 + rate * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + rate * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(rate * 2, 40)
  for (let index = 0; index < rate; index += 1)
    file.writeInt16LE(
      Math.round(8000 * Math.sin((index / rate) * 2 * Math.PI * 440)),
      44 + index * 2,
    )
  return file
}

test('a visitor is asked to sign in', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Upload Sound' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In Required' })
  await expect(dialog.getByText('Please sign in to upload your own sounds.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('an own sound is uploaded, mixed, deleted, brought back and deleted for good', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  await page.goto('/')
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await page.getByRole('button', { name: 'Upload Your First Sound' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Your Sound' })
  await dialog
    .getByLabel('Audio File')
    .setInputFiles({ name: 'My Veena.wav', mimeType: 'audio/x-wav', buffer: aTone() })
  await expect(dialog.getByLabel('Sound Name (8/100)')).toHaveValue('My Veena')
  await dialog.getByLabel('Description').fill('From the roof, at dusk')
  await expect(dialog.getByText('Description (22/500)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload Sound' }).click()
  await expect(dialog).toBeHidden()

  const card = page.getByRole('button', { name: /^My Veena/ })
  await card.click()
  await page.getByRole('button', { name: 'Add to Mix' }).click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await expect(card).toBeHidden()
  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()

  const deleted = page.waitForResponse(
    (response) =>
      response.request().method() === 'DELETE' && response.url().includes('/rest/v1/user_sounds'),
  )
  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await deleted
  await page.reload()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
})

test('the dialog says what is wrong with a file or a name', async ({
  page,
  account,
  expectAccessible,
}) => {
  await signIn(page, account)
  await page.goto('/')
  await page.getByRole('button', { name: 'Upload Sound' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Your Sound' })
  const send = dialog.getByRole('button', { name: 'Upload Sound' })
  const error = dialog.getByRole('alert')
  const choose = (name: string, buffer: Buffer) =>
    dialog.getByLabel('Audio File').setInputFiles({ name, mimeType: 'audio/mpeg', buffer })

  await send.click()
  await expect(error).toHaveText('No file provided')
  await choose('song.mp3', Buffer.from('<html></html>'))
  await expect(error).toHaveText('Please select a valid audio file (MP3, WAV, OGG, AAC, M4A)')
  await choose('tone', aTone())
  await expect(error).toHaveText('Invalid file extension')
  await expectAccessible()
  await choose('tone.wav', aTone())
  await expect(error).toBeHidden()
  await dialog.getByLabel('Sound Name').fill('  ')
  await send.click()
  await expect(error).toHaveText('Sound name is required')
  await dialog.getByLabel('Sound Name').fill('a'.repeat(101))
  await expect(dialog.getByLabel('Sound Name (100/100)')).toHaveValue('a'.repeat(100))
})
