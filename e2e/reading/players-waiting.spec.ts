import type { Page } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { expect, test } from '../fixtures/test.ts'
import { partsOfBuild } from '../late-parts/parts-of-build.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

const ARTICLE = '/blog/music-for-adhd'
const PLAYERS = `**/assets/${partsOfBuild().get('players')}`
const DRONE = '**/beats/**'

const listen = (page: Page, name: string) =>
  page.getByRole('button', { name: `Listen to ${name}`, exact: true })
const stop = (page: Page, name: string) =>
  page.getByRole('button', { name: `Stop ${name}`, exact: true })

/** @returns a function that lets everything through, from now on and what was held back */
const holdBack = async (page: Page, address: string): Promise<() => void> => {
  const line = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await line.promise
    await route.continue()
  })
  return line.resolve
}

for (const [what, address, words] of [
  ['the code', PLAYERS, 'Loading the sound…'],
  ['the loop', DRONE, 'Loading the sound…'],
] as const)
  test(
    `a player shows that it waits for ${what}, and another press calls it off`,
    thoroughUnless(what === 'the code'),
    async ({ page }) => {
      const letThrough = await holdBack(page, address)
      await page.goto(ARTICLE)
      // The words are the same while the code comes: only the request tells that the loop is waited for.
      const asked = page.waitForRequest(address)
      await listen(page, 'Tanpura').click()
      await expect(listen(page, 'Tanpura')).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('status')).toHaveText(words)
      await asked
      await listen(page, 'Tanpura').click()
      await expect(listen(page, 'Tanpura')).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('status')).toBeEmpty()
      const arrived = page.waitForResponse(address)
      letThrough()
      await arrived
      await expectSilence(page)
      await expect(listen(page, 'Tanpura')).toHaveAttribute('aria-busy', 'false')
      await listen(page, 'Tanpura').click()
      await expect(stop(page, 'Tanpura')).toBeVisible()
      await expectSound(page)
    },
  )

test(
  'a press on another player takes the place of one that waits for the code',
  { tag: '@thorough' },
  async ({ page }) => {
    const letThrough = await holdBack(page, PLAYERS)
    await page.goto(ARTICLE)
    await listen(page, 'Tanpura').click()
    await expect(listen(page, 'Tanpura')).toHaveAttribute('aria-busy', 'true')
    await listen(page, 'Rain').click()
    await expect(listen(page, 'Tanpura')).toHaveAttribute('aria-busy', 'false')
    await expect(listen(page, 'Rain')).toHaveAttribute('aria-busy', 'true')
    letThrough()
    await expect(stop(page, 'Rain')).toBeVisible()
    await expect(listen(page, 'Tanpura')).toHaveAttribute('aria-busy', 'false')
  },
)

test(
  'a player that waits for its code says no more of it on the next page',
  { tag: '@thorough' },
  async ({ page }) => {
    const letThrough = await holdBack(page, PLAYERS)
    await page.goto(ARTICLE)
    await listen(page, 'Tanpura').click()
    await expect(page.getByRole('status')).toHaveText('Loading the sound…')
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    await expect(page.getByRole('status')).toBeEmpty()
    const arrived = page.waitForResponse(PLAYERS)
    letThrough()
    await arrived
    await expectSilence(page)
  },
)

test(
  'a sound in an article is what its player waits for: no dialog is loaded',
  { tag: '@thorough' },
  async ({ page }) => {
    const dialog = `**/assets/${partsOfBuild().get('sound-dialog')}`
    const asked: string[] = []
    await page.route(dialog, async (route) => {
      asked.push(route.request().url())
      await route.continue()
    })
    const letThrough = await holdBack(page, '**/dhvani/rain.mp3**')
    await page.goto(ARTICLE)
    await listen(page, 'Rain').click()
    await expect(listen(page, 'Rain')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('status')).toHaveText('Loading the sound…')
    letThrough()
    await expect(stop(page, 'Rain')).toBeVisible()
    await expectSound(page)
    await expect(page.getByRole('status')).toBeEmpty()
    expect(asked).toEqual([])
  },
)

test('a loop that does not arrive is said, and its player can be pressed again', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|fetch/)
  await page.route(DRONE, (route) => route.abort())
  await page.goto(ARTICLE)
  await listen(page, 'Tanpura').click()
  await expect(page.getByRole('alert')).toContainText('Failed to load Tanpura.')
  await expect(listen(page, 'Tanpura')).toHaveAttribute('aria-busy', 'false')
  await page.unroute(DRONE)
  await listen(page, 'Tanpura').click()
  await expect(stop(page, 'Tanpura')).toBeVisible()
})
