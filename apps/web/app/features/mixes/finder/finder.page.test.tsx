import { expect, onBoth, test } from '#pages/test.ts'

const TITLE = 'Find a sound or a mix'

onBoth(
  'finds a sound by a Hindi word in Latin letters, and previews it by the keyboard alone',
  async ({ page, expectAccessible }) => {
    await page.goto('/')
    await page.getByRole('button', { name: TITLE, exact: true }).press('Enter')
    const finder = page.getByRole('dialog', { name: TITLE })
    const field = finder.getByRole('searchbox', { name: TITLE })
    await expect(field).toBeFocused()
    await page.keyboard.type('koyal')
    await expect(finder.getByText('2 found')).toBeVisible()
    await expectAccessible()
    await field.fill('samudr')
    await expect(finder.getByText('1 found')).toBeVisible()
    await finder.getByRole('button', { name: /^Sea waves/i }).press('Enter')
    await expect(page.getByRole('dialog', { name: /^Sea waves/i })).toBeVisible()
    await expect(finder).toBeHidden()
  },
)

test('opens a mix that is found, and says when nothing is', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: TITLE, exact: true }).click()
  const finder = page.getByRole('dialog', { name: TITLE })
  const field = finder.getByRole('searchbox', { name: TITLE })
  await field.fill('<b>([')
  await expect(finder.getByText('Nothing here is called “<b>([”')).toBeVisible()
  await finder.getByRole('button', { name: 'Show all' }).click()
  // As long as a name can be, and without a place to break.
  await field.fill('W'.repeat(100))
  await expect(finder.getByText(/^Nothing here is called/)).toBeVisible()
  expect(await finder.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await field.fill('monsoon window')
  await finder.getByRole('button', { name: /^Monsoon window/i }).click()
  await expect(page.getByRole('dialog', { name: 'Monsoon window' })).toBeVisible()
})
