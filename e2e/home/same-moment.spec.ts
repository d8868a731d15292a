import type { Page } from '@playwright/test'
import { createAccount, openSignedIn } from '../fixtures/account.ts'
import { tapAudio } from '../fixtures/audio-tap.ts'
import { expect, test } from '../fixtures/test.ts'

/** The hour is in its second round when the first page opens: a round of River Flowing has 64 s. So both need a period that is in no file. */
const BEGUN_BEFORE = 80

/** River Flowing at 50 under a master of 100. */
const linkOf = (seed: number, since: number) =>
  `/?mix=1.2s.d1e0.Uml2ZXI&seed=${String(seed)}&since=${since.toString(36)}`

type Answer = { readonly channels?: readonly Float32Array[] }

/** Notes when the page has got its first whole period from a worker. */
const notePeriod = () => {
  const state = { got: Infinity }
  Object.assign(globalThis, { heardTogether: state })
  globalThis.Worker = class extends Worker {
    constructor(...address: ConstructorParameters<typeof Worker>) {
      super(...address)
      this.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        const isWhole = (data.channels?.[0]?.length ?? 0) > 30 * 44_100
        if (isWhole) state.got = Math.min(state.got, performance.now())
      })
    }
  }
}

type State = { readonly heardTogether: { readonly got: number } }

/** A period is heard alone so long after it came: it begins within a second, and enters for two. */
const PASSAGE_MS = 8000
type Tap = {
  readonly dhvaniTapWindows: () => readonly {
    readonly samples: Float32Array
    readonly rate: number
  }[]
}
type Piece = {
  readonly samples: readonly number[]
  /** When it was read, in seconds of this machine's clock. */
  readonly read: number
  readonly rate: number
}

/** How far the second device's clock is ahead. */
const AHEAD_MS = 700

/** The last .7 s that a page has played, when its own device's clock says the moment; when that was, by the clock of this machine. */
const pieceOf = (page: Page, moment: number): Promise<Piece> =>
  page.evaluate(async (at) => {
    await new Promise((done) => setTimeout(done, at - Date.now()))
    const [window] = (globalThis as unknown as Tap).dhvaniTapWindows()
    if (!window) throw new Error('No audio context runs.')
    const { trueNow } = globalThis as unknown as { trueNow: () => number }
    return { samples: [...window.samples], read: trueNow() / 1000, rate: window.rate }
  }, moment)

/** Samples that are compared. */
const LENGTH = 8192

/** Sum of the squares before each sample. */
const energiesOf = (samples: Float64Array): Float64Array => {
  const sums = new Float64Array(samples.length + 1)
  for (const [index, sample] of samples.entries())
    sums[index + 1] = (sums[index] ?? 0) + sample ** 2
  return sums
}

/** How alike two pieces are at the shift at which they are most alike, and that shift in seconds. */
const compare = (one: Piece, other: Piece) => {
  const from = Math.round((one.samples.length - LENGTH) / 2)
  const a = Float64Array.from(one.samples.slice(from, from + LENGTH))
  const b = Float64Array.from(other.samples)
  const [own = 0] = energiesOf(a).slice(-1)
  const sums = energiesOf(b)
  let best = { alike: -1, at: 0 }
  for (let at = 0; at + LENGTH <= b.length; at += 1) {
    let both = 0
    for (let index = 0; index < LENGTH; index += 1) both += (a[index] ?? 0) * (b[at + index] ?? 0)
    const energy = (sums[at + LENGTH] ?? 0) - (sums[at] ?? 0)
    const alike = both / Math.sqrt(own * energy || 1)
    if (alike > best.alike) best = { alike, at }
  }
  return { alike: best.alike, shift: (best.at - from) / one.rate + one.read - other.read }
}

const listen = async (pages: readonly [Page, Page]) => {
  const moment = Date.now() + AHEAD_MS + 1500
  const [one, other] = await Promise.all([pieceOf(pages[0], moment), pieceOf(pages[1], moment)])
  return compare(one, other)
}

test('two browsers with a link that has a moment play the same samples, as far apart as their clocks @desktop', async ({
  browser,
  site,
}) => {
  // Three listeners, of whom each renders a whole period.
  test.slow()
  const open = async (path: string, ahead = 0): Promise<Page> => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await tapAudio(page)
    await page.addInitScript(notePeriod)
    await page.addInitScript((by) => {
      const trueNow = Date.now.bind(Date)
      Object.assign(globalThis, { trueNow })
      Date.now = () => trueNow() + by
    }, ahead)
    await openSignedIn(page, site, await createAccount(site), path)
    const shared = page.getByRole('region', { name: 'Shared mix' })
    await expect(shared.getByText('Heard together since')).toBeVisible()
    await shared.getByRole('button', { name: 'Hear it together' }).click()
    return page
  }
  const playPeriods = (page: Page) =>
    page.waitForFunction(
      (passage) => performance.now() - (globalThis as unknown as State).heardTogether.got > passage,
      PASSAGE_MS,
      { timeout: 180_000 },
    )

  const since = Math.floor(Date.now() / 1000) - BEGUN_BEFORE
  const first = await open(linkOf(7, since))
  const second = await open(linkOf(7, since), AHEAD_MS)
  for (const page of [first, second]) await playPeriods(page)
  const { alike, shift } = await listen([first, second])
  expect(alike).toBeGreaterThan(0.99)
  // What is left is how exactly a page can read where its sound is.
  expect(Math.abs(shift - AHEAD_MS / 1000)).toBeLessThan(0.3)

  // Control: beside a page of another seed, whose period is at the same place, nothing is alike.
  const stranger = await open(linkOf(8, since))
  await playPeriods(stranger)
  expect((await listen([first, stranger])).alike).toBeLessThan(0.5)
})
