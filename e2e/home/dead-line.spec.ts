import { addToMix, home } from '../fixtures/home.ts'
import { untilKept } from '../fixtures/offline.ts'
import { LOST } from '../fixtures/offline-notice.ts'
import { MY_VEENA, openUpload, storedFiles } from '../fixtures/upload.ts'
import { expect, test } from '../fixtures/weak-site.ts'
import { whenWhole } from '../fixtures/whole.ts'

/** Longer than a page waits on a line that brings nothing. */
const DEAD_MS = 31_000

const NO_SERVER = /502|We couldn't reach|No answer|Failed to (load|fetch|upload)|metadata|ERR_/

test(
  'a sound that the device cannot make says so when its line dies unnoticed, and plays when it is asked for again',
  { tag: '@desktop' },
  async ({ page, line, problems }) => {
    problems.allow(/No answer from|ERR_ABORTED|ERR_FAILED/)
    await page.route(/period\.worker/, (route) => route.abort())
    await page.clock.install()
    await page.goto('/')
    await whenWhole(page)
    // Brings the code of the dialog.
    await home(page).card('Breeze').click()
    await expect(home(page).dialog('Breeze')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(home(page).dialog('Breeze')).toBeHidden()
    line.hold(/rain/)
    const asked = page.waitForRequest(/\/dhvani\/.*rain/)
    await home(page).card('Rain').click()
    await asked
    const dialog = home(page).dialog('Rain')
    await page.clock.fastForward(DEAD_MS)
    await expect(dialog.getByRole('alert')).toContainText("We couldn't reach the server.")
    line.mend()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('button', { name: 'Pause preview' })).toBeVisible()
  },
)

test(
  'the dock says which sounds load, and does not call them paused when they fail',
  { tag: '@thorough' },
  async ({ page, line, problems, openSignedIn }) => {
    problems.allow(NO_SERVER)
    problems.allow(LOST)
    await openSignedIn()
    // Brings the code of the dialog and of the mix.
    await addToMix(page, 'Breeze')
    await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
    const { card, dialog, mix } = home(page)
    line.hold()
    await card('Rain').click()
    await dialog('Rain').getByRole('button', { name: 'Add to Mix' }).click()
    await expect(mix.getByText('Loading: Rain', { exact: true })).toBeVisible()
    line.cut()
    await expect(mix.getByText('Not available: Rain', { exact: true })).toBeVisible()
    await expect(mix.getByText(/^Paused/)).toBeHidden()
  },
)

test(
  'a sound of the mix whose line died without being closed plays by itself when the line is back',
  { tag: '@desktop' },
  async ({ page, line, problems, openSignedIn }) => {
    problems.allow(/No answer from|ERR_ABORTED/)
    await page.clock.install()
    await openSignedIn()
    // Brings the code of the dialog and of the mix.
    await addToMix(page, 'Breeze')
    const { card, dialog, mix } = home(page)
    await expect(mix.getByText('1 sound playing')).toBeVisible()
    line.hold(/rain/)
    const asked = page.waitForRequest(/\/dhvani\/.*rain/)
    await card('Rain').click()
    await asked
    await dialog('Rain').getByRole('button', { name: 'Add to Mix' }).click()
    await expect(mix.getByText('Loading: Rain', { exact: true })).toBeVisible()
    // What was held stays held, and the browser is never told.
    line.mend()
    await page.clock.fastForward(DEAD_MS)
    await expect(mix.getByText('2 sounds playing')).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  },
)

test(
  'an upload whose server restarts before its record is written sends the file once',
  { tag: '@thorough' },
  async ({ page, line, problems, openSignedIn }) => {
    problems.allow(NO_SERVER)
    await openSignedIn()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/storage/v1/object/user-sounds'))
        sent.push(request.url())
    })
    await page.route('**/rest/v1/user_sounds*', async (route) => {
      if (route.request().method() === 'POST') line.loseServer()
      await route.continue()
    })
    const { dialog, file, send, error } = await openUpload(page)
    await file.setInputFiles(MY_VEENA)
    await send.click()
    await expect(error).toBeVisible()
    await page.unroute('**/rest/v1/user_sounds*')
    line.mend()
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(home(page).card('My Veena')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(await storedFiles(page)).toBe(1)
  },
)

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a page that is kept opens while a proxy does not reach the server',
    { tag: '@desktop' },
    async ({ page, line, problems }) => {
      problems.allow(/502|No answer|ERR_|Failed to load/)
      await page.goto('/')
      await untilKept(page)
      line.loseServer()
      await page.reload()
      await expect(home(page).card('Rain')).toBeVisible()
    },
  )

  test(
    'a page that is not kept says what is true while a proxy does not reach the server',
    { tag: '@desktop' },
    async ({ page, line, problems }) => {
      problems.allow(/502|No answer|ERR_|Failed to load/)
      await page.goto('/')
      await untilKept(page)
      line.loseServer()
      await page.goto('/donate')
      await expect(page).toHaveURL(/\/offline$/)
      await expect(page.getByRole('heading', { name: "We couldn't reach this page" })).toBeVisible()
      await expect(page.getByText('or our server does not answer just now')).toBeVisible()
    },
  )
})
