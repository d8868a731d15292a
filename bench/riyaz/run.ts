/**
 * The practice room plays for half an hour in a hidden page: two tanpuras, the theka of Teentaal, lehra, manjira and
 * swarmandal. Nothing may fall silent, and nothing may pile up. `--minutes 120` asks for two hours.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openBrowser } from '../audio/browser.ts'
import { SILENCE_METER } from '../audio/soak-page.ts'
import { serveSite } from '../home/serve.ts'
import { parseCount } from '../parse-count.ts'
import { printClaims, type Claim } from '../print-claims.ts'
import { followOutput, type RoomReading } from './follow-output.ts'

const ROOM = '/riyaz?tanpuras=2&swar=1&lehra=1&manjira=1&tempo=180&feel=alive'
const MINUTE_MS = 60_000
/** All takes of the strings are made by then. */
const SETTLE_MINUTES = 3

/** What may be left behind once everything was made. */
const ALLOWED_MEMORY_BYTES = 40_000_000
/** The audio clock beside the page's; a loaded machine without a sound card loses some. */
const CLOCK_SHARE = 0.005
/** The strings ring into each other: a longer silence is a gap. Milliseconds. */
const MOST_SILENCE_MS = 5
/** A queue that runs dry starts fewer sounds, also where a held note hides it. Share of the first minute's. */
const LEAST_STARTED = 0.9

const { values } = parseArgs({ strict: false, options: { minutes: { type: 'string' } } })
const minutes = typeof values.minutes === 'string' ? parseCount('--minutes', values.minutes) : 30

const site = await serveSite()
const browser = await openBrowser(`${site.url}${ROOM}`, async (page) => {
  // The page's own policy allows no worklet of the bench.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setBypassCSP', { enabled: true })
  await page.addInitScript(followOutput, SILENCE_METER)
})
try {
  const { page } = browser
  const read = async () => {
    await browser.collectGarbage()
    const reading = await page.evaluate(() =>
      (globalThis as unknown as { readRoom(): RoomReading }).readRoom(),
    )
    const { cpu, memory } = await browser.usage()
    return { ...reading, cpu, memory }
  }
  type Reading = Awaited<ReturnType<typeof read>>
  const cores = (one: Reading, other: Reading) => (other.cpu - one.cpu) / (other.now - one.now)
  const offMs = (one: Reading, other: Reading) =>
    (other.clock - one.clock - (other.now - one.now)) * 1000

  for (const name of ['Play tanpura', 'Play tabla'])
    await page.getByRole('button', { name }).first().click()
  for (const name of ['Stop tanpura', 'Stop tabla'])
    await page.getByRole('button', { name }).first().waitFor()
  await page.evaluate(() => (globalThis as unknown as { hideRoom(): void }).hideRoom())
  await wait(SETTLE_MINUTES * MINUTE_MS)
  await read()
  await wait(1000)
  const first = await read()

  console.log('minute   clock off ms   silence ms   memory MB   cores   sounds started')
  let last = first
  let silence = 0
  const started: number[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    await wait(MINUTE_MS)
    const next = await read()
    silence = Math.max(silence, next.silence)
    started.push(next.started)
    const cells: readonly [string, number][] = [
      [String(minute), 9],
      [offMs(first, next).toFixed(0), 15],
      [next.silence.toFixed(1), 13],
      [(next.memory / 1e6).toFixed(1), 12],
      [cores(last, next).toFixed(3), 8],
      [String(next.started), 6],
    ]
    console.log(cells.map(([cell, width]) => cell.padEnd(width)).join(''))
    last = next
  }
  // The control: the meter hears that nothing plays.
  for (const name of ['Tanpura volume', 'Tabla volume'])
    await page.getByRole('slider', { name }).fill('0')
  await wait(15_000)
  const muted = await read()
  const claims: Claim[] = [
    ['it was never silent', silence < MOST_SILENCE_MS],
    ['every minute began as many sounds', Math.min(...started) > LEAST_STARTED * started[0]!],
    ['without volume it is (control)', muted.silence > 100 * MOST_SILENCE_MS],
    [
      'the clock kept time',
      Math.abs(offMs(first, last)) < (last.now - first.now) * CLOCK_SHARE * 1000,
    ],
    ['memory has not grown', last.memory - first.memory < ALLOWED_MEMORY_BYTES],
  ]
  if (!printClaims(claims)) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
