import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadBenchSounds } from '../audio/bench-sounds.ts'
import type { SoakState } from '../audio/bench-page.ts'
import { openBrowser, type BenchBrowser } from '../audio/browser.ts'
import { serveBench } from '../audio/serve.ts'
import { printClaims, type Claim } from '../print-claims.ts'

/**
 * Twelve sounds for half an hour, while a script works the controls: nothing may be left behind. Each
 * reading is taken with the same twelve sounds playing and the garbage collected.
 */

const SOUNDS = 12
const MOST_READINGS = 10
const ACTION_MS = 700
const SETTLE_MS = 12_000

/** What the whole run may leave behind. */
const ALLOWED = { nodes: 0, heapBytes: 1_000_000, memoryBytes: 40_000_000 }

/** The audio clock against the page's; a loaded machine without a sound card loses some. */
const CLOCK_SHARE = 0.005

const { values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { minutes: { type: 'string' } },
})
const minutes = Number(values.minutes ?? 30)
if (!(minutes > 0)) throw new Error('--minutes is a number above 0.')

/** No more often than once a minute: every one takes twelve seconds of rest. */
const readings = Math.min(MOST_READINGS, Math.max(1, Math.floor(minutes)))

type Reading = SoakState & {
  /** Audio nodes alive in the page, as the browser counts them. */
  readonly nodes: number
  readonly heapBytes: number
  readonly memoryBytes: number
}

const openSoak = async (browser: BenchBrowser) => {
  const devtools = await browser.page.context().newCDPSession(browser.page)
  await devtools.send('Performance.enable')
  return {
    async read(): Promise<Reading> {
      await browser.collectGarbage()
      const { metrics } = await devtools.send('Performance.getMetrics')
      const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
      const state = await browser.page.evaluate(() => {
        if (globalThis.bench.soak === undefined) throw new Error('This page has no soak.')
        return globalThis.bench.soak.state()
      })
      const { memory } = await browser.usage()
      return {
        ...state,
        nodes: metric('AudioHandlers'),
        heapBytes: metric('JSHeapUsedSize'),
        memoryBytes: memory,
      }
    },
    disturb: (turn: number) =>
      browser.page.evaluate((now) => globalThis.bench.soak?.disturb(now), turn),
    settle: () => browser.page.evaluate(() => globalThis.bench.soak?.settle()),
  }
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

const HEADINGS = [
  'minute',
  'nodes',
  'sounding',
  'heap MB',
  'memory MB',
  'decoded MB',
  'clock off ms',
  'silence ms',
]

const { sounds, files } = await loadBenchSounds(SOUNDS)
const server = await serveBench(files, 0)
const browser = await openBrowser(`${server.url}/dhvani.html`)
try {
  const soak = await openSoak(browser)
  await browser.page.evaluate((list) => globalThis.bench.play(list), sounds)
  // The first reading also sets up what measures silence; the second is what counts.
  await soak.read()
  await wait(SETTLE_MS)
  const first = await soak.read()
  let last = first
  let silence = 0
  let turn = 0

  const offMs = (reading: Reading) =>
    (reading.clock - first.clock - (reading.now - first.now)) * 1000
  const show = (reading: Reading) => {
    const cells = [
      ((reading.now - first.now) / 60).toFixed(1),
      String(reading.nodes),
      String(reading.sounding),
      megabytes(reading.heapBytes),
      megabytes(reading.memoryBytes),
      megabytes(reading.heldBytes),
      offMs(reading).toFixed(0),
      reading.silence.toFixed(1),
    ]
    console.log(cells.map((cell) => cell.padEnd(13)).join(''))
  }

  console.log(HEADINGS.map((heading) => heading.padEnd(13)).join(''))
  show(first)
  for (let reading = 1; reading <= readings; reading += 1) {
    const until = first.now + (minutes * 60 * reading) / readings
    while (
      (await browser.page.evaluate(() => performance.now() / 1000)) <
      until - SETTLE_MS / 1000
    ) {
      await soak.disturb((turn += 1))
      await wait(ACTION_MS)
    }
    await soak.settle()
    await wait(SETTLE_MS)
    last = await soak.read()
    silence = Math.max(silence, last.silence)
    show(last)
  }

  const claims: Claim[] = [
    [`no node is left behind (${String(turn)} actions)`, last.nodes - first.nodes <= ALLOWED.nodes],
    ['twelve sounds sound', last.sounding === SOUNDS && last.playing === SOUNDS],
    ['the heap has not grown', last.heapBytes - first.heapBytes < ALLOWED.heapBytes],
    ['memory has not grown', last.memoryBytes - first.memoryBytes < ALLOWED.memoryBytes],
    ['the clock kept time', Math.abs(offMs(last)) < (last.now - first.now) * CLOCK_SHARE * 1000],
    ['it was never silent for 5 ms', silence < 5],
    ['no sound failed', last.faults === 0],
  ]
  if (!printClaims(claims)) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
}
