import type { Page } from '@playwright/test'
import { home, openMenu, addToMix } from '../fixtures/home.ts'
import { storedFiles, uploadMyVeena, MY_VEENA } from '../fixtures/upload.ts'
import { callAsPage } from '../fixtures/account.ts'
import { expectOffline, expectOnlineAgain, LOST } from '../fixtures/offline-notice.ts'
import { expect, test } from '../fixtures/test.ts'

const deleteMyVeena = (page: Page) => page.getByRole('button', { name: 'Delete My Veena' }).click()

/** Closes the toast with the undo, which makes the deletion final. */
const giveUpUndo = (page: Page) =>
  page.getByRole('status').getByRole('button', { name: 'Close' }).click()

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Upload Sound' }).click()
  const dialog = home(page).dialog('Sign In Required')
  await expect(dialog.getByText('Please sign in to upload your own sounds.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('an own sound is uploaded, mixed, deleted, brought back and deleted for good @journey', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await page.getByRole('button', { name: 'Upload Your First Sound' }).click()
  const dialog = home(page).dialog('Upload Your Sound')
  await dialog.getByLabel('Audio File').setInputFiles(MY_VEENA)
  await expect(dialog.getByLabel('Sound Name (8/100)')).toHaveValue('My Veena')
  await expect(dialog.getByText('0:01')).toBeVisible()
  await dialog.getByLabel('Description').fill('From the roof, at dusk')
  await expect(dialog.getByText('Description (22/500)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload Sound' }).click()
  await expect(dialog).toBeHidden()
  expect(await storedFiles(page)).toBe(1)

  const { card, mix } = home(page)
  await addToMix(page, 'My Veena')
  await deleteMyVeena(page)
  await expect(card('My Veena')).toBeHidden()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card('My Veena')).toBeVisible()

  await deleteMyVeena(page)
  await giveUpUndo(page)
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await expect.poll(() => storedFiles(page)).toBe(0)
  // The record goes after the file.
  const readRecords = async () =>
    (await callAsPage(page, 'GET', '/rest/v1/user_sounds?select=id')).body
  await expect.poll(readRecords).toEqual([])
  await page.reload()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
})

test(
  'a tab that closes while a deletion can be undone keeps the sound',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await uploadMyVeena(page)
    await deleteMyVeena(page)
    await expect(home(page).card('My Veena')).toBeHidden()
    await page.reload()
    await expect(home(page).card('My Veena')).toBeVisible()
    expect(await storedFiles(page)).toBe(1)
  },
)

test(
  'a deletion that fails brings the sound back and says so',
  { tag: '@thorough' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(/500|Failed to load resource|Failed to delete sound/)
    await openSignedIn()
    await uploadMyVeena(page)
    await page.route('**/rest/v1/user_sounds*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { message: 'no' } })
        : route.continue(),
    )
    await deleteMyVeena(page)
    await giveUpUndo(page)
    await expect(page.getByRole('alert')).toContainText('Failed to delete sound')
    await expect(home(page).card('My Veena')).toBeVisible()
  },
)

test(
  'a list that cannot be read says so and can be tried again',
  { tag: '@thorough' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(/500|Failed to load resource|Failed to fetch sounds/)
    await page.route('**/rest/v1/user_sounds*', (route) =>
      route.fulfill({ status: 500, json: { message: 'no' } }),
    )
    await openSignedIn()
    await expect(page.getByText('Failed to fetch sounds')).toBeVisible()
    await page.unroute('**/rest/v1/user_sounds*')
    // The service refused the request, so the page must not blame the network.
    await expect(page.getByText("couldn't reach the server")).toBeHidden()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No custom sounds yet')).toBeVisible()
  },
)

test(
  'a sound that was deleted elsewhere is not found, and the list is read again',
  { tag: '@thorough' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(/Sound not found/)
    await openSignedIn()
    await uploadMyVeena(page)
    const { body } = await callAsPage(page, 'GET', '/rest/v1/user_sounds?name=eq.My Veena')
    const [{ id }] = body as [{ id: string }]
    await callAsPage(page, 'DELETE', `/rest/v1/user_sounds?id=eq.${id}`)
    await deleteMyVeena(page)
    await giveUpUndo(page)
    await expect(page.getByRole('alert')).toContainText('Sound not found')
    await expect(page.getByText('No custom sounds yet')).toBeVisible()
  },
)

test(
  'a deletion that becomes final after another tab signed out is refused, and the sound stays',
  { tag: '@thorough' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(/User not authenticated|Failed to fetch sounds|40[13]/)
    await openSignedIn()
    await uploadMyVeena(page)
    const other = await page.context().newPage()
    await other.goto('/')
    await openMenu(other)
    await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await deleteMyVeena(page)
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('alert')).toContainText('User not authenticated')
    await openSignedIn()
    await expect(home(page).card('My Veena')).toBeVisible()
  },
)

test(
  'without a network a deletion says that the server was not reached, and the list stays',
  { tag: '@thorough' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|delete)|stays for now/)
    await openSignedIn()
    await uploadMyVeena(page)
    await deleteMyVeena(page)
    await page.context().setOffline(true)
    await giveUpUndo(page)
    const toast = page.getByRole('alert')
    await expect(toast).toContainText('Failed to delete sound')
    await expect(toast).toContainText("couldn't reach the server")
    await expectOffline(page.locator('[data-toaster]'))
    await expect(home(page).card('My Veena')).toBeVisible()
    await expectOnlineAgain(page)
    expect(await storedFiles(page)).toBe(1)
  },
)

test(
  'a press on Delete without a network says so and deletes nothing',
  { tag: '@thorough' },
  async ({ page, problems, openSignedIn }) => {
    problems.allow(LOST)
    await openSignedIn()
    await uploadMyVeena(page)
    await page.context().setOffline(true)
    await deleteMyVeena(page)
    await expectOffline(page.locator('[data-toaster]'))
    await expect(page.getByText('My Veena deleted')).toBeHidden()
    await expect(home(page).card('My Veena')).toBeVisible()
    await expectOnlineAgain(page)
    expect(await storedFiles(page)).toBe(1)
  },
)
