import type { Page } from '@playwright/test'
import { field, press } from '../fixtures/account.ts'
import { beatbox, buildBeat, chooseMore } from '../fixtures/beatbox.ts'
import { addToMix, home, openMix } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'

const ARTICLE = '/blog/calm-music-sleep'

const volumeOf = (page: Page, name: string) =>
  home(page).mix.getByRole('slider', { name: `${name} volume`, exact: true })

/** A mix of Rain and Train, both at 50, and then an article. */
const readWithMix = async (page: Page, openSignedIn: () => Promise<void>) => {
  await openSignedIn()
  await addToMix(page, 'Rain')
  await addToMix(page, 'Train')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(/\/terms$/)
  await page.goto(ARTICLE)
  await expect(home(page).mix).toBeVisible()
  await openMix(page)
  await expect(volumeOf(page, 'Train')).toBeVisible()
}

test("an article's mix takes the place of the listener's, which comes back as it was", async ({
  page,
  openSignedIn,
}) => {
  await readWithMix(page, openSignedIn)
  const { mix } = home(page)
  await mix.getByRole('button', { name: 'Play Rain' }).click()
  const proposal = page.getByRole('button', { name: /^Try this mix: Rain at 40, Breeze at 20/ })
  await proposal.click()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await expect(volumeOf(page, 'Train')).toHaveCount(0)
  await expect(volumeOf(page, 'Rain')).toHaveAttribute('aria-valuenow', '40')
  // On a phone the open mix and the toast cover what lies below the middle of the screen.
  await proposal.press('Enter')
  await press(page, 'Bring back my mix')
  await expect(mix.getByRole('button', { name: 'Play Train' })).toBeVisible()
  await expect(mix.getByRole('button', { name: 'Pause Rain' })).toBeVisible()
  await expect(volumeOf(page, 'Rain')).toHaveAttribute('aria-valuenow', '50')
  await expect(volumeOf(page, 'Breeze')).toHaveCount(0)
})

test(
  'the own mix comes back after a reload, until it is back or the tried one is changed',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await readWithMix(page, openSignedIn)
    const { mix } = home(page)
    const bringBack = page.getByRole('button', { name: 'Bring back my mix' })
    const proposal = page.getByRole('button', { name: /^Try this mix: Rain at 40, Breeze at 20/ })
    await proposal.click()
    await expect(mix.getByText('2 sounds playing')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Your earlier mix can still come back')).toBeVisible()
    await bringBack.click()
    await openMix(page)
    await expect(volumeOf(page, 'Train')).toHaveAttribute('aria-valuenow', '50')
    await expect(volumeOf(page, 'Breeze')).toHaveCount(0)

    await page.reload()
    await expect(mix).toBeVisible()
    await expect(bringBack, 'it is back').toHaveCount(0)
    await proposal.click()
    await openMix(page)
    await volumeOf(page, 'Breeze').press('ArrowRight')
    await expect(volumeOf(page, 'Breeze')).toHaveAttribute('aria-valuenow', '21')
    await page.reload()
    await expect(mix).toBeVisible()
    await expect(bringBack, 'the tried mix was changed').toHaveCount(0)
  },
)

test(
  'a mix that is tried before the own one is back leads to it all the same',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await readWithMix(page, openSignedIn)
    const restoring = Promise.withResolvers<void>()
    await page.route('**/assets/connect-mix-*.js', async (route) => {
      await restoring.promise
      await route.continue()
    })
    await page.reload()
    await page.getByRole('button', { name: /^Try this mix: Rain at 40, Breeze at 20/ }).click()
    await expect(page.getByRole('status').getByText('The mix is playing')).toBeVisible()
    restoring.resolve()
    await expect(page.getByText('Your earlier mix can still come back')).toBeVisible()
    const { mix } = home(page)
    await expect(mix.getByText('2 sounds playing')).toBeVisible()
    await press(page, 'Bring back my mix')
    await openMix(page)
    await expect(mix.getByRole('button', { name: 'Play Train' })).toBeVisible()
    await expect(volumeOf(page, 'Rain')).toHaveAttribute('aria-valuenow', '50')
    await expect(volumeOf(page, 'Breeze')).toHaveCount(0)
  },
)

test(
  "an article's mix is not taken for the saved mix that was open",
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    const strip = page.getByRole('region', { name: 'Your mixes' })
    await strip.getByRole('button', { name: 'Save mix' }).click()
    await field(page, 'Name').fill('Monsoon')
    await press(page, 'Save')
    await expect(page.getByRole('status').getByText('Mix saved')).toBeVisible()
    await page.goto(ARTICLE)
    const { mix } = home(page)
    await expect(mix).toBeVisible()
    await page.getByRole('button', { name: /^Try this mix: Rain at 40, Breeze at 20/ }).click()
    await expect(mix.getByText('2 sounds playing')).toBeVisible()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(strip.getByRole('button', { name: 'Open Monsoon' })).toBeVisible()
    await expect(strip.getByRole('button', { name: 'Save mix' })).toBeEnabled()
    await expect(strip.getByRole('button', { name: 'Update Monsoon' })).toHaveCount(0)
    await expect(strip.getByText('Open now')).toHaveCount(0)
  },
)

test(
  'a beat that is sent to the mix is a track beside the others, and is taken back',
  { tag: '@desktop' },
  async ({ page, openSignedIn }) => {
    await openSignedIn()
    await addToMix(page, 'Rain')
    await page.goto('/beatboxer')
    const { loop, slot } = beatbox(page)
    await loop('Teentaal').click()
    await slot(1, 'empty').click()
    await chooseMore(page, 'Send to mix')
    // Under the pointer the offer stays, however long the beat takes to be rendered.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await expect(page.getByText('The beat is in your mix')).toBeVisible()
    const { mix } = home(page)
    await openMix(page)
    await expect(mix.getByRole('listitem')).toHaveText([/Rain/, /Beat: Teentaal/])
    await press(page, 'Undo')
    await expect(mix.getByRole('listitem')).toHaveText([/Rain/])
  },
)

test(
  'the beatbox says that it pauses the mix, and when the mix is back',
  { tag: '@thorough' },
  async ({ page, openSignedIn }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await openSignedIn('/beatboxer')
    const { control, loop, slot } = beatbox(page)
    await loop('Teentaal').click()
    await slot(1, 'empty').click()
    await control('Play').click()
    await expect(control('Pause')).toBeVisible()
    const paused = page.getByText('Your mix is paused while the beat plays.')
    await expect(paused, 'there is no mix').toBeHidden()

    await page.getByRole('banner').getByRole('link').first().click()
    await addToMix(page, 'Rain')
    await page.goBack()
    await control('Play').click()
    await expect(paused).toBeInViewport()
    await control('Pause').click()
    await expect(page.getByText('Your mix is playing again.')).toBeVisible()
    await expect(paused).toBeHidden()
  },
)

test(
  'a stage that its visitor did not save is there after a reload, paused',
  { tag: '@thorough' },
  async ({ page }) => {
    const { slot, control } = await buildBeat(page)
    await page.reload()
    await expect(slot(1, 'Teentaal')).toBeVisible()
    await expect(slot(2, 'Tanpura')).toBeVisible()
    await expect(control('Play')).toBeVisible()
    await control('Reset').click()
    await expect(slot(1, 'empty')).toBeVisible()
    await page.reload()
    await expect(slot(1, 'empty')).toBeVisible()
  },
)

test(
  'a link to a beat does not lose the stage that was not saved',
  { tag: '@desktop' },
  async ({ page }) => {
    const { slot } = await buildBeat(page)
    await expect(slot(2, 'Tanpura')).toBeVisible()
    await page.goto('/contact')
    await page.goto('/beatboxer#beat=1.96.70.0a280')
    await expect(page.getByText('A shared beat is open')).toBeVisible()
    await expect(slot(2, 'empty')).toBeVisible()
    await press(page, 'Undo')
    await expect(slot(2, 'Tanpura')).toBeVisible()
  },
)
