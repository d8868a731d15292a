/**
 * A file that is made to fit in the upload dialog of the built site (`npm run build` first): how long it takes, and by how much the
 * page's process grows meanwhile. It is `--file FILE`, or an hour of noise in a WAV of 64-bit numbers, which Chromium does not play.
 */
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSite } from '@dhvani/e2e/site'
import { seededRandom } from '@dhvani/units'
import { openBrowser } from '../audio/browser.ts'

const LOOK_EVERY_MS = 200
const MEGABYTE = 1024 * 1024
/** For an hour of sound (decision 284). */
const MOST_MEGABYTES = 150
const LONGEST_MS = 900_000
/** In hertz. */
const RATE = 8000
const PERSON = { email: 'bench@example.com', password: 'quiet-river-and-rain' }
/** What `openBrowser` waits for. */
const EMPTY = 'data:text/html,<script>globalThis.bench = {}</script>'

const { values } = parseArgs({ strict: false, options: { file: { type: 'string' } } })
const folder = await mkdtemp(join(tmpdir(), 'dhvani-fitting-'))

/** The head of a WAV of one channel of 64-bit numbers. */
const headOf = (bytes: number): Buffer => {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(3, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(8 * RATE, 28)
  head.writeUInt16LE(8, 32)
  head.writeUInt16LE(64, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}

const writeHour = async (): Promise<string> => {
  const path = join(folder, 'hour.wav')
  const random = seededRandom('hour')
  const minute = Float64Array.from({ length: 60 * RATE }, () => random() - 0.5)
  const file = await open(path, 'w')
  await file.write(headOf(60 * minute.byteLength))
  for (let minutes = 0; minutes < 60; minutes += 1) await file.write(minute)
  await file.close()
  return path
}
const file = typeof values.file === 'string' ? values.file : await writeHour()

const site = await startSite()
const post = async (path: string, body: object): Promise<string> => {
  const key = site.serviceKey
  const reply = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return reply.text()
}
const browser = await openBrowser(EMPTY)
const { page } = browser

try {
  await post('/auth/v1/admin/users', { ...PERSON, email_confirm: true })
  const session = await post('/auth/v1/token?grant_type=password', PERSON)
  page.setDefaultTimeout(LONGEST_MS)
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate((text) => localStorage.setItem('dhvani-auth', text), session)
  await page.goto(site.url)
  await page.waitForFunction(() => !('earlyPresses' in globalThis))
  await page.getByRole('button', { name: 'Upload Sound' }).click()
  const dialog = page.getByRole('dialog')
  const chosen = dialog.getByLabel('Audio File')
  await chosen.waitFor()
  await browser.collectGarbage()
  const before = (await browser.usage()).memory
  let most = before
  const looks = setInterval(() => {
    void browser.usage().then(({ memory }) => (most = Math.max(most, memory)))
  }, LOOK_EVERY_MS)
  const began = performance.now()
  await chosen.setInputFiles(file)
  const progress = dialog.getByRole('progressbar')
  await progress.waitFor()
  await progress.waitFor({ state: 'detached' })
  const seconds = (performance.now() - began) / 1000
  clearInterval(looks)
  const refusal = await dialog.getByRole('alert').allInnerTexts()
  if (refusal.length > 0) throw new Error(refusal.join(' '))
  const grown = (most - before) / MEGABYTE
  console.log(
    `${file}: ${seconds.toFixed(0)} s, ${grown.toFixed(0)} MB more in the page's process (at most ${MOST_MEGABYTES})`,
  )
  if (grown > MOST_MEGABYTES) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true })
}
