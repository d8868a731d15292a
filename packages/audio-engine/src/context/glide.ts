import { milliseconds, seconds, type Seconds } from '@dhvani/units'

/** Time constants of the engine's glides: after 8 of them a change is 99.97 % done. */
export const GLIDE = {
  fader: milliseconds(15),
  edge: milliseconds(20),
  duck: milliseconds(60),
  unduck: milliseconds(150),
} as const

/** After so many time constants an exponential decay is below -104 dB and may be cut to 0. */
const TIME_CONSTANTS_TO_SILENCE = 12

/**
 * Moves a parameter without a click, from its value of that moment, also amid another glide.
 *
 * Only `setTargetAtTime`: it continues from the running value in every browser, whereas a linear
 * ramp after `cancelAndHoldAtTime` jumps in Chromium 156 and ramps after a set value are broken in
 * Firefox (bugzilla 1567777). A glide to 0 ends at exactly 0.
 *
 * @param at   context time of the start; nothing else may be scheduled later on this parameter
 * @param tau  time constant
 */
export const glide = (param: AudioParam, target: number, at: Seconds, tau: Seconds): void => {
  param.cancelScheduledValues(at)
  param.setTargetAtTime(target, at, tau)
  if (target === 0) param.setValueAtTime(0, at + tau * TIME_CONSTANTS_TO_SILENCE)
}

/** The context's current time. */
export const clockOf = (context: BaseAudioContext): Seconds => seconds(context.currentTime)
