import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { home } from '../fixtures/home.ts'
import { openUpload, holdLine, storedFiles } from '../fixtures/upload.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { whenSettled } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/test.ts'

const FORMATS = resolve(import.meta.dirname, '../../packages/audio-engine/src/testing/formats')
const M4A = join(FORMATS, 'noise.m4a')
const TONE = steadyTone(1, 0.2)
const aFile = (name: string, buffer = TONE) => ({ name, mimeType: 'audio/mpeg', buffer })

/** Makes a sparse WAV file: a buffer of that size is too large to hand to the page. */
const withLargeFile = async (bytes: number, use: (path: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-upload-'))
  const path = join(folder, 'long.wav')
  const file = await open(path, 'w')
  await file.write(TONE.subarray(0, 44))
  await file.truncate(bytes)
  await file.close()
  await use(path)
  await rm(folder, { recursive: true })
}

test('the dialog says what it takes, and what is wrong with a file or a name', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { dialog, file, name, description, send, error } = await openUpload(page)
  await expect(dialog.getByText('Audio File (Max 50MB)')).toBeVisible()
  await expect(dialog.getByText('Supported: MP3, WAV, OGG, AAC, M4A')).toBeVisible()
  await expect(dialog.getByText('Sound Name (0/100)')).toBeVisible()
  await expect(dialog.getByText('Description (0/500)')).toBeVisible()

  await send.click()
  await expect(error).toHaveText('No file provided')
  await file.setInputFiles(aFile('song.mp3', Buffer.from('<html></html>')))
  await expect(error).toHaveText('Please select a valid audio file (MP3, WAV, OGG, AAC, M4A)')
  await file.setInputFiles(aFile('tone'))
  await expect(error).toHaveText('Invalid file extension')
  await withLargeFile(52_428_801, async (path) => {
    await file.setInputFiles(path)
    await expect(error).toHaveText('File size must be less than 50MB')
  })
  await send.click()
  await expect(error, 'the reason stays').toHaveText('File size must be less than 50MB')
  await file.setInputFiles(aFile('tone.wav'))
  await expect(error).toBeHidden()
  await name.fill('  ')
  await send.click()
  await expect(error).toHaveText('Sound name is required')
  await name.fill('<>')
  await send.click()
  await expect(error).toHaveText('Sound name is required')

  await name.fill('')
  await name.pressSequentially('n'.repeat(103))
  await expect(name).toHaveValue('n'.repeat(100))
  await expect(dialog.getByText('Sound Name (100/100)')).toBeVisible()
  await description.fill('d'.repeat(499))
  await description.press('End')
  await description.pressSequentially('ddd')
  await expect(dialog.getByText('Description (500/500)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test(
  'an .m4a that the browser calls something else is welcome',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    const buffer = await readFile(M4A)
    await file.setInputFiles({ name: 'memo.m4a', mimeType: 'audio/x-m4a', buffer })
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(home(page).card('memo')).toBeVisible()
  },
)

test(
  'a file with a broken page is refused, and never taken up to that page alone',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    const { file, name, error } = await openUpload(page)
    const whole = await readFile(join(FORMATS, 'noise.ogg'))
    const broken = Buffer.from(whole)
    // One bit of its third page now says that it is the last, and its checksum does not hold.
    const flags = broken.indexOf('OggS', 3000) + 5
    broken[flags] = (broken[flags] ?? 0) | 4
    await file.setInputFiles(aFile('whole.ogg', whole))
    await expect(name).toHaveValue('whole')
    await name.fill('')
    await file.setInputFiles(aFile('broken.ogg', broken))
    await expect(error).toHaveText(
      'Part of this file is missing. Choose the whole file, or save it again.',
    )
    await expect(name).toHaveValue('')
  },
)

test(
  'a small file shows how far it is, and can be cancelled',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles(aFile('minute.wav', steadyTone(20, 0.2)))
    const line = await holdLine(page)
    await line.slow(150_000)
    await send.click()
    await expect(dialog.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
    await expect(dialog.getByText(/^[1-9]\d?%$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(send).toBeEnabled()
    await expect(dialog.getByRole('progressbar')).toHaveCount(0)
    await line.mend()
    expect(await storedFiles(page)).toBe(0)
    await send.click()
    await expect(dialog).toBeHidden()
    expect(await storedFiles(page)).toBe(1)
  },
)

const dropOnPage = async (page: Page, names: readonly string[], tone: Buffer) => {
  const data = await page.evaluateHandle(
    ({ files, bytes }) => {
      const transfer = new DataTransfer()
      for (const file of files)
        transfer.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], file))
      return transfer
    },
    { files: names, bytes: tone.toString('base64') },
  )
  const target = page.getByRole('region', { name: 'Nature Sounds' })
  await target.dispatchEvent('dragover', { dataTransfer: data })
  await expect(page.getByText('Drop it here')).toBeVisible()
  await target.dispatchEvent('drop', { dataTransfer: data })
}

test(
  'files dropped on the page are sent one after another at one press',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await expect(page.getByText('No custom sounds yet')).toBeVisible()
    await dropOnPage(page, ['First.wav', 'Second.wav'], steadyTone(0.2, 0.2))
    const dialog = home(page).dialog('Upload Your Sound')
    await expect(dialog.getByLabel('Name of First.wav')).toHaveValue('First')
    await expect(dialog.getByLabel('Name of Second.wav')).toHaveValue('Second')
    await dialog.getByRole('button', { name: 'Upload Sound' }).click()
    await expect(dialog).toBeHidden()
    await expect(home(page).card('First')).toBeVisible()
    await expect(home(page).card('Second')).toBeVisible()
  },
)

test('a visitor who drops a file is asked to sign in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await whenSettled(page)
  await dropOnPage(page, ['First.wav'], steadyTone(0.2, 0.2))
  await expect(home(page).dialog('Sign In Required')).toBeVisible()
})
