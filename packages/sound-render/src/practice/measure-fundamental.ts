import { hertz, seconds, type Hertz, type Seconds } from '@dhvani/units'

/** Each look at the phase weighs so many periods of the tone: neighbouring partials cancel within them. */
const PERIODS = 8

/**
 * The frequency of a partial, by the slope of its phase over a stretch of time (least squares over looks of eight
 * periods under a Hann window). Exact to a few thousandths of a cent for a steady tone.
 *
 * @param expected within half a semitone of the tone
 * @param from where to begin, after the pluck's own noise
 * @param length of the stretch
 */
export const measureFundamental = (
  signal: Float32Array,
  expected: Hertz,
  sampleRate: Hertz,
  from: Seconds = seconds(0.3),
  length: Seconds = seconds(2),
): Hertz => {
  const width = Math.round((PERIODS * sampleRate) / expected)
  const hop = Math.round(width / 2)
  const start = Math.round(from * sampleRate)
  const end = Math.min(signal.length, start + Math.round(length * sampleRate))
  const step = (2 * Math.PI * expected) / sampleRate
  const phases: number[] = []
  const weights: number[] = []
  for (let at = start; at + width <= end; at += hop) {
    let real = 0
    let imaginary = 0
    for (let index = 0; index < width; index += 1) {
      const value = signal[at + index]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / width))
      // By the sample's own number: the phase of each look is against one and the same oscillator.
      real += value * Math.cos(step * (at + index))
      imaginary -= value * Math.sin(step * (at + index))
    }
    const last = phases.at(-1) ?? 0
    const phase = Math.atan2(imaginary, real)
    phases.push(phase + 2 * Math.PI * Math.round((last - phase) / (2 * Math.PI)))
    weights.push(real * real + imaginary * imaginary)
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (phases.length < 2 || total === 0) return expected
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value, at) => sum + weights[at]! * value, 0) / total
  const times = phases.map((_, at) => at * hop)
  const [meanTime, meanPhase] = [mean(times), mean(phases)]
  const slope =
    mean(times.map((time, at) => (time - meanTime) * (phases[at]! - meanPhase))) /
    mean(times.map((time) => (time - meanTime) ** 2))
  return hertz(expected + (slope * sampleRate) / (2 * Math.PI))
}
