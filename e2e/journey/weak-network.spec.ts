import { field, giveCredentials, press, welcome } from '../fixtures/account.ts'
import { expectSound } from '../fixtures/audio-tap.ts'
import { beatbox, buildBeat } from '../fixtures/beatbox.ts'
import { addToMix, home } from '../fixtures/home.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { openUpload, storedFiles } from '../fixtures/upload.ts'
import { WEAK } from '../fixtures/weak-line.ts'
import { expect, test } from '../fixtures/weak-site.ts'
import { whenWhole } from '../fixtures/whole.ts'

/** Length of the file. */
const BREEZE_SECONDS = 77

const BROKEN = /ERR_|Failed to (fetch|upload)|tus/

test('Home: a press before the page is ready shows at once that it was taken, and opens the sound', async ({
  page,
  site,
  line,
}) => {
  line.be(WEAK)
  // The page of the fixture would wait until it is ready.
  const early = await page.context().newPage()
  await early.addInitScript(() => {
    const times = { pressed: 0, taken: 0 }
    Object.assign(globalThis, { times })
    const press = ({ timeStamp }: Event) => (times.pressed ||= timeStamp)
    document.addEventListener('click', press, { capture: true })
    const observer = new MutationObserver(() => (times.taken ||= performance.now()))
    observer.observe(document, { subtree: true, attributeFilter: ['data-taken'] })
  })
  await early.goto(site.url, { waitUntil: 'commit' })
  const card = home(early).card('Rain')
  await card.click()
  expect(await early.evaluate(() => 'earlyPresses' in window), 'the page is not ready').toBe(true)
  const { pressed, taken } = await early.evaluate(
    () => (globalThis as unknown as { times: { pressed: number; taken: number } }).times,
  )
  expect(taken, 'the press shows').toBeGreaterThan(0)
  expect(taken - pressed, 'milliseconds').toBeLessThan(300)
  const { dialog } = home(early)
  await expect(dialog('Rain')).toBeVisible()
  await expect(early.locator('[data-taken]')).toHaveCount(0)
  await expect(dialog('Rain').getByRole('button', { name: 'Pause preview' })).toBeVisible()
})

test(
  'Home: a press before the dialog’s code is there is taken, its wait is named, and the sound opens',
  { tag: '@thorough' },
  async ({ page }) => {
    let deliver = () => {}
    const isAsked = new Promise<void>((resolve) => {
      deliver = resolve
    })
    await page.route('**/assets/listening-*.js', async (route) => {
      await isAsked
      await route.continue()
    })
    await page.goto('/')
    const { card, dialog } = home(page)
    await card('Rain').click()
    await expect(card('Rain')).toHaveAttribute('data-taken', '')
    await expect(page.getByRole('status')).toHaveText('Loading what you opened…')
    deliver()
    await expect(dialog('Rain')).toBeVisible()
    await expect(page.locator('[data-taken]')).toHaveCount(0)
    await expect(page.getByRole('status')).toBeEmpty()
  },
)

test('Home: at 400 kbit/s and 400 ms a preview needs less than three seconds of the line', async ({
  page,
}) => {
  await page.goto('/')
  const { card, dialog } = home(page)
  await whenWhole(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: WEAK.latencyMs,
    downloadThroughput: WEAK.bytesPerSecond,
    uploadThroughput: WEAK.bytesPerSecond,
  })
  const asked = page.waitForRequest(/\/dhvani\/.*breeze\.mp3/)
  const arrived = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes('breeze'),
  )
  await card('Breeze').click()
  expect((await asked).method()).toBe('HEAD')
  await expect(dialog('Breeze').getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await expectSound(page)
  // At the file's constant bit rate, the ten seconds of a preview and half a second more (read-head.ts).
  const bytes = Number((await arrived).headers()['content-length'])
  const head = (bytes * 10.5) / BREEZE_SECONDS
  const roundTrips = (2 * WEAK.latencyMs) / 1000
  expect(roundTrips + head / WEAK.bytesPerSecond).toBeLessThan(3)
})

test('account: a sign-in that is cut off keeps the typed text, says why, and succeeds the second time', async ({
  page,
  line,
  account,
  problems,
}) => {
  problems.allow(BROKEN)
  await page.goto('/auth')
  await whenWhole(page)
  line.be(WEAK)
  line.cut()
  await giveCredentials(page, account)
  await expect(page.getByText(/We couldn't reach the server/)).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(account.email)
  await expect(field(page, 'Password')).toHaveValue(account.password)
  line.mend()
  await press(page, 'Sign In')
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeVisible()
  await expect(welcome(page, account)).toBeAttached()
})

test('mix: a cut does not stop what plays, and a preview that failed in it is tried again', async ({
  page,
  line,
  openSignedIn,
  problems,
}) => {
  problems.allow(BROKEN)
  await openSignedIn()
  await addToMix(page, 'Rain')
  await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
  line.cut()
  await expectSound(page, 'through the cut')
  await home(page).card('Train').click()
  const dialog = home(page).dialog('Train')
  await expect(dialog.getByRole('alert')).toBeVisible()
  line.mend()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('button', { name: 'Pause preview' })).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeHidden()
})

test('upload: a file that is cut off stays chosen, and is stored once', async ({
  page,
  line,
  openSignedIn,
  problems,
}) => {
  problems.allow(BROKEN)
  await openSignedIn()
  const { dialog, file, name, send, error } = await openUpload(page)
  await file.setInputFiles({
    name: 'veena.wav',
    mimeType: 'audio/x-wav',
    buffer: steadyTone(2, 0.2),
  })
  line.cut()
  await send.click()
  await expect(error).toContainText("We couldn't reach the server.")
  await expect(name).toHaveValue('veena')
  await expect(dialog.getByText('veena.wav')).toBeVisible()
  line.mend()
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(home(page).card('veena')).toBeVisible()
  expect(await storedFiles(page)).toBe(1)
})

test(
  'beatbox: a beat that could not be saved is on stage, and is saved the second time',
  { tag: '@thorough' },
  async ({ page, line, openSignedIn, problems }) => {
    problems.allow(BROKEN)
    await openSignedIn('/beatboxer')
    const { control } = await buildBeat(page)
    await control('Save').click()
    await expect(page.getByRole('status').getByText('Beat saved')).toBeVisible()
    line.cut()
    await control('Save').click()
    await expect(page.getByRole('alert')).toContainText('could not be saved')
    await expect(beatbox(page).slot(1, 'Teentaal')).toBeVisible()
    line.mend()
    await control('Save').click()
    await expect(page.getByRole('alert')).toBeHidden()
  },
)

test('reading: the wait for a page is named, a cut leaves the open page, and the article arrives', async ({
  page,
  line,
  problems,
}) => {
  problems.allow(BROKEN)
  await page.goto('/')
  await whenWhole(page)
  line.be(WEAK)
  line.hold()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('status')).toHaveText('Loading the page…')
  line.cut()
  // Parts of the open page may be missing too.
  const notice = page.getByRole('alert').filter({ hasText: 'The page could not be loaded.' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('status')).toBeEmpty()
  await expect(home(page).card('Rain')).toBeVisible()
  line.mend()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/terms$/)
})
