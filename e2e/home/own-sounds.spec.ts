import { signIn } from '../fixtures/account.ts'
import { addToMix, home, openMenu } from '../fixtures/home.ts'
import { steadyTone } from '../fixtures/steady-tone.ts'
import { expect, test } from '../fixtures/test.ts'
import { openUpload, storedFiles } from '../fixtures/upload.ts'

const A_TONE = { name: 'My Veena.wav', mimeType: 'audio/x-wav', buffer: steadyTone(1, 0.2) }

test('a visitor is asked to sign in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Upload Sound' }).click()
  const dialog = home(page).dialog('Sign In Required')
  await expect(dialog.getByText('Please sign in to upload your own sounds.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('an own sound is uploaded, mixed, deleted, brought back and deleted for good', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  await page.goto('/')
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await page.getByRole('button', { name: 'Upload Your First Sound' }).click()
  const dialog = home(page).dialog('Upload Your Sound')
  await dialog.getByLabel('Audio File').setInputFiles(A_TONE)
  await expect(dialog.getByLabel('Sound Name (8/100)')).toHaveValue('My Veena')
  await expect(dialog.getByText('0:01')).toBeVisible()
  await dialog.getByLabel('Description').fill('From the roof, at dusk')
  await expect(dialog.getByText('Description (22/500)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload Sound' }).click()
  await expect(dialog).toBeHidden()
  expect(await storedFiles(page)).toBe(1)

  const { card, mix } = home(page)
  await addToMix(page, 'My Veena')
  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await expect(card('My Veena')).toBeHidden()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card('My Veena')).toBeVisible()

  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
  await expect.poll(() => storedFiles(page)).toBe(0)
  await page.reload()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
})

test('a tab that closes while a deletion can be undone keeps the sound', async ({
  page,
  account,
}) => {
  await signIn(page, account)
  await page.goto('/')
  const { file, send, dialog } = await openUpload(page)
  await file.setInputFiles(A_TONE)
  await send.click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await expect(home(page).card('My Veena')).toBeHidden()
  await page.reload()
  await expect(home(page).card('My Veena')).toBeVisible()
  expect(await storedFiles(page)).toBe(1)
})

test('a deletion that fails brings the sound back and says so', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/500|Failed to load resource|Failed to delete sound/)
  await signIn(page, account)
  await page.goto('/')
  const { file, send, dialog } = await openUpload(page)
  await file.setInputFiles(A_TONE)
  await send.click()
  await expect(dialog).toBeHidden()
  await page.route('**/rest/v1/user_sounds*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { message: 'no' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to delete sound')
  await expect(home(page).card('My Veena')).toBeVisible()
})

test('a list that cannot be read says so and can be tried again', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/500|Failed to load resource|Failed to fetch sounds/)
  await page.route('**/rest/v1/user_sounds*', (route) =>
    route.fulfill({ status: 500, json: { message: 'no' } }),
  )
  await signIn(page, account)
  await page.goto('/')
  await expect(page.getByText('Failed to fetch sounds')).toBeVisible()
  await page.unroute('**/rest/v1/user_sounds*')
  // It was refused: nothing is said of the network.
  await expect(page.getByText('nothing was refused')).toBeHidden()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
})

test('a sound that was deleted elsewhere is not found, and the list is read again', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/Sound not found/)
  await signIn(page, account)
  await page.goto('/')
  const { file, send, dialog } = await openUpload(page)
  await file.setInputFiles(A_TONE)
  await send.click()
  await expect(dialog).toBeHidden()
  await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('dhvani-auth') ?? '{}') as {
      access_token: string
    }
    const { publishableKey: apikey } = (await (await fetch('/config.json')).json()) as {
      publishableKey: string
    }
    await fetch('/rest/v1/user_sounds?name=eq.My Veena', {
      method: 'DELETE',
      headers: { apikey, authorization: `Bearer ${token}` },
    })
  })
  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toContainText('Sound not found')
  await expect(page.getByText('No custom sounds yet')).toBeVisible()
})

test('a deletion that becomes final after another tab signed out is refused, and the sound stays', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/User not authenticated|Failed to fetch sounds|40[13]/)
  await signIn(page, account)
  await page.goto('/')
  const { file, send, dialog } = await openUpload(page)
  await file.setInputFiles(A_TONE)
  await send.click()
  await expect(dialog).toBeHidden()
  const other = await page.context().newPage()
  await other.goto('/')
  await openMenu(other)
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('alert')).toContainText('User not authenticated')
  await signIn(page, account)
  await page.goto('/')
  await expect(home(page).card('My Veena')).toBeVisible()
})

test('without a network a deletion says that nothing was refused, and the list stays', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|delete)|stays for now/)
  await signIn(page, account)
  await page.goto('/')
  const { file, send, dialog } = await openUpload(page)
  await file.setInputFiles(A_TONE)
  await send.click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete My Veena' }).click()
  await page.context().setOffline(true)
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Failed to delete sound')
  await expect(toast).toContainText('nothing was refused')
  await expect(home(page).card('My Veena')).toBeVisible()
  await page.context().setOffline(false)
  expect(await storedFiles(page)).toBe(1)
})
