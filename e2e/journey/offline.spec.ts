import type { Locator, Page } from '@playwright/test'
import { field, giveCredentials, press, type Account } from '../fixtures/account.ts'
import { buildBeat } from '../fixtures/beatbox.ts'
import {
  expectGoneOnline,
  expectOffline,
  expectOnlineAgain,
  LOST,
} from '../fixtures/offline-notice.ts'
import { night } from '../fixtures/night.ts'
import { whenSettled } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { MY_VEENA, openUpload } from '../fixtures/upload.ts'
import { whenWhole } from '../fixtures/whole.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

type Opened = { readonly page: Page; readonly account: Account }

type Place = {
  readonly at: string
  readonly isSignedIn?: true
  /** Visible while the browser is online. */
  readonly prepare: (opened: Opened) => Promise<unknown>
  readonly act: (opened: Opened) => Promise<unknown>
  /** Where the notice stands. */
  readonly place: (page: Page) => Locator
}

const formOf = (page: Page) => page.locator('main form')
const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const writeMessage = async (page: Page) => {
  await field(page, 'Name').fill('Meera')
  await field(page, 'Email').fill('meera@example.com')
  await field(page, 'Message').fill('The river is lovely.')
}

const saveBeat = (page: Page) =>
  sectionOf(page, 'Transport').getByRole('button', { name: 'Save', exact: true }).click()

const PLACES: Readonly<Record<string, Place>> = {
  'the form of a sign-in': {
    at: '/auth',
    prepare: ({ page }) => page.mouse.move(4, 4),
    act: ({ page, account }) => giveCredentials(page, account),
    place: formOf,
  },
  'the form of a forgotten password': {
    at: '/auth?mode=reset',
    prepare: async ({ page, account }) => {
      await page.mouse.move(4, 4)
      await field(page, 'Email').fill(account.email)
    },
    act: ({ page }) => press(page, 'Send Reset Link'),
    place: formOf,
  },
  'the contact form': {
    at: '/contact',
    prepare: async ({ page }) => {
      await page.mouse.move(4, 4)
      await writeMessage(page)
    },
    act: ({ page }) => press(page, 'Send Message'),
    place: formOf,
  },
  'a setting of the account': {
    at: '/account',
    isSignedIn: true,
    prepare: ({ page }) => field(page, 'Your name').fill('Meera'),
    act: ({ page }) => press(page, 'Save name'),
    place: (page) => sectionOf(page, 'Name').locator('form'),
  },
  'the dialog of an upload': {
    at: '/',
    isSignedIn: true,
    prepare: async ({ page }) => {
      const { file, name } = await openUpload(page)
      await file.setInputFiles(MY_VEENA)
      await expect(name, 'the file is read through').toHaveValue('My Veena')
    },
    act: ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'Upload Sound' }).click(),
    place: (page) => page.getByRole('dialog'),
  },
  'the toast of a saved beat': {
    at: '/beatboxer',
    isSignedIn: true,
    prepare: async ({ page }) => {
      await buildBeat(page)
      await saveBeat(page)
      await expect(page.getByRole('status').getByText('Beat saved')).toBeVisible()
    },
    act: ({ page }) => saveBeat(page),
    place: (page) => page.locator('[data-toaster]'),
  },
}

for (const [size, viewport] of [
  ['a laptop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  for (const [name, { at, isSignedIn, prepare, act, place }] of Object.entries(PLACES))
    test(
      `on ${size} without a network ${name} says so once, until the network is back`,
      thoroughUnless(size === 'a phone'),
      async ({ page, account, openSignedIn, problems }) => {
        problems.allow(LOST)
        await page.setViewportSize(viewport)
        await (isSignedIn ? openSignedIn(at) : page.goto(at))
        await prepare({ page, account })
        await whenWhole(page)
        // What is still on its way would be missed in a place of its own.
        await whenSettled(page)
        await page.context().setOffline(true)
        await act({ page, account })
        await expectOffline(place(page))
        await expectOnlineAgain(page)
      },
    )

const NIGHT_CODE = /night-screen-[^/]+\.js$/

test('a part whose code has not come says at once that there is no network, and opens with it', async ({
  page,
  openWithRain,
  problems,
}) => {
  problems.allow(LOST)
  await openWithRain()
  await whenSettled(page)
  let tries = 0
  page.on('requestfailed', (request) => {
    if (NIGHT_CODE.test(request.url())) tries += 1
  })
  await page.context().setOffline(true)
  const { opener, screen } = night(page)
  await opener.click()
  await expectOffline(page.getByRole('dialog'))
  expect(tries, 'the first loss is told').toBe(1)
  await expectOnlineAgain(page)
  await expect(screen).toBeVisible()
})

test(
  'a network that is back before the page says that it was lost opens the part',
  { tag: '@thorough' },
  async ({ page, openWithRain, problems }) => {
    problems.allow(LOST)
    await openWithRain()
    await whenSettled(page)
    await page.context().setOffline(true)
    const { opener, screen } = night(page)
    const lost = page.waitForEvent('requestfailed', (request) => NIGHT_CODE.test(request.url()))
    await opener.click()
    await lost
    await page.context().setOffline(false)
    await expect(screen).toBeVisible()
  },
)

test('without a network, Try again tries, and says again that there is none', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(LOST)
  await page.goto('/auth')
  await page.mouse.move(4, 4)
  await whenWhole(page)
  await page.context().setOffline(true)
  await giveCredentials(page, account)
  await expectOffline(formOf(page))
  const tried = page.waitForRequest('**/auth/v1/token**')
  await press(page, 'Try again')
  await tried
  await expectOffline(formOf(page))
  await expect(field(page, 'Password')).toHaveValue(account.password)
})

test(
  'Try again sends what the form holds by then',
  { tag: '@thorough' },
  async ({ page, problems }) => {
    problems.allow(LOST)
    await page.goto('/contact')
    await writeMessage(page)
    const address = '**/rest/v1/contact_messages*'
    await page.route(address, (route) => route.abort())
    await press(page, 'Send Message')
    await expect(page.getByRole('alert')).toContainText("We couldn't reach the server.")
    await page.unroute(address)
    await field(page, 'Message').fill('The sea is lovelier.')
    const sent = page.waitForRequest(address)
    await press(page, 'Try again')
    expect((await sent).postDataJSON()).toMatchObject({ message: 'The sea is lovelier.' })
    await expect(page.getByRole('status')).toContainText('Message sent!')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test('a list that was not loaded is there as soon as the network is back', async ({
  page,
  openSignedIn,
  problems,
}) => {
  problems.allow(LOST)
  const address = '**/rest/v1/account_sessions*'
  await page.route(address, (route) => route.abort())
  await openSignedIn('/account')
  const devices = sectionOf(page, 'Devices')
  await expect(devices.getByRole('alert')).toContainText('Your devices could not be loaded.')
  await page.context().setOffline(true)
  await page.unroute(address)
  await expectGoneOnline(page, 'Your devices could not be loaded.')
  await expect(devices.getByRole('alert')).toHaveCount(0)
  await expect(devices.getByText('This device', { exact: true })).toBeVisible()
})
