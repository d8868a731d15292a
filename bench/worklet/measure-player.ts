import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { BenchSound } from '../audio/bench-page.ts'
import { openBrowser, type ProcessMemory } from '../audio/browser.ts'
import { PROBE_WORKLET } from '../device/probe-gaps.ts'
import { probeOutput, readClock } from './probe-output.ts'

const SETTLE_MS = 5000
const COLLECT_MS = 2000
const PROBE_MS = 6000
/** Longer than a fade-out. */
const FADE_MS = 400
const CONTROL_MS = 1500

export type Reading = {
  /** Of all processes of the browser, in percent of one core. */
  readonly cpu: number
  readonly page: ProcessMemory
  readonly audio: ProcessMemory
  /** Bytes of decoded audio, where the player can tell. */
  readonly held: number | undefined
  /** Stretches without sound, and times that the output ran dry. */
  readonly gaps: number
  readonly underruns: number | undefined
  /** How far the audio clock fell behind while the processor time was counted. */
  readonly behindMs: number
  /** Longest stretch of the main thread that the player kept busy with a decoded file. */
  readonly longestMs: number | undefined
  /** Of the machine, over the last minute. */
  readonly load: number
}

/**
 * Plays all sounds in a browser of its own.
 *
 * @throws when the probe does not hear that the player was paused: then it would hear no gap either
 */
export const measurePlayer = async (
  url: string,
  sounds: readonly BenchSound[],
  forSeconds: number,
): Promise<Reading> => {
  const { page, usage, collectGarbage, close } = await openBrowser(url)
  try {
    const probe = (forMs: number) => page.evaluate(probeOutput, { forMs, worklet: PROBE_WORKLET })
    await page.evaluate((list) => globalThis.bench.play(list), sounds)
    await wait(SETTLE_MS)
    const [clock, before] = [await page.evaluate(readClock), await usage()]
    await wait(forSeconds * 1000)
    const [later, after] = [await page.evaluate(readClock), await usage()]
    const [load = 0] = loadavg()
    await collectGarbage()
    await wait(COLLECT_MS)
    const { pageProcess, audioProcess } = await usage()
    const { held, longest } = await page.evaluate(() => ({
      held: globalThis.bench.heldBytes(),
      longest: globalThis.bench.longestTask?.(),
    }))
    const heard = await probe(PROBE_MS)
    await page.evaluate(() => globalThis.bench.pause())
    await wait(FADE_MS)
    const control = await probe(CONTROL_MS)
    // A player may also suspend its context.
    if (control.gaps === 0 && control.behindMs < CONTROL_MS / 2)
      throw new Error(`${url} is paused, and the probe still heard it.`)
    const passed = later.page - clock.page
    return {
      cpu: ((after.cpu - before.cpu) / passed) * 100,
      page: pageProcess,
      audio: audioProcess,
      held,
      gaps: heard.gaps,
      underruns:
        later.underruns === undefined ? undefined : later.underruns - (clock.underruns ?? 0),
      behindMs: (passed - (later.audio - clock.audio)) * 1000,
      longestMs: longest,
      load,
    }
  } finally {
    await close()
  }
}
