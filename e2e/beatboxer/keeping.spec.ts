import { openSignedIn, press } from '../fixtures/account.ts'
import { BEAT_NAME, beatbox, buildBeat, chooseMore } from '../fixtures/beatbox.ts'
import { expect, test } from '../fixtures/test.ts'

test('a visitor saves, renames, opens and deletes a beat on this device', async ({ page }) => {
  const { control, slot } = await buildBeat(page)
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Beatbox mix'))
  await control('Save').click()
  const [, mix] = (await logged).args()
  const said = (await mix?.jsonValue()) as { avatars: Record<string, unknown>[] }
  expect(said).toMatchObject({ masterTempo: 120, isPlaying: false, masterVolume: 70 })
  expect(said.avatars).toHaveLength(16)
  expect(said.avatars[0]).toEqual({
    id: 'avatar-1',
    position: 0,
    isActive: true,
    isPlaying: true,
    volume: 80,
    assignedLoop: 'Teentaal',
  })
  expect(said.avatars[15]).toMatchObject({ isActive: false, assignedLoop: null })
  await press(page, 'Rename')
  const mine = page.getByRole('dialog', { name: 'My beats' })
  await mine.getByLabel('Name of the beat').fill('Evening')
  await page.keyboard.press('Enter')
  await expect(mine.getByRole('button', { name: 'Open Evening' })).toBeVisible()

  await page.reload()
  await expect(slot(1, 'Teentaal'), 'the stage stays').toBeVisible()
  await control('Reset').click()
  await expect(slot(1, 'empty')).toBeVisible()
  await chooseMore(page, 'My beats')
  await mine.getByRole('button', { name: 'Open Evening' }).click()
  await expect(slot(1, 'Teentaal')).toBeVisible()

  await chooseMore(page, 'My beats')
  await mine.getByRole('button', { name: 'Delete Evening' }).click()
  await expect(mine.getByText('No beats yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mine.getByRole('button', { name: 'Open Evening' }), 'it stays open').toBeVisible()
})

test('a signed-in person keeps beats in the account @journey', async ({
  page,
  site,
  account,
  browser,
}) => {
  await openSignedIn(page, site, account, '/beatboxer')
  const { control } = await buildBeat(page)
  await control('Save').click()
  await expect(page.getByText(`${BEAT_NAME}, in your account`)).toBeVisible()

  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await openSignedIn(elsewhere, site, account, '/beatboxer')
  const there = beatbox(elsewhere)
  await chooseMore(elsewhere, 'My beats')
  await elsewhere.getByRole('button', { name: `Open ${BEAT_NAME}` }).click()
  await expect(there.slot(2, 'Tanpura')).toBeVisible()
  await elsewhere.close()
})

test('a save whose answer is lost and that is tried again is one beat', async ({
  page,
  problems,
  site,
  account,
}) => {
  problems.allow(/ERR_CONNECTION_RESET|Failed to fetch/)
  await openSignedIn(page, site, account, '/beatboxer')
  const { control } = await buildBeat(page)
  await page.route(
    '**/rest/v1/saved_beats*',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await control('Save').click()
  await press(page, 'Try again')
  await expect(page.getByText(`${BEAT_NAME}, in your account`)).toBeVisible()
  await chooseMore(page, 'My beats')
  await expect(page.getByRole('button', { name: `Open ${BEAT_NAME}` })).toHaveCount(1)
})
