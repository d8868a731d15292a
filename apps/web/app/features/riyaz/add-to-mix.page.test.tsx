import { expectSound } from '#pages/fixtures/audio-tap.ts'
import { whenWhole } from '#pages/fixtures/whole.ts'
import { expect, test, type Page } from '#pages/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const addToMix = async (page: Page) => {
  await page.goto('/riyaz?round=3&taal=rupak&tempo=240')
  await button(page, 'Play tabla').click()
  await button(page, 'Add tanpura to the mix').click()
}

test('the tanpura and the theka join the mix as tracks, with Undo, and a reload keeps them', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  await addToMix(page)
  await expect(page.getByText('Tanpura (live) is in your mix')).toBeVisible()
  await expect(button(page, 'Play tabla'), 'the room falls silent').toBeVisible()
  await button(page, 'Add theka to the mix').click()
  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  for (const name of ['Rain', 'Tanpura (live)', 'Theka'])
    await expect(mix.getByRole('slider', { name: `${name} volume`, exact: true })).toBeVisible()
  await expect(mix.getByText('2 sounds playing')).toBeVisible()
  await page.reload()
  await mix.getByRole('button', { name: 'Remove Rain' }).click()
  await mix.getByRole('button', { name: 'Play all' }).click()
  await expectSound(page, 'both are heard')
})

test('a visitor is asked to sign in before the tanpura joins a mix', async ({ page }) => {
  await addToMix(page)
  await expect(page).toHaveURL(/\/auth/)
})

test('a press on a part whose code is not there yet is made once it is', async ({ page }) => {
  const arriving = Promise.withResolvers<void>()
  await page.route('**/assets/add-to-mix-*.js', async (route) => {
    await arriving.promise
    await route.continue()
  })
  await page.goto('/riyaz')
  const add = button(page, 'Add tanpura to the mix')
  await add.click()
  await expect(add).toHaveAttribute('data-taken', '')
  await button(page, 'Play tabla').click()
  await expect(button(page, 'Stop tabla'), 'the rest of the page lives').toBeVisible()
  arriving.resolve()
  await expect(page).toHaveURL(/\/auth/)
})

test('Home has both under a heading of their own after its other sections, and leads to the room', async ({
  page,
  openSignedIn,
  expectAccessible,
}) => {
  await openSignedIn()
  await whenWhole(page)
  const last = page.locator('main section[aria-labelledby]').last()
  await expect(last.getByRole('heading', { level: 2 })).toHaveText('Riyaz')
  await button(page, 'Add tanpura to the mix').click()
  await expect(page.getByText('Tanpura (live) is in your mix')).toBeVisible()
  await expectSound(page, 'the tanpura is heard')
  await expectAccessible()
  await last.getByRole('link', { name: 'Open the practice room' }).click()
  await expect(page).toHaveURL(/\/riyaz$/)
})
