import type { Page } from '@playwright/test'
import { openSignedIn } from '../fixtures/account.ts'
import { buildBeat, chooseMore } from '../fixtures/beatbox.ts'
import { home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'
import { uploadMyVeena } from '../fixtures/upload.ts'

/** The server gives no answer to these requests. */
const hold = (page: Page, address: RegExp, method?: string) =>
  page.route(address, (route) =>
    method === undefined || route.request().method() === method ? undefined : route.fallback(),
  )

const named = (page: Page) => page.locator('[data-toaster]').getByRole('status')

const expectNamed = (page: Page, words: string) =>
  expect(named(page).getByText(words, { exact: true })).toBeVisible()

const LISTS: Readonly<Record<string, { at: string; request: RegExp; words: string }>> = {
  'own sounds': { at: '/', request: /\/rest\/v1\/user_sounds/, words: 'Loading your sounds' },
  'saved mixes': { at: '/', request: /\/rest\/v1\/saved_mixes/, words: 'Loading your mixes' },
  'the account': { at: '/account', request: /\/auth\/v1\/user$/, words: 'Loading your account' },
  devices: {
    at: '/account',
    request: /\/rest\/v1\/account_sessions/,
    words: 'Loading your devices',
  },
}

for (const [name, { at, request, words }] of Object.entries(LISTS))
  test(`the wait for ${name} is named`, async ({ page, site, account }) => {
    await hold(page, request)
    await openSignedIn(page, site, account, at)
    await expectNamed(page, words)
    await page.unroute(request)
    await page.reload()
    await expect(named(page)).toBeEmpty()
  })

test(
  'the wait for saved beats is named, and for the beat that Undo brings back',
  { tag: '@thorough' },
  async ({ page, openSignedIn: open }) => {
    const beats = /\/rest\/v1\/saved_beats/
    await open('/beatboxer')
    const { control } = await buildBeat(page)
    await control('Save').click()
    await expect(page.getByText('Beat saved')).toBeVisible()
    await hold(page, beats, 'GET')
    await chooseMore(page, 'My beats')
    await expectNamed(page, 'Looking for your beats…')
    await page.unroute(beats)
    await page.keyboard.press('Escape')
    await chooseMore(page, 'My beats')
    const mine = page.getByRole('dialog', { name: 'My beats' })
    await mine.getByRole('button', { name: /^Delete / }).click()
    await expect(mine.getByText('No beats yet')).toBeVisible()
    await hold(page, beats, 'POST')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectNamed(page, 'Waiting for the server…')
  },
)

test(
  'the wait for the deletion of an own sound is named',
  { tag: '@thorough' },
  async ({ page, openSignedIn: open }) => {
    await open()
    await uploadMyVeena(page)
    await page.getByRole('button', { name: 'Delete My Veena' }).click()
    await expect(home(page).card('My Veena')).toBeHidden()
    await hold(page, /user[-_]sounds/, 'DELETE')
    // The deletion is final once its toast has gone.
    await named(page).getByRole('button', { name: 'Close' }).click()
    await expectNamed(page, 'Deleting My Veena…')
  },
)

test(
  'the wait for the end of a session is named',
  { tag: '@thorough' },
  async ({ page, openSignedIn: open }) => {
    await page.clock.install()
    await open('/contact')
    await hold(page, /\/auth\/v1\/logout/)
    const asked = page.waitForRequest(/\/auth\/v1\/logout/)
    // Code that is still on its way has half a minute.
    await page.clock.pauseAt(Date.now() + 10_000)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await asked
    await page.clock.runFor(1100)
    await expectNamed(page, 'Waiting for the server…')
    await page.clock.runFor(2000)
    await expect(named(page)).toBeEmpty()
    await expect(page.getByRole('link', { name: 'Sign In', exact: true }).first()).toBeVisible()
  },
)
