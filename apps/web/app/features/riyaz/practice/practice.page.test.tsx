import { expect, onBoth, test, type Page } from '#pages/test.ts'

const room = (page: Page) => page.getByRole('region', { name: 'Practice', exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tempo = (page: Page) => page.getByRole('slider', { name: 'Tempo' })

onBoth(
  'a preset is kept under a name, chosen, and removed with Undo',
  async ({ page, expectAccessible }) => {
    await page.goto('/riyaz?tempo=66&taal=rupak')
    await press(page, 'Open the practice tools')
    await room(page).getByRole('textbox', { name: 'Name of these settings' }).fill('Slow rupak')
    await press(page, 'Keep')
    await expectAccessible()
    await page.goto('/riyaz?tempo=200&taal=teentaal')
    await press(page, 'Open the practice tools')
    await press(page, 'Slow rupak')
    await expect(tempo(page)).toHaveAttribute('aria-valuetext', '66 matras a minute')
    await expect(page.getByRole('combobox', { name: 'Taal' })).toHaveValue('rupak')
    await press(page, 'Remove “Slow rupak”')
    await expect(room(page).getByText(/^None yet\./)).toBeVisible()
    await press(page, 'Undo')
    await expect(page.getByRole('button', { name: 'Slow rupak', exact: true })).toBeVisible()
  },
)

test('a ladder of a link sets its first tempo and climbs with the cycle', async ({ page }) => {
  await page.goto(
    '/riyaz?taal=dadra&tempo=90&ladder=1&ladderfrom=300&ladderto=340&ladderby=40&ladderevery=1',
  )
  await expect(room(page).getByRole('checkbox')).toBeChecked()
  await press(page, 'Play tabla')
  await expect(tempo(page)).toHaveAttribute('aria-valuetext', '340 matras a minute')
  await press(page, 'Stop tabla')
})

test('a session plays the room and counts down, and stops when it is told to', async ({ page }) => {
  await page.goto('/riyaz')
  await press(page, 'Open the practice tools')
  await press(page, 'Begin the session')
  await expect(room(page).getByText('Round 1 of 2')).toBeVisible()
  await expect(room(page).getByRole('timer', { name: 'Time left' })).toHaveText(/^19:[45]\d$/)
  await expect(page.getByRole('button', { name: 'Stop tanpura' })).toBeVisible()
  await press(page, 'Stop the session')
  await expect(room(page).getByRole('timer')).toBeHidden()
})
