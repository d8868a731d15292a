import { home } from '#pages/fixtures/home.ts'
import { aFile, openUpload } from '#pages/fixtures/upload.ts'
import { renderTone } from '#pages/service/tone.ts'
import { expect, test, variation } from '#pages/test.ts'

variation(
  'a list of files that is sent without a network goes on by itself when the network is back',
  async ({ page, problems, openSignedIn, service }) => {
    problems.allow(/ERR_|Failed to|No answer/)
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles(['One.wav', 'Two.wav', 'Three.wav'].map((name) => aFile(name)))
    const list = dialog.getByRole('list', { name: 'Files to upload' })
    await expect(list.getByLabel('Name of Three.wav')).toHaveValue('Three')
    await page.context().setOffline(true)
    await send.click()
    await expect(list.getByRole('alert')).toHaveCount(3)
    await expect(list.getByRole('alert').first()).toContainText('You are offline')
    expect(service.files.paths()).toEqual([])
    await page.context().setOffline(false)
    await expect(dialog).toBeHidden()
    for (const name of ['One', 'Two', 'Three']) await expect(home(page).card(name)).toBeVisible()
    expect(service.files.paths()).toHaveLength(3)
  },
)

test('with letters of 32 px on a phone no button covers the reason why a file is refused', async ({
  page,
  openSignedIn,
}) => {
  await page.setLetters(32)
  await page.setViewportSize({ width: 360, height: 740 })
  await openSignedIn()
  const { dialog, file, error } = await openUpload(page)
  await file.setInputFiles(aFile('page.mp3', new TextEncoder().encode('<html></html>')))
  await expect(error).toBeInViewport({ ratio: 1 })
  const [reason, cancel] = await Promise.all(
    [error, dialog.getByRole('button', { name: 'Cancel' })].map((part) => part.boundingBox()),
  )
  expect((reason?.y ?? 0) + (reason?.height ?? 0)).toBeLessThan(cancel?.y ?? 0)
})

variation(
  'a large file that meets a full disk is asked for once, and the reason is told at once',
  async ({ page, problems, openSignedIn }) => {
    problems.allow(/507|Failed to load resource|UploadRefused/)
    await openSignedIn()
    const { file, send, error } = await openUpload(page)
    let asked = 0
    await page.route('**/storage/v1/upload/resumable', (route) => {
      asked += 1
      return route.fulfill({ status: 507, body: 'The server has no room left for files.' })
    })
    await file.setInputFiles(aFile('Rain.wav', renderTone(80, 0.2)))
    await send.click()
    await expect(error).toContainText('The server has no room left for files')
    expect(asked).toBe(1)
  },
)
