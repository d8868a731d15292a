import type { Page } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { giveCredentials, press } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/both-themes.ts'
import { addToMix, home, openMix } from '../fixtures/home.ts'

/** Rain at 50, Train at 10 and paused, master 60, named Night. */
const NIGHT = '/?mix=1.1o.a1e0h0a1.TmlnaHQ'

const shared = (page: Page) => page.getByRole('region', { name: 'Shared mix' })

test('a shared mix is shown by name, heard as a preview, and is the mix after signing in', async ({
  page,
  account,
  expectAccessible,
}) => {
  await page.goto(NIGHT)
  const region = shared(page)
  await expect(region.getByRole('heading', { name: 'Night' })).toBeVisible()
  await expect(region.getByRole('listitem')).toHaveText(['Rain50%', 'Trainpaused'])
  await expectAccessible()
  await region.getByRole('button', { name: 'Play preview' }).click()
  await expect(region.getByText('Playing a 10-second preview')).toBeVisible()
  await expectSound(page)
  await region.getByRole('button', { name: 'Pause preview' }).click()
  await expectSilence(page)

  await region.getByRole('button', { name: 'Add to Mix' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await press(page, 'Sign In')
  await giveCredentials(page, account)
  const { mix } = home(page)
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await openMix(page)
  await expect(mix.getByRole('listitem')).toHaveCount(2)
  await expect(mix.getByRole('listitem').filter({ hasText: 'Rain' }).getByText('30%')).toBeVisible()
})

test(
  'a link that holds no mix says so, and the listener’s mix stays as it was',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Breeze')
    // Sounds of a later release alone.
    await page.goto('/?mix=1.1o.Y1e0Z1e0.TmlnaHQ')
    await expect(shared(page).getByRole('alert')).toContainText('only sounds that are not here yet')
    await expect(shared(page).getByRole('button', { name: 'Play preview' })).toBeHidden()
    await page.goto('/?mix=1.1o.azz0')
    await expect(shared(page).getByRole('alert')).toHaveText(/holds no mix.*as it was\.$/)
    await expect(home(page).card('Breeze')).toBeVisible()
    await expect(home(page).mix.getByText('0 sounds playing')).toBeVisible()
    await openMix(page)
    await expect(home(page).mix.getByRole('listitem')).toHaveCount(1)
    await shared(page).getByRole('button', { name: 'Close' }).click()
    await expect(shared(page)).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'the preview of a shared mix names the sounds that neither arrive nor can be made, and plays the others',
  { tag: '@thorough' },
  async ({ page, problems }) => {
    problems.allow(/ERR_FAILED|fetch/)
    const train = /\/dhvani\/train\.mp3|period\.worker/
    await page.route(train, (route) => route.abort())
    // Rain and Train at 50, both playing.
    await page.goto('/?mix=1.1o.a1e0h1e0.TmlnaHQ')
    const region = shared(page)
    await expect(region.getByRole('listitem')).toHaveText(['Rain50%', 'Train50%'])
    await region.getByRole('button', { name: 'Play preview' }).click()
    await expect(region.getByRole('alert')).toHaveText('Could not be loaded: Train.')
    await expect(region.getByText('Playing a 10-second preview')).toBeVisible()
    await expectSound(page)

    await page.route('**/dhvani/rain.mp3**', (route) => route.abort())
    await page.reload()
    await region.getByRole('button', { name: 'Play preview' }).click()
    await expect(region.getByRole('alert')).toHaveText('Could not be loaded: Rain, Train.')
    await expect(region.getByRole('button', { name: 'Play preview' })).toBeVisible()
    await page.unroute(train)
    await page.unroute('**/dhvani/rain.mp3**')
    await region.getByRole('button', { name: 'Play preview' }).click()
    await expect(region.getByRole('alert')).toBeHidden()
    await expectSound(page)
  },
)

test('a saved mix is shared as a short link with a QR code, and opens on another device @journey', async ({
  page,
  browser,
  site,
  openSignedIn,
  expectAccessible,
}) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  await addToMix(page, 'Sea Waves')
  const strip = page.getByRole('region', { name: 'Your mixes' })
  await strip.getByRole('button', { name: 'Save mix' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('बारिश')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await strip.getByRole('button', { name: 'Share बारिश' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expectAccessible()
  const link = (await dialog.getByText(`${site.url}/?mix=`).textContent()) ?? ''
  expect(link.length).toBeLessThan(200)

  const context = await browser.newContext({ serviceWorkers: 'block' })
  const stranger = await context.newPage()
  await stranger.goto(link)
  await expect(shared(stranger).getByRole('heading', { name: 'बारिश' })).toBeVisible()
  await expect(shared(stranger).getByRole('listitem')).toHaveText(['Rain50%', 'Sea Waves50%'])
  await context.close()
})
