import { readFile } from 'node:fs/promises'
import { signIn } from '../fixtures/account.ts'
import { outputLevel, SILENCE } from '../fixtures/audio-tap.ts'
import { beatbox, openBeatbox } from '../fixtures/beatbox.ts'
import { expect, test } from '../fixtures/test.ts'

const TITLE = 'Teentaal, Tanpura'

const buildBeat = async (page: Parameters<typeof openBeatbox>[0]) => {
  const parts = await openBeatbox(page)
  await expect(parts.control('Save')).toBeDisabled()
  await parts.loop('Teentaal').click()
  await parts.slot(1, 'empty').click()
  await parts.loop('Tanpura').click()
  await parts.slot(2, 'empty').click()
  return parts
}

const chooseMore = async (page: Parameters<typeof openBeatbox>[0], item: string) => {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('it plays and pauses, keeps its tempo range, and resets with undo', async ({ page }) => {
  const { control, slot, transport } = await buildBeat(page)
  const tempo = transport.getByRole('slider', { name: 'Tempo' })
  await expect(tempo).toHaveAttribute('aria-valuenow', '120')
  await expect(tempo).toHaveAttribute('aria-valuetext', '120 beats per minute')
  await expect(tempo).toHaveAttribute('min', '60')
  await expect(tempo).toHaveAttribute('max', '140')
  const master = transport.getByRole('slider', { name: 'Master volume' })
  await expect(master).toHaveAttribute('aria-valuenow', '70')

  await control('Play').click()
  await expect(control('Pause')).toBeVisible()
  expect(await outputLevel(page, 3), 'it is heard').toBeGreaterThan(-50)
  await tempo.focus()
  await tempo.press('Home')
  await expect(tempo).toHaveAttribute('aria-valuenow', '60')
  await control('Pause').click()
  await expect.poll(() => outputLevel(page, 0.7)).toBeLessThanOrEqual(SILENCE + 60)

  await control('Reset').click()
  await expect(slot(1, 'empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(slot(1, 'Teentaal')).toBeVisible()
  await expect(slot(2, 'Tanpura')).toBeVisible()
})

test('a visitor saves, renames, opens and deletes a beat on this device', async ({ page }) => {
  const { control, slot } = await buildBeat(page)
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Beatbox mix'))
  await control('Save').click()
  await logged
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  const mine = page.getByRole('dialog', { name: 'My beats' })
  await mine.getByLabel('Name of the beat').fill('Evening')
  await page.keyboard.press('Enter')
  await expect(mine.getByRole('button', { name: 'Open Evening' })).toBeVisible()

  await page.reload()
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

test('a signed-in person keeps beats in the account', async ({ page, account, browser }) => {
  await signIn(page, account)
  const { control } = await buildBeat(page)
  await control('Save').click()
  await expect(page.getByText(`${TITLE}, in your account`)).toBeVisible()

  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await signIn(elsewhere, account)
  const there = await openBeatbox(elsewhere)
  await chooseMore(elsewhere, 'My beats')
  await elsewhere.getByRole('button', { name: `Open ${TITLE}` }).click()
  await expect(there.slot(2, 'Tanpura')).toBeVisible()
  await elsewhere.close()
})

test('a link holds the whole beat and opens it ready to play', async ({ page, browser }) => {
  const { transport } = await buildBeat(page)
  const tempo = transport.getByRole('slider', { name: 'Tempo' })
  await tempo.focus()
  await tempo.press('PageDown')
  await chooseMore(page, 'Share')
  const link = await page.getByLabel('Link to this beat').inputValue()
  expect(link.length).toBeLessThan(2000)

  const friend = await browser.newPage()
  const complaints: string[] = []
  friend.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(message.text())
  })
  await friend.goto(link)
  // Until here nothing was asked of the page: every question of Playwright's counts as a gesture.
  await friend.waitForLoadState('networkidle')
  expect(complaints, 'nothing wakes before the first click').toEqual([])
  const theirs = beatbox(friend)
  await expect(theirs.slot(1, 'Teentaal')).toBeVisible()
  await expect(theirs.slot(2, 'Tanpura')).toBeVisible()
  await expect(theirs.transport.getByRole('slider', { name: 'Tempo' })).toHaveAttribute(
    'aria-valuenow',
    '110',
  )
  await theirs.control('Play').click()
  await expect(theirs.control('Pause')).toBeVisible()
  await friend.close()
})

test('a WAV of the beat is made and downloaded', async ({ page }) => {
  await buildBeat(page)
  await chooseMore(page, 'Export')
  await page.getByText('4 bars, 8 s').click()
  await page.getByRole('button', { name: 'Make the file' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('dhvani-teentaal-tanpura.wav')
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF')
  const rate = bytes.readUInt32LE(24)
  expect(bytes.length - 44, '8 seconds of 16-bit stereo').toBe(8 * rate * 4)
})

test('the Taal view names the matras, and a tihai ends on sam', async ({ page }) => {
  const { control, stage } = await buildBeat(page)
  await page.getByRole('button', { name: 'Taal view' }).click()
  await expect(page.getByRole('heading', { name: 'Teental, sixteen matras' })).toBeVisible()
  await control('Play').click()
  await expect(stage.locator('[data-lit="sam"]'), 'sam lights').toBeVisible()
  await expect(stage.locator('[data-lit="khali"]'), 'khali lights').toBeVisible()
  await control('Tihai').click()
  await expect(page.getByText('Ended on sam')).toBeVisible({ timeout: 40_000 })
  await expect(control('Play')).toBeVisible()
  await expect(beatbox(page).slot(1, 'Teentaal'), 'everybody has their own again').toBeVisible()
})

test('a signed-in person sends the beat to the mix', async ({ page, account }) => {
  await signIn(page, account)
  await buildBeat(page)
  await chooseMore(page, 'Send to mix')
  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(mix.getByText('1 sound playing')).toBeVisible({ timeout: 30_000 })
  expect(await outputLevel(page, 2)).toBeGreaterThan(-60)
})

test('three starter beats open', async ({ page }) => {
  const { stage } = await openBeatbox(page)
  for (const [name, loop] of [
    ['Courtyard at dusk', 'Night Bansuri'],
    ['House concert', 'Sitar Gat'],
    ['Village fair', 'Chaal'],
  ] as const) {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(stage.getByRole('button', { name: new RegExp(`: ${loop}$`) })).toBeVisible()
  }
})
