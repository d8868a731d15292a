import type { Page } from '@playwright/test'
import { home } from '../fixtures/home.ts'
import { test } from '../fixtures/long-file.ts'
import { LOST } from '../fixtures/offline-notice.ts'
import { holdLine, MY_VEENA, openUpload, storedFiles } from '../fixtures/upload.ts'
import { expect } from '../fixtures/test.ts'

const RESUMABLE = '/storage/v1/upload/resumable'
const RECORD = '**/rest/v1/user_sounds*'
const WAITS = 'No network. The upload goes on when it is back.'

const recordsOf = (page: Page) => page.getByRole('button', { name: /^My Veena/ })

const expectHeard = async (page: Page, name: string) => {
  await home(page).card(name).click()
  const dialog = home(page).dialog(name)
  await expect(dialog.getByRole('button', { name: 'Pause preview' })).toBeVisible()
}

for (const [what, isWritten] of [
  ['before its record is written', false],
  ['while the answer to its record is on the way', true],
] as const)
  test(
    `a network that is cut ${what} costs no second upload, and makes one sound`,
    { tag: '@desktop' },
    async ({ page, problems, openSignedIn }) => {
      problems.allow(LOST)
      problems.allow(/ERR_/)
      await openSignedIn()
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/storage/v1/object/user-sounds'))
          sent.push(request.url())
      })
      let isCut = false
      await page.route(RECORD, async (route) => {
        if (isCut || route.request().method() !== 'POST') return route.continue()
        isCut = true
        if (isWritten) await route.fetch()
        await page.context().setOffline(true)
        return route.abort('internetdisconnected')
      })
      const { dialog, file, send } = await openUpload(page)
      await file.setInputFiles(MY_VEENA)
      await send.click()
      await expect(dialog.getByText(WAITS)).toBeVisible()
      await page.context().setOffline(false)
      await expect(dialog).toBeHidden()
      await expect(recordsOf(page)).toHaveCount(1)
      expect(sent).toHaveLength(1)
      expect(await storedFiles(page)).toBe(1)
      await expectHeard(page, 'My Veena')
    },
  )

test(
  'a wait for the network before the record is written can be cancelled',
  { tag: '@thorough' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(LOST)
    problems.allow(/ERR_/)
    await openSignedIn()
    await page.route(RECORD, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await page.context().setOffline(true)
      return route.abort('internetdisconnected')
    })
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles(MY_VEENA)
    await send.click()
    await expect(dialog.getByText(WAITS)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(send).toBeEnabled()
    await page.unroute(RECORD)
    await page.context().setOffline(false)
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(recordsOf(page)).toHaveCount(1)
    expect(await storedFiles(page), 'sent once').toBe(1)
  },
)

test(
  'a large file whose earlier upload the service has forgotten is sent anew, and heard',
  { tag: '@thorough' },
  async ({ page, problems, longFile, openSignedIn }) => {
    problems.allow(/ERR_|404|tus/)
    await openSignedIn()
    const { file, send } = await openUpload(page)
    await file.setInputFiles(longFile)
    const line = await holdLine(page)
    await line.slow(3_000_000)
    const second = page.waitForRequest((request) => request.method() === 'PATCH')
    await send.click()
    await second
    await page.reload()
    await line.mend()

    await page.route(`**${RESUMABLE}/**`, (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
    )
    const again = await openUpload(page)
    await again.file.setInputFiles(longFile)
    await again.send.click()
    await expect(again.dialog).toBeHidden({ timeout: 90_000 })
    await expectHeard(page, 'long')
  },
)

test(
  'a large file goes on with a new token when the first one ends on the way',
  { tag: '@desktop' },
  async ({ page, longFile, openSignedIn }) => {
    const tokens = new Set<string>()
    page.on('request', (request) => {
      if (request.url().includes(RESUMABLE)) tokens.add(request.headers()['authorization'] ?? '')
    })
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles(longFile)
    const line = await holdLine(page)
    await line.slow(3_000_000)
    const second = page.waitForRequest((request) => request.method() === 'PATCH')
    await send.click()
    await second
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('dhvani-auth') ?? '{}') as object
      const ended = Math.round(Date.now() / 1000) - 60
      localStorage.setItem('dhvani-auth', JSON.stringify({ ...kept, expires_at: ended }))
    })
    await line.mend()
    await expect(dialog).toBeHidden({ timeout: 90_000 })
    expect(tokens.size, 'tokens that were sent').toBe(2)
    await expectHeard(page, 'long')
  },
)

/** Longer than an upload waits on a line that moves nothing. */
const DEAD_MS = 61_000

test(
  'a small file on a line that is dead and not closed is given up, and sent at the next press',
  { tag: '@thorough' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(/No answer|Failed to upload|ERR_/)
    await page.clock.install()
    await openSignedIn()
    const address = '**/storage/v1/object/user-sounds/**'
    await page.route(address, () => {}, { times: 1 })
    const { dialog, file, send, error } = await openUpload(page)
    await file.setInputFiles(MY_VEENA)
    const asked = page.waitForRequest(address)
    await send.click()
    await asked
    await page.clock.fastForward(DEAD_MS)
    await expect(error).toContainText("We couldn't reach the server.")
    await send.click()
    await expect(dialog).toBeHidden()
    expect(await storedFiles(page)).toBe(1)
  },
)

test(
  'a large file on a line that is dead and not closed goes on by itself',
  { tag: '@desktop' },
  async ({ page, longFile, openSignedIn }) => {
    await page.clock.install()
    await openSignedIn()
    await page.route(
      `**${RESUMABLE}/**`,
      (route) => (route.request().method() === 'PATCH' ? undefined : route.continue()),
      { times: 1 },
    )
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles(longFile)
    const held = page.waitForRequest((request) => request.method() === 'PATCH')
    await send.click()
    await held
    await page.clock.fastForward(DEAD_MS)
    await expect(dialog).toBeHidden({ timeout: 90_000 })
    await expectHeard(page, 'long')
  },
)
