import type { Hertz, Random, Samples } from '@dhvani/units'
import { fromDecibels, type Stereo } from './stereo.ts'

/**
 * A slow, cyclic control signal: evenly spaced points over one loop. Point 0 follows the last.
 * Read between points by linear interpolation.
 */
export type Curve = Float32Array

/** Points of a curve: one in 64 samples is finer than any modulation we use (345 Hz at 44.1 k). */
const SAMPLES_PER_POINT = 64

/** How many points a curve has that steers a loop of `length` samples. */
export const curvePoints = (length: Samples): number => Math.ceil(length / SAMPLES_PER_POINT)

/** A curve from a function of the position in the loop, 0 ≤ phase < 1. */
export const curveFrom = (length: Samples, at: (phase: number) => number): Curve => {
  const points = curvePoints(length)
  const curve = new Float32Array(points)
  for (let index = 0; index < points; index += 1) curve[index] = at(index / points)
  return curve
}

/** The value of a curve at a phase of its loop, any real number. */
export const readCurve = (curve: Curve, phase: number): number => {
  const position = (phase - Math.floor(phase)) * curve.length
  const index = Math.floor(position)
  const share = position - index
  const from = curve[index % curve.length]!
  return from + share * (curve[(index + 1) % curve.length]! - from)
}

export type Wander = {
  /** Of the loop that the wander steers. */
  length: Samples
  sampleRate: Hertz
  /** Slowest and fastest movement, in hertz. */
  lowest: number
  highest: number
  /** Amplitude falls as `frequency ** -slope`; 0.8 drifts, 0 flickers. */
  slope: number
  random: Random
}

/**
 * A cyclic wander of zero mean and unit variance: cosines of whole cycles per loop and random
 * phase. Above 160 partials a random subset stands for all, which keeps long loops cheap.
 */
export const wander = ({ length, sampleRate, lowest, highest, slope, random }: Wander): Curve => {
  const loopSeconds = length / sampleRate
  const first = Math.max(1, Math.round(lowest * loopSeconds))
  const last = Math.max(first, Math.round(highest * loopSeconds))
  const partials = Math.min(160, last - first + 1)
  const points = curvePoints(length)
  const curve = new Float32Array(points)
  let power = 0
  for (let partial = 0; partial < partials; partial += 1) {
    const cycles = first + Math.floor(((partial + random()) * (last - first + 1)) / partials)
    const amplitude = cycles ** -slope
    const phase = random() * 2 * Math.PI
    power += (amplitude * amplitude) / 2
    const step = (2 * Math.PI * cycles) / points
    const twiceCos = 2 * Math.cos(step)
    let previous = amplitude * Math.cos(phase - step)
    let current = amplitude * Math.cos(phase)
    for (let index = 0; index < points; index += 1) {
      curve[index]! += current
      const next = twiceCos * current - previous
      previous = current
      current = next
    }
  }
  const factor = 1 / Math.sqrt(power)
  for (let index = 0; index < points; index += 1) curve[index]! *= factor
  return curve
}

/** A new curve, point by point; `phase` is the place in the loop, 0 ≤ phase < 1. */
export const mapCurve = (curve: Curve, map: (value: number, phase: number) => number): Curve =>
  curve.map((value, index) => map(value, index / curve.length))

/** A new curve that runs `phase` of a loop late: 0.25 is a quarter of the loop, a negative number is early. */
export const delayCurve = (curve: Curve, phase: number): Curve => {
  const points = curve.length
  const shift = ((Math.round(phase * points) % points) + points) % points
  return curve.map((_, index) => curve[(index - shift + points) % points]!)
}

/** Multiplies a loop in place by a curve (linear gain). */
export const applyGain = (signal: Float32Array, gains: Curve): Float32Array => {
  const ratio = gains.length / signal.length
  const points = gains.length
  for (let index = 0; index < signal.length; index += 1) {
    const position = index * ratio
    const point = position | 0
    const from = gains[point]!
    const to = gains[point + 1 === points ? 0 : point + 1]!
    signal[index]! *= from + (position - point) * (to - from)
  }
  return signal
}

/** Lets a loop drift in level, in place. @param depth decibels where the drift is 1 */
export const applyDrift = (sound: Stereo, drift: Curve, depth: number): Stereo =>
  applyStereoGain(
    sound,
    mapCurve(drift, (value) => fromDecibels(depth * value)),
  )

/** {@link applyGain} for both channels. */
export const applyStereoGain = (sound: Stereo, gains: Curve): Stereo => {
  applyGain(sound.left, gains)
  applyGain(sound.right, gains)
  return sound
}

/**
 * A curve that follows another no closer than by this correlation: what it has in common with the other beyond that is
 * taken out. A curve that does not follow so closely keeps every point.
 *
 * @param curve of zero mean and unit variance, as {@link wander} makes it
 * @param most at least 0, below 1
 */
export const keepApart = (curve: Curve, other: Curve, most: number): Curve => {
  const mean = other.reduce((sum, value) => sum + value, 0) / other.length
  let [common, power] = [0, 0]
  other.forEach((value, index) => {
    common += curve[index]! * (value - mean)
    power += (value - mean) ** 2
  })
  const deviation = Math.sqrt(power / other.length)
  const together = common / (deviation * other.length)
  if (!(together > most)) return curve
  const share = (together - most * Math.sqrt((1 - together ** 2) / (1 - most ** 2))) / deviation
  return curve.map((value, index) => value - share * (other[index]! - mean))
}
