import { callAsPage } from '../fixtures/account.ts'
import { home } from '../fixtures/home.ts'
import { openUpload } from '../fixtures/upload.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '<!DOCTYPE html><title>calm</title><script>document.title = "ran"</script>'

/** A tag that holds a page, then a second of silence: MPEG-1 layer III, 128 kbit/s at 44.1 kHz. */
const notedSong = (): Buffer => {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0xc0])
  const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, PAGE.length])
  return Buffer.concat([tag, Buffer.from(PAGE), ...Array.from({ length: 40 }, () => frame)])
}

test(
  'a file with a page in its tag opens as a player, and nothing of the page runs',
  { tag: '@thorough' },
  async ({ page, context, openSignedIn }) => {
    await openSignedIn()
    const { dialog, file, send } = await openUpload(page)
    await file.setInputFiles({ name: 'Noted.html.mp3', mimeType: 'text/html', buffer: notedSong() })
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(home(page).card('Noted.html')).toBeVisible()

    const { body } = await callAsPage(page, 'GET', '/rest/v1/user_sounds?select=audio_url')
    const [{ audio_url: address }] = body as [{ audio_url: string }]
    const opened = await context.newPage()
    await opened.goto(address)
    await expect(opened.locator('video')).toHaveCount(1)
    expect(await opened.evaluate(() => document.contentType)).toBe('audio/mpeg')
    expect(await opened.title()).not.toMatch(/calm|ran/)
  },
)
