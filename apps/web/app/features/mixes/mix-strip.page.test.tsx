import { addToMix } from '#pages/fixtures/home.ts'
import { watchLockScreen } from '#pages/fixtures/lock-screen.ts'
import { expect, onBoth, onPhone, test, type Page } from '#pages/test.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Your mixes' })

const saveMix = async (page: Page, name: string) => {
  await strip(page).getByRole('button', { name: 'Save mix' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the button that saved the first mix has the focus again', async ({ page, openWithRain }) => {
  await openWithRain()
  await saveMix(page, 'First rain')
  await expect(strip(page).getByRole('button', { name: 'Open First rain' })).toBeVisible()
  await expect(strip(page).getByRole('button', { name: 'Save mix' })).toBeFocused()
})

const NAME = 'Rain on the veranda'

const showsWholeName = async ({
  page,
  openWithRain,
}: {
  page: Page
  openWithRain: () => Promise<void>
}) => {
  await openWithRain()
  await saveMix(page, NAME)
  const name = strip(page).getByRole('button', { name: `Open ${NAME}` })
  await expect(name).toBeVisible()
  // Names are cut at the second line's end.
  const cut = await name.evaluate((shown) => [
    shown.scrollWidth - shown.clientWidth,
    shown.scrollHeight - shown.clientHeight,
  ])
  expect(cut).toEqual([0, 0])
}

test('the name of a saved mix is whole beside its buttons', showsWholeName)
onPhone('the name of a saved mix is whole beside its buttons, on a phone', showsWholeName)

const LONG = 'Rain on the tin roof of my grandmother '.repeat(3).slice(0, 100).trim()

onBoth('a name of a hundred letters has two lines at most', async ({ page, openWithRain }) => {
  await openWithRain()
  for (const long of [LONG, 'W'.repeat(100)]) {
    await saveMix(page, long)
    const opener = strip(page).getByRole('button', { name: `Open ${long}`, exact: true })
    const lines = await opener.evaluate((shown) => {
      const { lineHeight, paddingBlock } = getComputedStyle(shown)
      const [above = '0', below = above] = paddingBlock.split(' ')
      const height = shown.clientHeight - Number.parseFloat(above) - Number.parseFloat(below)
      return height / Number.parseFloat(lineHeight)
    })
    expect(Math.round(lines)).toBeLessThanOrEqual(2)
  }
})

test('the lock screen says the new name of a mix that is renamed, updated or replaced', async ({
  page,
  openWithRain,
}) => {
  const lockScreen = await watchLockScreen(page)
  await openWithRain()
  await saveMix(page, 'Roof')
  await expect.poll(lockScreen.title).toBe('Roof')
  await strip(page).getByRole('button', { name: 'More for Roof' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Monsoon')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect.poll(lockScreen.title).toBe('Monsoon')
  await addToMix(page, 'Train')
  await expect.poll(lockScreen.title).toBe('Rain, Train')
  await strip(page).getByRole('button', { name: 'Update Monsoon' }).click()
  await expect.poll(lockScreen.title).toBe('Monsoon')
  await strip(page).getByRole('button', { name: 'More for Monsoon' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await strip(page).getByRole('button', { name: 'More for Monsoon (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Replace with the mix that is open' }).click()
  await expect.poll(lockScreen.title).toBe('Monsoon (copy)')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(lockScreen.title).toBe('Monsoon')
})
