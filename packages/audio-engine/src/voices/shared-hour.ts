import { seconds, type Seconds } from '@dhvani/units'

/** An hour that several devices hear together, on the clocks of their audio contexts. */
export type SharedHour = {
  /** @returns the context time at which the hour began, mostly before 0; a whole number of samples */
  readonly beginningIn: (context: BaseAudioContext) => Seconds
}

/**
 * Two readings of the same beginning differ by less. A difference of more means that the context stood still, or
 * that the device's clock was set.
 */
const TOLERANCE = seconds(0.1)

/** The context time of what leaves the speakers now. */
const heardIn = (context: BaseAudioContext, now: () => number): number => {
  const live = context as Partial<AudioContext>
  const { contextTime = 0, performanceTime = 0 } = live.getOutputTimestamp?.() ?? {}
  // Before the first sample there is no timestamp.
  if (contextTime === 0) return context.currentTime - (live.outputLatency || 0)
  // A context that stands still has an old timestamp; nothing is heard that was not rendered.
  return Math.min(context.currentTime, contextTime + (now() - performanceTime) / 1000)
}

/**
 * Ties an hour to audio clocks. Each context keeps its first reading, so that all sounds of a mix begin on the same
 * sample of the hour: readings scatter by some milliseconds, and two readings of one noise would not add up alike on
 * two devices.
 *
 * @param elapsed  seconds since the hour began, by the clock of the device; negative before it begins
 * @param now  as `performance.now` has it
 */
export const createSharedHour = (
  elapsed: () => number,
  now: () => number = () => performance.now(),
): SharedHour => {
  const readings = new WeakMap<BaseAudioContext, Seconds>()
  return {
    beginningIn(context) {
      const { sampleRate } = context
      const read = Math.round((heardIn(context, now) - elapsed()) * sampleRate) / sampleRate
      const kept = readings.get(context)
      if (kept !== undefined && Math.abs(kept - read) < TOLERANCE) return kept
      readings.set(context, seconds(read))
      return seconds(read)
    },
  }
}
