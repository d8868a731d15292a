import { beatbox } from '#pages/fixtures/beatbox.ts'
import { home } from '#pages/fixtures/home.ts'
import { expect, test, type Page } from '#pages/test.ts'

const openMenu = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()

const sa = (page: Page) => page.getByRole('combobox', { name: 'Sa', exact: true })

test('the beatbox names the Sa of the practice room, and leads there', async ({ page }) => {
  await page.goto('/beatboxer')
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Sa is C♯: change it in Riyaz' }).click()
  await expect(sa(page)).toHaveValue('Cs3')
  await sa(page).selectOption('G2')
  await page.goto('/beatboxer')
  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Sa is G: change it in Riyaz' })).toBeVisible()
})

test('a link of the practice room sets the Sa of beats, too', async ({ page }) => {
  await page.goto('/riyaz?sa=As2')
  await expect(sa(page)).toHaveValue('As2')
  await page.goto('/beatboxer')
  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: 'Sa is A♯: change it in Riyaz' })).toBeVisible()
})

test('a dialog that a menu opened by keyboard gives the focus back to the button of the menu', async ({
  page,
}) => {
  await page.goto('/beatboxer')
  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My beats' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'My beats' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'My beats' })).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('the item of a menu that has the focus has an outline, also in forced colours', async ({
  page,
}) => {
  await page.goto('/beatboxer')
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).focus()
  await page.keyboard.press('Enter')
  const entry = (name: string) => page.getByRole('menuitem', { name })
  const [first, last] = [entry('My beats'), entry('Sa is')]
  await expect(first).toBeFocused()
  await expect(first).toHaveCSS('outline-style', 'solid')
  await expect(last).toHaveCSS('outline-style', 'none')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.keyboard.press('End')
  await expect(last).toBeFocused()
  await expect(last).toHaveCSS('outline-style', 'solid')
})

test('a beat that is sent to the mix while it plays leaves one sentence', async ({
  page,
  openWithRain,
}) => {
  await openWithRain()
  await page.goto('/beatboxer')
  const { loop, slot, control } = beatbox(page)
  await loop('Aalap').click()
  await slot(1, 'empty').click()
  await home(page).mix.getByRole('button', { name: 'Play all' }).click()
  await control('Play').click()
  await expect(page.getByText('Your mix is paused while the beat plays.').first()).toBeVisible()
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Send to mix' }).click()
  await expect(page.getByText('The beat is in your mix')).toBeVisible()
  // Now, since the sentence would go by itself.
  const said = page.getByText(/^Your mix is (?:paused|playing again)/)
  expect(await said.evaluateAll((all) => all.length)).toBe(0)
})
