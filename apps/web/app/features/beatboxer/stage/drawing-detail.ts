/** `full`: everything moves. `less`: no halo, no breathing. `least`: also half the frames. */
export type Detail = 'full' | 'less' | 'least'

/** A mean time between frames above this, in milliseconds, counts as too slow. */
const SLOW_FRAME = 26

/** Weight of the newest frame in the running mean. */
const SMOOTHING = 0.08

/**
 * A longer gap counts as this many milliseconds in the mean. One gap says nothing about a machine: the tab was
 * hidden, or a file was decoded.
 */
const LONGEST_FRAME = 100

/** Slow frames that together take this long lower the detail by one step, in milliseconds. */
const PATIENCE = 1800

/** What a longer gap counts for in that time: the slowest machines draw few frames, and need less detail soon. */
const LONGEST_GAP = 600

const STEPS: readonly Detail[] = ['full', 'less', 'least']

/**
 * Measures how long frames take and lowers the detail on a machine that is too slow. The detail
 * never rises again before the next Play, because detail that comes and goes distracts more than
 * detail that is missing.
 *
 * @returns a function from the time of each frame, in milliseconds, to the detail to draw
 */
export const createDetailMeter = (): ((time: number) => Detail) => {
  let last: number | undefined
  let mean = 16
  let slowFor = 0
  let step = 0
  return (time) => {
    if (last !== undefined) {
      const gap = time - last
      mean += SMOOTHING * (Math.min(LONGEST_FRAME, gap) - mean)
      slowFor = mean > SLOW_FRAME ? slowFor + Math.min(LONGEST_GAP, gap) : 0
    }
    last = time
    if (slowFor >= PATIENCE && step < STEPS.length - 1) {
      step += 1
      slowFor = 0
    }
    return STEPS[step] ?? 'least'
  }
}
