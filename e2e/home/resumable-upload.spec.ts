import { home } from '../fixtures/home.ts'
import { test } from '../fixtures/long-file.ts'
import { openUpload, holdLine, storedFiles } from '../fixtures/upload.ts'
import { expect } from '../fixtures/test.ts'

const RESUMABLE = '/storage/v1/upload/resumable'

test(
  'a large file goes in parts, survives a cut line, and is heard @journey',
  { tag: '@desktop' },
  async ({ page, problems, openSignedIn, longFile }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|tus/)
    const offsets: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && request.url().includes(RESUMABLE))
        offsets.push(Number(request.headers()['upload-offset']))
    })
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles(longFile)
    const line = await holdLine(page)
    await line.slow(3_000_000)
    await send.click()
    // The server has the first part, whatever it kept of the one that the cut ends.
    await expect.poll(() => offsets.at(-1) ?? 0).toBeGreaterThan(0)
    await line.cut()
    await expect(dialog.getByText('No network. The upload goes on when it is back.')).toBeVisible()
    const before = offsets.length
    await line.mend()
    await expect(dialog).toBeHidden({ timeout: 90_000 })
    expect(
      offsets.slice(before).every((offset) => offset > 0),
      'it went on where it was',
    ).toBe(true)
    expect(offsets.length).toBeGreaterThan(before)
    expect(await storedFiles(page)).toBe(1)

    await home(page).card('long').click()
    await expect(
      home(page).dialog('long').getByRole('button', { name: 'Pause preview' }),
    ).toBeVisible()
  },
)

test(
  'a large file that is cancelled leaves nothing behind',
  { tag: '@desktop' },
  async ({ page, openSignedIn, longFile }) => {
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles(longFile)
    const line = await holdLine(page)
    await line.slow(3_000_000)
    const ended = page.waitForResponse(
      (response) =>
        response.request().method() === 'DELETE' && response.url().includes(`${RESUMABLE}/`),
    )
    await send.click()
    await expect(dialog.getByText(/^[1-9]\d?%$/)).toBeVisible()
    await page.waitForRequest((request) => request.method() === 'PATCH')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(send).toBeEnabled()
    await ended
    expect(await storedFiles(page)).toBe(0)
  },
)

test(
  'the next dialog that is closed takes nothing of a large file that was sent',
  { tag: '@thorough' },
  async ({ page, openSignedIn, longFile }) => {
    const removals: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'DELETE') removals.push(request.url())
    })
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles(longFile)
    await send.click()
    await expect(dialog).toBeHidden({ timeout: 90_000 })
    const next = await openUpload(page)
    await page.keyboard.press('Escape')
    await expect(next.dialog).toBeHidden()
    await expect(home(page).card('long')).toBeVisible()
    expect(removals).toEqual([])
  },
)
