/** `full`: everything moves. `less`: no halo, no breathing. `least`: also half the frames. */
export type Detail = 'full' | 'less' | 'least'

/** A mean time between frames above this, in milliseconds, counts as too slow. */
const SLOW_FRAME = 26

/** Weight of the newest frame in the running mean. */
const SMOOTHING = 0.08

/**
 * A longer gap counts as this many milliseconds. One gap says nothing about a machine: the tab was
 * hidden, or a file was decoded.
 */
const LONGEST_FRAME = 100

/** This many slow frames in a row lower the detail by one step. */
const PATIENCE = 45

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
  let slowFrames = 0
  let step = 0
  return (time) => {
    if (last !== undefined) {
      mean += SMOOTHING * (Math.min(LONGEST_FRAME, time - last) - mean)
      slowFrames = mean > SLOW_FRAME ? slowFrames + 1 : 0
    }
    last = time
    if (slowFrames >= PATIENCE && step < STEPS.length - 1) {
      step += 1
      slowFrames = 0
    }
    return STEPS[step] ?? 'least'
  }
}
