import type { BellMinutes } from '#lib/store/preferences.ts'
import type { Timer } from './timer.ts'

/** A bell that would ring later than this, in milliseconds, stays silent: the computer slept meanwhile. */
const LATEST_MS = 5000

/**
 * When the bell rings in a session: every so many minutes of it, without the pauses. The end has a bell of its
 * own.
 *
 * @returns milliseconds since 1970, ascending; none for a timer that does not run
 */
export const bellMoments = (timer: Timer, every: BellMinutes): readonly number[] => {
  if (timer.status !== 'running' || every === 0) return []
  const begun = timer.deadline - timer.length * 1000
  const step = every * 60_000
  const count = Math.ceil((timer.length * 1000) / step) - 1
  return Array.from({ length: count }, (_, index) => begun + (index + 1) * step)
}

/** @returns whether a bell is due that was not at the last look, and not long ago */
export const isBellDue = (moments: readonly number[], lastLook: number, now: number): boolean =>
  moments.some((moment) => moment > lastLook && moment <= now && now - moment <= LATEST_MS)
