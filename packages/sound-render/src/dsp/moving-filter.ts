import type { Hertz } from '@dhvani/units'
import type { Curve } from './curve.ts'

export type MovingFilterKind = 'low-pass' | 'band-pass' | 'high-pass'

/** The frequency is read once in so many samples: 0.4 ms at 44.1 kHz. */
const SAMPLES_PER_UPDATE = 16
/** The filter first hears this much of the loop's end, so that the loop has no seam. */
const WARM_UP_SECONDS = 0.5

/**
 * A band-pass for callers that compute a sound sample by sample: its frequency may change at each of
 * them. The filter of {@link movingFilter}, but its gain at the centre is Q instead of 1.
 *
 * @returns a function that filters the next sample: `frequency` in hertz, `damping` is 1 / Q
 */
export const createMovingBand = (
  sampleRate: Hertz,
): ((input: number, frequency: number, damping: number) => number) => {
  let band = 0
  let low = 0
  return (input, frequency, damping) => {
    const g = Math.tan((Math.PI * Math.min(frequency, sampleRate * 0.4)) / sampleRate)
    const a1 = 1 / (1 + g * (g + damping))
    const difference = input - low
    const bandOut = a1 * band + g * a1 * difference
    const lowOut = low + g * bandOut
    band = 2 * bandOut - band
    low = 2 * lowOut - low
    return bandOut
  }
}

/**
 * A filter whose frequency follows a curve, cyclic like everything in this folder (in place).
 *
 * State-variable filter with trapezoidal integration, stable while it is moved: V. Zavalishin,
 * "The Art of VA Filter Design", 2.1.2, chapter 4. The band-pass has 0 dB at its centre.
 *
 * @param frequencies hertz over one loop
 */
export const movingFilter = (
  signal: Float32Array,
  kind: MovingFilterKind,
  frequencies: Curve,
  sampleRate: Hertz,
  q: number = Math.SQRT1_2,
): Float32Array => {
  const length = signal.length
  const warmUp = Math.min(length, Math.round(WARM_UP_SECONDS * sampleRate))
  const ratio = frequencies.length / length
  const damping = 1 / q
  let band = 0
  let low = 0
  let a1 = 0
  let a2 = 0
  let a3 = 0
  for (let step = -warmUp; step < length; step += 1) {
    const index = step < 0 ? step + length : step
    if ((step & (SAMPLES_PER_UPDATE - 1)) === 0 || step === -warmUp) {
      const frequency = Math.min(frequencies[(index * ratio) | 0]!, sampleRate * 0.48)
      const g = Math.tan((Math.PI * frequency) / sampleRate)
      a1 = 1 / (1 + g * (g + damping))
      a2 = g * a1
      a3 = g * a2
    }
    const x = signal[index]!
    const difference = x - low
    const bandOut = a1 * band + a2 * difference
    const lowOut = low + a2 * band + a3 * difference
    band = 2 * bandOut - band
    low = 2 * lowOut - low
    if (step >= 0)
      signal[index] =
        kind === 'low-pass'
          ? lowOut
          : kind === 'band-pass'
            ? damping * bandOut
            : x - damping * bandOut - lowOut
  }
  return signal
}
