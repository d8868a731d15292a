import { setTimeout as wait } from 'node:timers/promises'
import { median } from '@dhvani/audio-measures'
import type { BenchSound } from './bench-page.ts'
import { openUnwatched, type BenchBrowser } from './browser.ts'
import { FIXTURE } from './fixture.ts'
import { measureSeam, type SeamNumbers, type SeamOfLoop } from './measure-seam.ts'

/** Processor time is of the whole browser, all of its processes; memory is of the page. */

const SETTLE_MS = 3000
const MEASURE_SECONDS = 16
/** How long the largest upload plays before its memory is read. */
const UPLOAD_MS = 8000
const WARM_STARTS = 15

/** Longer than a fade-out, shorter than what makes an unused context go to sleep. */
const BETWEEN_STARTS_MS = 400

/** Moves every start along the audio thread's period of about 20 ms: a fixed wait meets one place. */
const STEP_MS = 7

/** A page that does not answer must not keep the rest of the bench from its end. */
const PATIENCE_MS = 120_000

const inTime = async <T>(answer: Promise<T>, patience: number): Promise<T> => {
  const clock = new AbortController()
  const late = wait(patience, undefined, { signal: clock.signal }).then(() => {
    throw new Error(`The page did not answer within ${String(patience / 60_000)} minutes.`)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clock.abort()
    late.catch(() => undefined)
  }
}

type Unwatched = Awaited<ReturnType<typeof openUnwatched>>

const inBrowser = async <T>(
  url: string,
  measure: (browser: Unwatched) => Promise<T>,
  patience = PATIENCE_MS,
): Promise<T> => {
  const browser = await openUnwatched(url)
  try {
    return await inTime(measure(browser), patience)
  } finally {
    await browser.close()
  }
}

/** As long as a slice of a packed sound, so that each window has as many of them. */
const WINDOW_SECONDS = 4

/**
 * Share of a core that is used in so many seconds, or some more. Of the audio threads, which do the same all the time, the median of short windows counts: on a virtual
 * machine they take ten times as long for seconds now and then, in Howler's page too (docs/decisions/313-signals-in-used-memory.md).
 */
const usedIn = async (usage: BenchBrowser['usage'], length: number): Promise<number> => {
  const look = async () => ({ ...(await usage()), at: performance.now() / 1000 })
  const first = await look()
  const audio: number[] = []
  let last = first
  for (let left = length; left > 0; left -= WINDOW_SECONDS) {
    // oxlint-disable-next-line no-await-in-loop -- windows follow each other
    await wait(WINDOW_SECONDS * 1000)
    // oxlint-disable-next-line no-await-in-loop -- see above
    const now = await look()
    audio.push((now.audioCpu - last.audioCpu) / (now.at - last.at))
    last = now
  }
  const others = last.cpu - last.audioCpu - (first.cpu - first.audioCpu)
  return median(audio) + others / (last.at - first.at)
}

export type Load = {
  /** Percent of one core. */
  readonly cpu: number
  /** Bytes of the page while it plays, garbage collected. */
  readonly memory: number
  /** Bytes of decoded audio, where the player can tell. */
  readonly held: number | undefined
}

/** All sounds at once. */
export const measureLoad = (url: string, sounds: readonly BenchSound[]): Promise<Load> =>
  inBrowser(url, async ({ page, usage, collectGarbage }) => {
    await page.evaluate((list) => globalThis.bench.play(list), sounds)
    await wait(SETTLE_MS)
    const used = await usedIn(usage, MEASURE_SECONDS)
    await collectGarbage()
    await wait(SETTLE_MS)
    const held = await usage()
    return {
      cpu: used * 100,
      memory: held.memory,
      held: await page.evaluate(() => globalThis.bench.heldBytes()),
    }
  })

export type RenewedLoad = Load & {
  /** New periods that came while the load was measured. */
  readonly renewals: number
  /** Most bytes of the page's process that were ever resident. */
  readonly peak: number
}

/** All sounds at once for some minutes, once each of them has been renewed or could have been. */
export const measureLongLoad = (
  url: string,
  sounds: readonly BenchSound[],
  { settle, length }: { readonly settle: number; readonly length: number },
): Promise<RenewedLoad> =>
  inBrowser(
    url,
    async ({ page, usage, collectGarbage }) => {
      const renewals = () => page.evaluate(() => globalThis.bench.renewals?.() ?? 0)
      await page.evaluate((list) => globalThis.bench.play(list), sounds)
      await wait(settle * 1000)
      const renewed = await renewals()
      const used = await usedIn(usage, length)
      const count = await renewals()
      await collectGarbage()
      await wait(SETTLE_MS)
      const held = await usage()
      return {
        cpu: used * 100,
        memory: held.memory,
        held: await page.evaluate(() => globalThis.bench.heldBytes()),
        renewals: count - renewed,
        peak: held.pageProcess.peak,
      }
    },
    (settle + length) * 1000 + PATIENCE_MS,
  )

/** From the call to the first sample at the output, in milliseconds; warm is the median. */
export const measureStarts = (
  url: string,
  sound: BenchSound,
  warmStarts = WARM_STARTS,
): Promise<{ cold: number; warm: number }> =>
  inBrowser(url, async ({ page }) => {
    const first = () => page.evaluate((one) => globalThis.bench.firstSample(one), sound)
    const cold = await first()
    const warm: number[] = []
    for (let turn = 0; turn < warmStarts; turn += 1) {
      await page.evaluate(() => globalThis.bench.pause())
      await wait(BETWEEN_STARTS_MS + turn * STEP_MS)
      warm.push(await first())
    }
    return { cold, warm: warm.toSorted((a, b) => a - b)[Math.floor(warmStarts / 2)] ?? 0 }
  })

/** Of a file in real time, as it leaves: three turns of it. */
export const measureSeamOf = (url: string, file: string): Promise<SeamNumbers> =>
  inBrowser(url, async ({ page }) => {
    const loop = { start: 0.1, end: 0.1 + FIXTURE.period }
    const sound = { id: file, url: `/sounds/${file}`, loop, isTexture: false }
    await page.evaluate((one) => globalThis.bench.play([one]), sound)
    await wait(500)
    return measureSeam(await page.evaluate(() => globalThis.bench.record(9)))
  })

/** Of every built-in sound, as the engine's voice repeats it, faster than it plays. */
export const measureBuiltInSeams = (
  url: string,
  sounds: readonly BenchSound[],
  onSeam: (sound: BenchSound, seam: SeamOfLoop) => void,
): Promise<void> =>
  inBrowser(url, async ({ page }) => {
    for (const sound of sounds) {
      const seam = await page.evaluate((one) => globalThis.bench.seamOf?.(one), sound)
      if (seam !== undefined) onSeam(sound, seam)
    }
  })

/** Click to sound, and bytes, for the largest upload there can be. */
export const measureUpload = (
  url: string,
  file: string,
): Promise<{ first: number; memory: number }> =>
  inBrowser(url, async ({ page, usage, collectGarbage }) => {
    await wait(SETTLE_MS)
    await collectGarbage()
    const sound = { id: 'upload', url: `/sounds/${file}`, isTexture: false }
    const before = await usage()
    const first = await page.evaluate((one) => globalThis.bench.firstSample(one), sound)
    await wait(UPLOAD_MS)
    const after = await usage()
    return { first, memory: after.memory - before.memory }
  })
