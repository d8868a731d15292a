/**
 * From the finger on a card to the first sample at the output, on the built site: what a listener
 * waits for. Cold: the first press of a fresh browser; again: the same sound opened once more.
 */
import { chromium, type Browser, type Page } from 'playwright-core'
import { listen, SOUND_HEARD, untilHeard, type Steps } from './listen.ts'
import { serveSite } from './serve.ts'

const ROUNDS = 5
const SOUNDS = ['Rain', 'Koel Singing', 'Train'] as const
/** From press to sound, the wait that still feels immediate. */
const GOAL_MS = 150

const waitOf = async (page: Page, name: string): Promise<Steps> => {
  const card = page.getByRole('button', { name: new RegExp(`^${name}(?! &)`) })
  await Promise.all([untilHeard(page), card.click()])
  const steps = await page.evaluate(() => ({
    ...(globalThis as unknown as { measured: Steps }).measured,
  }))
  // The sound may be there before its dialog is.
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The preview fades out; the next press must find silence.
  await new Promise((done) => setTimeout(done, 800))
  return steps
}

const oneRound = async (browser: Browser, url: string, name: string) => {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(listen, SOUND_HEARD)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.mouse.move(10, 10)
  await page.waitForLoadState('networkidle')
  const cold = await waitOf(page, name)
  const again = await waitOf(page, name)
  await page.context().close()
  return { cold, again }
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN

const site = await serveSite()
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log(`finger to sound, ms (goal ${String(GOAL_MS)})   cold   again`)
  for (const name of SOUNDS) {
    const rounds: Awaited<ReturnType<typeof oneRound>>[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await oneRound(browser, site.url, name))
    const ofCold = (step: keyof Steps) => median(rounds.map((one) => one.cold[step])).toFixed(0)
    const again = median(rounds.map((one) => one.again.wait)).toFixed(0)
    console.log(`  ${name.padEnd(32)} ${ofCold('wait').padStart(6)} ${again.padStart(7)}`)
    console.log(
      `    context ${ofCold('context')}, running ${ofCold('running')}, HEAD ${ofCold('checked')}, ` +
        `GET ${ofCold('answered')}, decoded ${ofCold('decoded')}`,
    )
  }
} finally {
  await browser.close()
  await site.stop()
}
