/** `full`: everything moves. `less`: no halo, no breath. `least`: every other frame too. */
export type Detail = 'full' | 'less' | 'least'

/** More than this between two frames, in milliseconds, counts as too slow. */
const SLOW_FRAME = 26

/** Weight of the newest frame in the running mean. */
const SMOOTHING = 0.08

/** One hiccup says nothing about a machine: a tab that comes back, a file that is decoded. */
const LONGEST_FRAME = 100

/** So many slow frames in a row shed one step of detail. */
const PATIENCE = 45

const STEPS: readonly Detail[] = ['full', 'less', 'least']

/**
 * Watches how long frames take and sheds detail when a machine cannot keep up. What was shed stays
 * away until the next Play: detail that comes and goes is worse than either.
 *
 * @returns takes the time of each frame in milliseconds, gives what to draw
 */
export const createDetail = (): ((time: number) => Detail) => {
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
