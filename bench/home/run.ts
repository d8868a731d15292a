/**
 * From the finger on a card to the first sample at the output, on the built site: what a listener
 * waits for. Cold: the first press of a fresh browser; again: the same sound opened once more.
 */
import { chromium, type Browser, type Page } from 'playwright-core'
import { serveSite } from './serve.ts'

const ROUNDS = 5
const SOUNDS = ['Rain', 'Koel Singing', 'Train'] as const
/** Issue 5, Feel. */
const GOAL_MS = 150

/** Notes when a finger lands and when the output stops being silent, sample by sample. */
const listen = (): void => {
  const analysers: AnalyserNode[] = []
  // oxlint-disable-next-line typescript/unbound-method -- called with the node as `this` below
  const connect = AudioNode.prototype.connect as (
    this: AudioNode,
    target: AudioNode | AudioParam,
    ...rest: number[]
  ) => AudioNode
  AudioNode.prototype.connect = function (
    this: AudioNode,
    target: AudioNode | AudioParam,
    ...rest: number[]
  ) {
    if (target instanceof AudioDestinationNode) {
      const analyser = new AnalyserNode(this.context, { fftSize: 2048 })
      analysers.push(analyser)
      connect.call(this, analyser)
    }
    return connect.call(this, target, ...rest)
  } as typeof AudioNode.prototype.connect
  const samples = new Float32Array(2048)
  const isSilent = () =>
    analysers.every((analyser) => {
      analyser.getFloatTimeDomainData(samples)
      return samples.every((sample) => Math.abs(sample) < 1e-6)
    })
  const measured = { wait: -1 }
  Object.assign(globalThis, { measured })
  addEventListener(
    'pointerdown',
    (event) => {
      measured.wait = -1
      const look = () => {
        if (isSilent()) setTimeout(look, 1)
        else measured.wait = performance.now() - event.timeStamp
      }
      look()
    },
    { capture: true },
  )
}

const waitOf = async (page: Page, name: string): Promise<number> => {
  await page.getByRole('button', { name: new RegExp(`^${name}(?! &)`) }).click()
  await page.waitForFunction(
    () => (globalThis as unknown as { measured: { wait: number } }).measured.wait >= 0,
  )
  const wait = await page.evaluate(
    () => (globalThis as unknown as { measured: { wait: number } }).measured.wait,
  )
  // The sound may be there before its dialog is.
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The preview fades out; the next press must find silence.
  await new Promise((done) => setTimeout(done, 800))
  return wait
}

const oneRound = async (browser: Browser, url: string, name: string) => {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(listen)
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
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await oneRound(browser, site.url, name))
    const [cold, again] = [
      median(rounds.map((one) => one.cold)),
      median(rounds.map((one) => one.again)),
    ]
    console.log(
      `  ${name.padEnd(32)} ${cold.toFixed(0).padStart(6)} ${again.toFixed(0).padStart(7)}`,
    )
  }
} finally {
  await browser.close()
  await site.stop()
}
