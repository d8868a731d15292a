/**
 * A file that is made to fit in the upload dialog of the built site (`npm run build` first): how long it takes, and by how much the
 * page's process grows meanwhile. `--file FILE` names it: an hour of sound is what the bar is set for, as WebM or FLAC.
 */
import { parseArgs } from 'node:util'
import { startSite } from '@dhvani/e2e/site'
import { openBrowser, watchGrowth } from '../audio/browser.ts'

/** For an hour of sound (decision 284). */
const MOST_MEGABYTES = 150
const LONGEST_MS = 900_000
const PERSON = { email: 'bench@example.com', password: 'quiet-river-and-rain' }

const { values } = parseArgs({ strict: false, options: { file: { type: 'string' } } })
const { file } = values
if (typeof file !== 'string') throw new Error('Name a file: npm run bench -- fitting --file FILE')

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
await post('/auth/v1/admin/users', { ...PERSON, email_confirm: true })
const session = await post('/auth/v1/token?grant_type=password', PERSON)
const browser = await openBrowser(site.url, async (page) => {
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate((text) => localStorage.setItem('dhvani-auth', text), session)
})
const { page } = browser

try {
  page.setDefaultTimeout(LONGEST_MS)
  await page.waitForFunction(() => !('earlyPresses' in globalThis))
  await page.getByRole('button', { name: 'Upload Sound' }).click()
  const dialog = page.getByRole('dialog')
  const chosen = dialog.getByLabel('Audio File')
  await chosen.waitFor()
  await browser.collectGarbage()
  const began = performance.now()
  const { megabytes } = await watchGrowth(browser, async () => {
    await chosen.setInputFiles(file)
    const progress = dialog.getByRole('progressbar')
    await progress.waitFor()
    await progress.waitFor({ state: 'detached' })
  })
  const seconds = (performance.now() - began) / 1000
  const refusal = await dialog.getByRole('alert').allInnerTexts()
  if (refusal.length > 0) throw new Error(refusal.join(' '))
  console.log(
    `${file}: ${seconds.toFixed(0)} s, ${megabytes.toFixed(0)} MB more in the page's process (at most ${MOST_MEGABYTES})`,
  )
  if (megabytes > MOST_MEGABYTES) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
