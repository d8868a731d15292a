import { milliseconds, seconds, type Seconds } from '@dhvani/units'

/** Time constants of the engine's glides: after 8 of them a change is 99.97 % done. */
export const GLIDE = {
  fader: milliseconds(15),
  edge: milliseconds(20),
  duck: milliseconds(60),
  unduck: milliseconds(150),
} as const

/** After so many time constants what is left of a change is below -104 dB, and may be cut off. */
const TIME_CONSTANTS_TO_END = 12

/**
 * Moves a parameter without a click, from its value of that moment, also amid another glide.
 *
 * Only `setTargetAtTime`: it continues from the running value in every browser, whereas a linear
 * ramp after `cancelAndHoldAtTime` jumps in Chromium 156 and ramps after a set value are broken in
 * Firefox (bugzilla 1567777). A glide ends at exactly its target: while one goes on, Chromium
 * computes the parameter anew for every sample, and of itself it goes on for ever
 * (docs/decisions/253-glides-end.md).
 *
 * @param at   context time of the start; nothing else may be scheduled later on this parameter
 * @param tau  time constant
 */
export const glide = (param: AudioParam, target: number, at: Seconds, tau: Seconds): void => {
  param.cancelScheduledValues(at)
  param.setTargetAtTime(target, at, tau)
  param.setValueAtTime(target, at + tau * TIME_CONSTANTS_TO_END)
}

/** The context's current time. */
export const clockOf = (context: BaseAudioContext): Seconds => seconds(context.currentTime)

/** A time this much of a frame after one still counts as on it: seconds are rounded. */
const ROUNDING = 1e-3

/**
 * The first frame at or after a time, in seconds of the context. A source that begins between two frames plays straight lines between
 * its samples: in Chromium a tone of 15 kHz is up to 6 dB softer then, and the source takes twice the processor time.
 */
export const frameAfter = (context: BaseAudioContext, time: Seconds): Seconds =>
  seconds(Math.ceil(time * context.sampleRate - ROUNDING) / context.sampleRate)
