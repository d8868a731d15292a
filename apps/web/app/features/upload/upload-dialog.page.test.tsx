import { home } from '#pages/fixtures/home.ts'
import { aFile, openUpload } from '#pages/fixtures/upload.ts'
import { renderTone } from '#pages/service/tone.ts'
import { expect, onBoth, test, type Page } from '#pages/test.ts'

test('a typed name is kept, an empty one is filled from the file; marks are taken out', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { dialog, file, name, description, send } = await openUpload(page)
  await file.setInputFiles(aFile('Evening raga.take 2.wav'))
  await expect(name).toHaveValue('Evening raga.take 2')
  await name.fill(' <b>Roof</b> ')
  await description.fill('a < b')
  await file.setInputFiles(aFile('other.wav'))
  await expect(name).toHaveValue(' <b>Roof</b> ')
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^bRoof\/b/ })).toBeVisible()
})

test('a name that turns its own letters round is shown in their order', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { dialog, file, name } = await openUpload(page)
  await file.setInputFiles(aFile('Roof\u202E3pm.exe.wav'))
  await expect(name).toHaveValue('Roof3pm.exe')
  await expect(dialog.getByText('Roof3pm.exe.wav', { exact: true })).toBeVisible()
  await file.setInputFiles([aFile('Roof\u202E3pm.exe.wav'), aFile('Rain.wav')])
  await expect(dialog.getByRole('button', { name: 'Remove Roof3pm.exe.wav' }).first()).toBeVisible()
})

onBoth(
  'a file that is sent is a card of its own, and stored',
  async ({ page, openSignedIn, service }) => {
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles(aFile('My Veena.wav'))
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(home(page).card('My Veena')).toBeVisible()
    expect(service.files.paths()).toHaveLength(1)
  },
)

test('a file is sent as what its bytes are, whatever it is called', async ({
  page,
  openSignedIn,
  service,
}) => {
  await openSignedIn()
  const { dialog, file, send } = await openUpload(page)
  await file.setInputFiles(aFile('Veena.mp3'))
  await send.click()
  await expect(dialog).toBeHidden()
  expect(service.files.paths()).toEqual([expect.stringMatching(/\.wav$/)])
})

test('a file that the server would refuse is refused before a byte is sent, with the reason', async ({
  page,
  openSignedIn,
  service,
}) => {
  await openSignedIn()
  const { file, send, error } = await openUpload(page)
  await file.setInputFiles(aFile('cut.wav', renderTone(1, 0.2).subarray(0, -1000)))
  await expect(error).toHaveText(
    'Part of this file is missing. Choose the whole file, or save it again.',
  )
  await file.setInputFiles(aFile('page.mp3', new TextEncoder().encode('<html></html>')))
  await expect(error).toHaveText('Please select a valid audio file (MP3, WAV, OGG, AAC, M4A)')
  await send.click()
  expect(service.files.paths()).toEqual([])
})

test('of two files chosen one after the other the last one counts, however long the first takes to read', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { dialog, file, name } = await openUpload(page)
  await page.evaluate(() => {
    const read = File.prototype.arrayBuffer
    const { promise, resolve } = Promise.withResolvers<void>()
    File.prototype.arrayBuffer = async function arrayBuffer(this: File) {
      if (this.name === 'first.wav') await promise
      return read.call(this)
    }
    addEventListener('let-go', () => resolve())
  })
  await file.setInputFiles(aFile('first.wav'))
  await file.setInputFiles(aFile('second.wav'))
  await expect(dialog.getByText('second.wav')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('let-go')))
  await expect(name).toHaveValue('second')
  await expect(dialog.getByText('first.wav')).toBeHidden()
})

const answer500 = (page: Page, address: string, method: string) =>
  page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: 'no', error: 'no', statusCode: '500' } })
      : route.continue(),
  )

test('storage that fails, and a record that cannot be written, say so; no file stays', async ({
  page,
  problems,
  openSignedIn,
  service,
}) => {
  problems.allow(/500|Failed to/)
  await openSignedIn()
  const { dialog, file, send, error } = await openUpload(page)
  await file.setInputFiles(aFile('tone.wav'))
  await answer500(page, '**/storage/v1/object/user-sounds/**', 'POST')
  await send.click()
  await expect(error).toHaveText('Failed to upload file')
  await page.unroute('**/storage/v1/object/user-sounds/**')
  await answer500(page, '**/rest/v1/user_sounds*', 'POST')
  await send.click()
  await expect(error).toHaveText('Failed to save sound metadata')
  expect(service.files.paths(), 'the file is taken back').toEqual([])
  await page.unroute('**/rest/v1/user_sounds*')
  await send.click()
  await expect(dialog).toBeHidden()
})

test('a full server, and a file that was removed since it was chosen, are told by their own words', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(/507|ERR_FAILED|No answer|no room|changed, moved or deleted/)
  await openSignedIn()
  const { dialog, file, send, error } = await openUpload(page)
  await file.setInputFiles(aFile('tone.wav'))
  await expect(dialog.getByText(/0:01.*94 KB/)).toBeVisible()
  const full = { statusCode: '507', code: 'InsufficientStorage', message: 'no room' }
  await page.route('**/storage/v1/object/user-sounds/**', (route) =>
    route.fulfill({ status: 507, json: full }),
  )
  await send.click()
  await expect(error).toHaveText(/^The server has no room left for files\. Your file is fine/)
  await expect(error).toBeInViewport({ ratio: 1 })
  await page.unroute('**/storage/v1/object/user-sounds/**')
  await page.route('**/storage/v1/object/user-sounds/**', (route) => route.abort())
  await page.evaluate(() => {
    Blob.prototype.slice = () =>
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
      })
  })
  await send.click()
  await expect(error).toHaveText(
    'This file was changed, moved or deleted after you chose it. Choose it again.',
  )
})

test('a session that was ended elsewhere is told, and the file waits for the next one', async ({
  page,
  problems,
  openSignedIn,
  account,
  service,
}) => {
  problems.allow(/400|403|session|exp/)
  await openSignedIn()
  const { file, send } = await openUpload(page)
  await file.setInputFiles(aFile('tone.wav'))
  service.accounts.endSessions(account)
  await send.click()
  await expect(home(page).dialog('Sign In Required')).toBeVisible()
  const notice = page.getByRole('status')
  await expect(notice).toContainText('Your session has ended. Please sign in again.')
  await expect(notice).toContainText('Still to upload: tone.wav')
})

onBoth(
  'several files are sent at one press; one that fails keeps its reason and stops no other',
  async ({ page, problems, openSignedIn, service, expectAccessible }) => {
    problems.allow(/500|Failed to/)
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    const noSound = (name: string) => aFile(name, new TextEncoder().encode('<html></html>'))
    await file.setInputFiles([
      noSound('Letter.mp3'),
      aFile('First.wav'),
      noSound('Notes.mp3'),
      aFile('Second.wav'),
      aFile('Third.wav'),
    ])
    const list = dialog.getByRole('list', { name: 'Files to upload' })
    await expect(list.getByRole('listitem')).toHaveCount(5)
    await expect(list.getByRole('alert').first()).toHaveText(
      'Please select a valid audio file (MP3, WAV, OGG, AAC, M4A)',
    )
    await expect(list.getByLabel('Name of Third.wav')).toHaveValue('Third')
    await list.getByLabel('Name of Second.wav').fill('Second at dusk')
    await expectAccessible()
    await page.route('**/storage/v1/object/user-sounds/**', async (route) => {
      await page.unroute('**/storage/v1/object/user-sounds/**')
      await route.fulfill({ status: 500, json: { message: 'no', error: 'no', statusCode: '500' } })
    })
    await send.click()
    await expect(dialog.getByText('2 of 5 uploaded')).toBeVisible()
    await expect(list.getByRole('alert').nth(1)).toHaveText('Failed to upload file')
    await list.getByRole('button', { name: 'Remove Notes.mp3' }).click()
    await expect(list.getByRole('button', { name: 'Remove First.wav' })).toBeFocused()
    await list.getByRole('button', { name: 'Try First.wav again' }).click()
    await expect(dialog.getByText('3 of 4 uploaded')).toBeVisible()
    await expect(send, 'what is left cannot be sent').toBeDisabled()
    await list.getByRole('button', { name: 'Remove Letter.mp3' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status')).toContainText('3 sounds')
    for (const name of ['First', 'Second at dusk', 'Third'])
      await expect(home(page).card(name)).toBeVisible()
    expect(service.files.paths()).toHaveLength(3)
    expect(service.rows.of('user_sounds')).toMatchObject([
      { length_seconds: 1 },
      { length_seconds: 1 },
      { length_seconds: 1 },
    ])
  },
)

test('an unforeseen error has its own words, and the upload can be tried again', async ({
  page,
  problems,
  openSignedIn,
}) => {
  problems.allow(/no entropy/)
  await openSignedIn()
  // The mix draws a number when it comes.
  await expect(home(page).mix).toBeVisible()
  const { dialog, file, send, error } = await openUpload(page)
  await file.setInputFiles(aFile('tone.wav'))
  await page.evaluate(() => {
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = () => {
      crypto.getRandomValues = random
      throw new Error('no entropy')
    }
  })
  await send.click()
  await expect(error).toHaveText('Upload failed. Please try again.')
  await send.click()
  await expect(dialog).toBeHidden()
})

test('on a laptop the button that sends stays in view once a file is chosen', async ({
  page,
  openSignedIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openSignedIn()
  const { dialog, file, send } = await openUpload(page)
  await file.setInputFiles(aFile('Veena.mp3'))
  await expect(dialog.getByLabel('Sound Name')).toHaveValue('Veena')
  await expect(send).toBeInViewport({ ratio: 1 })
})

test('an emoji counts as one letter, and a name ends at a hundred', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  const { dialog, name } = await openUpload(page)
  await name.fill('Rain \u{1F327}\uFE0F')
  await expect(dialog.getByText('Sound Name (6/100)')).toBeVisible()
  await name.fill('\u{1F3B5}'.repeat(101))
  await expect(name).toHaveValue('\u{1F3B5}'.repeat(100))
  await expect(dialog.getByText('Sound Name (100/100)')).toBeVisible()
})

test('the dialog never shows the length of the file before', async ({ page, openSignedIn }) => {
  await openSignedIn()
  const { dialog, file } = await openUpload(page)
  await file.setInputFiles(aFile('long.wav', renderTone(3, 0.2)))
  await expect(dialog.getByText('0:03')).toBeVisible()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.querySelector('[role=dialog]')?.textContent ?? ''
      if (text.includes('short.wav')) seen.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await file.setInputFiles(aFile('short.wav', renderTone(1, 0.2)))
  await expect(dialog.getByText('0:01')).toBeVisible()
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[])
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((text) => text.includes('0:03'))).toEqual([])
})
