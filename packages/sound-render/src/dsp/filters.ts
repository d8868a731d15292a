import type { Hertz } from '@dhvani/units'
import type { Stereo } from './stereo.ts'

/** One second-order section, normalised so that a0 = 1 (direct form II transposed). */
export type Section = {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

/** Q of a second-order Butterworth filter: flat up to its corner. */
const BUTTERWORTH = Math.SQRT1_2

type Shape = (
  cos: number,
  alpha: number,
  root: number,
) => [number, number, number, number, number, number]

/**
 * Robert Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients". Frequencies
 * are in hertz and bounded below half the sample rate; levels are in decibels.
 */
const design =
  (shape: Shape) =>
  (frequency: number, sampleRate: Hertz, q: number = BUTTERWORTH, level = 0): Section => {
    const bounded = Math.min(frequency, sampleRate * 0.49)
    const omega = (2 * Math.PI * bounded) / sampleRate
    const [b0, b1, b2, a0, a1, a2] = shape(
      Math.cos(omega),
      Math.sin(omega) / (2 * q),
      10 ** (level / 40),
    )
    return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
  }

/** Second-order low-pass: `(frequency, sampleRate, q = 0.707)`. */
export const lowPass = design((cos, alpha) => [
  (1 - cos) / 2,
  1 - cos,
  (1 - cos) / 2,
  1 + alpha,
  -2 * cos,
  1 - alpha,
])

/** Second-order high-pass: `(frequency, sampleRate, q = 0.707)`. */
export const highPass = design((cos, alpha) => [
  (1 + cos) / 2,
  -1 - cos,
  (1 + cos) / 2,
  1 + alpha,
  -2 * cos,
  1 - alpha,
])

/** Band-pass with 0 dB at its centre: `(frequency, sampleRate, q)`. */
export const bandPass = design((cos, alpha) => [alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha])

/** Bell: `(frequency, sampleRate, q, decibels)`. */
export const bell = design((cos, alpha, root) => [
  1 + alpha * root,
  -2 * cos,
  1 - alpha * root,
  1 + alpha / root,
  -2 * cos,
  1 - alpha / root,
])

/** Low shelf: `(frequency, sampleRate, q, decibels)`. */
export const lowShelf = design((cos, alpha, root) => {
  const slope = 2 * Math.sqrt(root) * alpha
  return [
    root * (root + 1 - (root - 1) * cos + slope),
    2 * root * (root - 1 - (root + 1) * cos),
    root * (root + 1 - (root - 1) * cos - slope),
    root + 1 + (root - 1) * cos + slope,
    -2 * (root - 1 + (root + 1) * cos),
    root + 1 + (root - 1) * cos - slope,
  ]
})

/** High shelf: `(frequency, sampleRate, q, decibels)`. */
export const highShelf = design((cos, alpha, root) => {
  const slope = 2 * Math.sqrt(root) * alpha
  return [
    root * (root + 1 + (root - 1) * cos + slope),
    -2 * root * (root - 1 + (root + 1) * cos),
    root * (root + 1 + (root - 1) * cos - slope),
    root + 1 - (root - 1) * cos + slope,
    2 * (root - 1 - (root + 1) * cos),
    root + 1 - (root - 1) * cos - slope,
  ]
})

/**
 * First-order low-pass, the shape of air and distance: the impulse-invariant one-pole filter.
 *
 * @param frequency corner in hertz
 */
export const onePoleLowPass = (frequency: number, sampleRate: Hertz): Section => {
  const pole = Math.exp((-2 * Math.PI * frequency) / sampleRate)
  return { b0: 1 - pole, b1: 0, b2: 0, a1: -pole, a2: 0 }
}

/** How many samples a section rings until it is below -140 dB. */
const settlingTime = ({ a1, a2 }: Section): number => {
  const discriminant = a1 * a1 - 4 * a2
  const radius =
    discriminant < 0
      ? Math.sqrt(a2)
      : Math.max(
          Math.abs((-a1 + Math.sqrt(discriminant)) / 2),
          Math.abs((-a1 - Math.sqrt(discriminant)) / 2),
        )
  return radius > 0 ? Math.ceil(Math.log(1e-7) / Math.log(Math.min(radius, 0.999_999))) : 2
}

/** How many samples a filter runs before its state is looked at. */
const BLOCK = 256
/**
 * A state below this reaches no sample: the smallest one is 1e-45. In a silence the state would go on to
 * fall until it is denormal, and then each step takes a processor a hundred times as long.
 */
const UNHEARD = 1e-70

/** @param warmUp how much of the end of the signal is run through before its beginning, in samples */
const runSection = (
  { b0, b1, b2, a1, a2 }: Section,
  signal: Float32Array,
  warmUp: number,
): void => {
  const { length } = signal
  let [first, second] = [0, 0]
  for (let from = -warmUp; from < length;) {
    const count = Math.min(BLOCK, from < 0 ? -from : length - from)
    const start = from < 0 ? from + length : from
    for (let index = start; index < start + count; index += 1) {
      const x = signal[index]!
      const y = b0 * x + first
      first = b1 * x - a1 * y + second
      second = b2 * x - a2 * y
      if (from >= 0) signal[index] = y
    }
    if (Math.abs(first) + Math.abs(second) < UNHEARD) first = second = 0
    from += count
  }
}

/** Both channels at once take half the time of one after the other: while one waits for its last step, a processor computes the other. */
const runSectionOnBoth = (
  { b0, b1, b2, a1, a2 }: Section,
  { left, right }: Stereo,
  warmUp: number,
): void => {
  const { length } = left
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let from = -warmUp; from < length;) {
    const count = Math.min(BLOCK, from < 0 ? -from : length - from)
    const start = from < 0 ? from + length : from
    for (let index = start; index < start + count; index += 1) {
      const x = left[index]!
      const y = b0 * x + first
      first = b1 * x - a1 * y + second
      second = b2 * x - a2 * y
      const v = right[index]!
      const w = b0 * v + third
      third = b1 * v - a1 * w + fourth
      fourth = b2 * v - a2 * w
      if (from < 0) continue
      left[index] = y
      right[index] = w
    }
    if (Math.abs(first) + Math.abs(second) < UNHEARD) first = second = 0
    if (Math.abs(third) + Math.abs(fourth) < UNHEARD) third = fourth = 0
    from += count
  }
}

/**
 * Filters a loop in place so that the result loops too.
 *
 * The filter first runs over the end of the loop, long enough for what came before to have faded
 * below -140 dB (at most one whole pass), then over the loop itself: the second pass of the
 * two-pass method, without the part of the first that cannot be heard.
 */
export const filterCyclic = (signal: Float32Array, sections: readonly Section[]): Float32Array => {
  for (const section of sections)
    runSection(section, signal, Math.min(signal.length, settlingTime(section)))
  return signal
}

/** {@link filterCyclic} of both channels. */
export const filterStereo = (sound: Stereo, sections: readonly Section[]): Stereo => {
  for (const section of sections)
    runSectionOnBoth(section, sound, Math.min(sound.left.length, settlingTime(section)))
  return sound
}

/** Filters a one-shot in place, from silence. */
export const filterOnce = (signal: Float32Array, sections: readonly Section[]): Float32Array => {
  for (const section of sections) runSection(section, signal, 0)
  return signal
}
