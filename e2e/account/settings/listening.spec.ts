import { readFile } from 'node:fs/promises'
import { addToMix, home } from '../../fixtures/home.ts'
import { expect, test } from '../../fixtures/both-themes.ts'
import { sectionOf } from './own-account.ts'

test('the minutes of a mix are in a calendar on this device; they can be saved, erased and left out', async ({
  page,
  openSignedIn,
  expectAccessible,
}) => {
  await page.clock.install()
  await openSignedIn()
  await addToMix(page, 'Rain')
  await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
  for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward('01:00')
  await page.goto('/account')
  const section = sectionOf(page, 'Listening')
  await expect(section.getByText(/^The last 12 weeks: [34] min, on 1 of 84 days$/)).toBeVisible()
  await expect(
    section.getByRole('listitem').filter({ hasText: /^Rain \([34] min\)$/ }),
  ).toBeVisible()
  await expectAccessible()

  const saving = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Save as a file' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^dhvani-listening-\d{4}-\d\d-\d\d\.json$/)
  const { days } = JSON.parse(await readFile(await saved.path(), 'utf8')) as {
    days: Record<string, { seconds: number }>
  }
  expect(Object.values(days)[0]?.seconds).toBeGreaterThanOrEqual(180)

  await section.getByRole('button', { name: 'Erase' }).click()
  await expect(section.getByText(/^Nothing yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section.getByText(/^The last 12 weeks/)).toBeVisible()
  await section.getByRole('button', { name: 'Erase' }).click()
  await section.getByRole('checkbox', { name: 'Keep this history on this device' }).uncheck()

  await page.goto('/')
  await home(page).mix.getByRole('button', { name: 'Play all' }).click()
  await expect(home(page).mix.getByText('1 sound playing')).toBeVisible()
  for (let minute = 0; minute < 2; minute += 1) await page.clock.fastForward('01:00')
  await page.goto('/account')
  await expect(section.getByText(/^Nothing yet/)).toBeVisible()
})
