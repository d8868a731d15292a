import { readFile, stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { outputLevel, SILENCE, expectSound } from '../fixtures/audio-tap.ts'
import { home, addToMix } from '../fixtures/home.ts'
import { beatbox, buildBeat, openBeatbox, starters } from '../fixtures/beatbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { onsetsOf, readWav } from '../fixtures/wav.ts'

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
  await expectSound(page, 'the beat is heard', -50)
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

test('three starter beats open', { tag: '@thorough' }, async ({ page }) => {
  const { stage } = await openBeatbox(page)
  for (const [name, loop] of [
    ['Courtyard at dusk', 'Night Bansuri'],
    ['House concert', 'Sitar Gat'],
    ['Village fair', 'Chaal'],
  ] as const) {
    await starters(page).getByRole('button', { name }).click()
    await expect(stage.getByRole('button', { name: new RegExp(`: ${loop}$`) })).toBeVisible()
  }
})

test('the mix pauses while the beat plays and comes back', async ({ page, openSignedIn }) => {
  await openSignedIn()
  const { mix } = home(page)
  await addToMix(page, 'Rain')
  await expect(mix.getByText('1 sound playing')).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Desi Beatboxer' }).click()
  await starters(page).getByRole('button', { name: 'House concert' }).click()
  const { control } = beatbox(page)
  await control('Play').click()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await control('Pause').click()
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await expectSound(page, 'the rain is heard again')

  await control('Play').click()
  await expect(mix.getByText('0 sounds playing')).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(mix.getByText('1 sound playing'), 'leaving the page ends the beat').toBeVisible()
})

const THEKA = 'Dha Dhin Dhin Dha Dha Dhin Dhin Dha Dha Tin Tin Ta Ta Dhin Dhin Dha'.split(' ')

/** Records, frame by frame, the gesture and the bol of the first player while a matra is lit. */
const recordMatras = (page: Page) =>
  page.evaluate(() => {
    const matras: string[][] = Array.from({ length: 16 }, () => [])
    Object.assign(globalThis, { matras })
    const look = () => {
      const lit = document.querySelector<HTMLElement>('[data-lit]')
      const bol = document.querySelector<HTMLElement>('[data-bol="0"]')?.dataset.said
      const matra = lit?.closest<HTMLElement>('[data-slot]')?.dataset.slot
      const seen = `${lit?.dataset.lit} ${bol}`
      const known = matra === undefined ? undefined : matras[Number(matra)]
      if (bol && known && !known.includes(seen)) known.push(seen)
      requestAnimationFrame(look)
    }
    look()
  })

const matrasOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { matras: string[][] }).matras)

test('the Tala view lights sam, taali and khali with the bols that are heard', async ({
  page,
  expectAccessible,
}) => {
  const { control, stage } = await buildBeat(page)
  await page.getByRole('button', { name: 'Tala view' }).click()
  await expect(page.getByRole('heading', { name: 'Teental, sixteen matras' })).toBeVisible()
  await expect(stage.locator('.beat-window[data-status="ready"]')).toHaveCount(2)
  await expectAccessible()
  await control('Play').click()

  await recordMatras(page)
  const GESTURES: Record<number, string> = { 0: 'sam', 4: 'taali', 8: 'khali', 12: 'taali' }
  const expected = THEKA.map((bol, matra) => `${GESTURES[matra] ?? 'count'} ${bol}`)
  // A busy browser draws few frames, and so the test may need several cycles to see every matra.
  for (const [matra, seen] of expected.entries())
    await expect
      .poll(async () => (await matrasOf(page))[matra] ?? [], {
        message: `matra ${matra + 1}`,
        timeout: 90_000,
      })
      .toContain(seen)
  const gestures = (await matrasOf(page)).map(
    (seen) => new Set(seen.map((one) => one.split(' ')[0])),
  )
  expect(gestures, 'one gesture for each matra').toEqual(
    THEKA.map((_, matra) => new Set([GESTURES[matra] ?? 'count'])),
  )
})

test('a performance is recorded with its changes, and its tihai ends on sam @journey', async ({
  page,
}) => {
  const { loop, slot, control, transport } = await openBeatbox(page)
  await loop('Teentaal').click()
  await slot(1, 'empty').click()
  const tempo = transport.getByRole('slider', { name: 'Tempo' })
  await tempo.focus()
  await tempo.press('End')
  await expect(page.locator('.beat-window[data-status="ready"]')).toHaveCount(1)
  await control('Record').click()
  await expect(control('Pause'), 'recording starts the beat').toBeVisible()
  await expect(transport.getByRole('progressbar')).toBeVisible()
  await control('Tihai').click()
  await expect(page.getByText('Ended on sam')).toBeVisible({ timeout: 90_000 })

  const done = page.getByRole('dialog', { name: 'Your performance' })
  await expect(done).toBeVisible()
  await expect(done.getByRole('link', { name: /^(M4A|WEBM|OGG), / })).toBeVisible()
  const download = page.waitForEvent('download')
  await done.getByRole('link', { name: /^WAV, / }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('dhvani-teentaal.wav')
  const { samples, rate } = readWav(await readFile(await file.path()))
  const onsets = onsetsOf(samples, rate)
  const places = onsets.map((onset) => ((onset - (onsets[0] ?? 0)) / rate) * (140 / 60))
  const beats = places.at(-1) ?? 0
  const written = places.map((place) => place.toFixed(2)).join(' ')
  expect(Math.round(beats) % 16, `the last stroke is a sam: ${written}`).toBe(0)
  expect(Math.round(beats)).toBeGreaterThanOrEqual(16)
  const late = ((beats - Math.round(beats)) * 60) / 140
  expect(Math.abs(late), 'within 10 ms').toBeLessThan(0.01)
  await page.keyboard.press('Escape')
  await expect(slot(1, 'Teentaal'), 'the stage is as it was before').toBeVisible()
})

test(
  'no beat begins for a person who leaves while a recording is getting ready',
  { tag: '@thorough' },
  async ({ page }) => {
    const { control } = await buildBeat(page)
    await expect(page.locator('.beat-window[data-status="ready"]')).toHaveCount(2)
    const asked = Promise.withResolvers<void>()
    const mayGo = Promise.withResolvers<void>()
    await page.route(/record-beat/, async (route) => {
      asked.resolve()
      await mayGo.promise
      await route.continue()
    })
    const loaded = page.waitForResponse(/record-beat/)
    await control('Record').click()
    await asked.promise
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nature Sounds' })).toBeVisible()
    mayGo.resolve()
    await loaded
    expect(await outputLevel(page, 2.8)).toBeLessThanOrEqual(SILENCE + 60)
  },
)

test(
  'a recording whose page is left is offered as a file',
  { tag: '@thorough' },
  async ({ page }) => {
    const { control, transport } = await buildBeat(page)
    await expect(page.locator('.beat-window[data-status="ready"]')).toHaveCount(2)
    await control('Record').click()
    await expect(transport.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]/)
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    const notice = page.locator('[data-toaster]')
    await expect(notice).toContainText('You left its page. You can still keep it.')
    const download = page.waitForEvent('download')
    await notice.getByRole('button', { name: 'Download' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^dhvani-.+\.(m4a|webm|ogg|wav)$/)
    expect((await stat(await file.path())).size).toBeGreaterThan(1000)
  },
)

test('recording and what was recorded are accessible', async ({ page, expectAccessible }) => {
  const { control } = await buildBeat(page)
  await control('Record').click()
  await expect(control('Stop recording')).toBeVisible()
  await expectAccessible()
  await control('Stop recording').click()
  const done = page.getByRole('dialog', { name: 'Your performance' })
  await expect(done.getByRole('link', { name: /^WAV, / })).toBeVisible()
  await expectAccessible()
})
