import { readFile } from 'node:fs/promises'
import { expectSound } from '../fixtures/audio-tap.ts'
import { BEAT_NAME, beatbox, buildBeat, chooseMore, sharedLink } from '../fixtures/beatbox.ts'
import { expect, test } from '../fixtures/test.ts'
import { watchPage } from '../fixtures/watch-page.ts'
import { watchWhole } from '../fixtures/whole.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

test('a link holds the whole beat and opens it ready to play, with one tap and no warning @journey', async ({
  page,
  browser,
}) => {
  const { transport } = await buildBeat(page)
  const tempo = transport.getByRole('slider', { name: 'Tempo' })
  await tempo.focus()
  await tempo.press('PageDown')
  await chooseMore(page, 'Share')
  const link = await sharedLink(page)
  expect(link.length).toBeLessThan(2000)

  const friend = await browser.newPage()
  const problems = watchPage(friend)
  const isWhole = await watchWhole(friend)
  await friend.goto(link)
  // Until here no script of the test was evaluated in the page: Chromium takes each for a gesture.
  await isWhole()
  expect(problems.list(), 'no sound starts before the first click').toEqual([])
  const theirs = beatbox(friend)
  await expect(theirs.slot(1, 'Teentaal')).toBeVisible()
  await expect(theirs.slot(2, 'Tanpura')).toBeVisible()
  await expect(theirs.transport.getByRole('slider', { name: 'Tempo' })).toHaveAttribute(
    'aria-valuenow',
    '110',
  )
  await theirs.control('Play').click()
  await expect(theirs.control('Pause')).toBeVisible()
  await expect(theirs.stage.locator('[data-bol="0"]')).toHaveAttribute('data-said', /\w/)
  expect(problems.list(), 'problems at the friend’s').toEqual([])
  await friend.close()
})

for (const [what, hash] of [
  ['cut short', '#beat=1.96.70.0a2'],
  ['of another kind', '#beat=%E0%A4%A<script>alert(1)</script>'],
  ['from the future', '#beat=9.96.70.0a280'],
])
  test(
    `a link that is ${what} opens an empty stage and says why`,
    thoroughUnless(what === 'of another kind'),
    async ({ page }) => {
      await page.goto(`/beatboxer${hash}`)
      await expect(page.getByText('This link holds no beat that we can read')).toBeVisible()
      const { slot, loop } = beatbox(page)
      await loop('Rela').click()
      await slot(1, 'empty').click()
      await expect(slot(1, 'Rela')).toBeVisible()
      await expect.poll(() => new URL(page.url()).hash).toBe('')
    },
  )

test('a WAV of the beat is made and downloaded @journey', async ({ page }) => {
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

test('a beat sent to the mix plays there and is there again after a reload @journey', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/beatboxer')
  await buildBeat(page)
  await chooseMore(page, 'Send to mix')
  const mix = page.getByRole('region', { name: 'Mix', exact: true })
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await expectSound(page)

  await page.goto('/')
  const track = mix.getByRole('listitem').filter({ hasText: `Beat: ${BEAT_NAME}` })
  await expect(track).toBeVisible()
  await mix.getByRole('button', { name: 'Play all' }).click()
  await expect(mix.getByText('1 sound playing')).toBeVisible()
  await expectSound(page, 'the beat is rendered again from its address')
})
