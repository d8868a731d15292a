const TICK_MS = 250

/**
 * Calls `onLate` after a time, unless it is ended before.
 *
 * It counts ticks and reads no clock: after the whole process was paused, or was busy itself, what
 * it waits for still has its time.
 *
 * @returns ends the wait
 */
export const startPatience = (milliseconds: number, onLate: () => void): (() => void) => {
  let left = Math.ceil(milliseconds / TICK_MS)
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    onLate()
  }, TICK_MS)
  return () => clearInterval(timer)
}
