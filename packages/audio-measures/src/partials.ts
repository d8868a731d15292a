import { blockPowers, powerToDecibels } from './level.ts'
import { bandOf } from './filter.ts'
import { trackPeak } from './pitch-track.ts'
import { mean, slopeOf, standardDeviation } from './statistics.ts'

/** Which partial is followed, and how finely. */
export type PartialLevelOptions = {
  sampleRate: number
  /** Hertz. */
  frequency: number
  /** Seconds of the Hann window, 0.04 unless given: its main lobe is `4 / window` hertz wide. */
  window?: number
  /** Seconds from one level to the next, 0.01 unless given. */
  hop?: number
}

/**
 * Level of one partial over time: magnitude of the Hann-windowed Fourier sum at its frequency.
 *
 * @returns decibels re a full-scale sine, -180 at the lowest, one for each whole window
 */
export const partialLevels = (
  signal: Float32Array,
  { sampleRate, frequency, window = 0.04, hop = 0.01 }: PartialLevelOptions,
): Float64Array => {
  const size = Math.round(window * sampleRate)
  const step = Math.round(hop * sampleRate)
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  for (let index = 0; index < size; index += 1) {
    const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size)
    const angle = (2 * Math.PI * frequency * index) / sampleRate
    real[index] = hann * Math.cos(angle)
    imaginary[index] = hann * Math.sin(angle)
  }
  const count = Math.max(0, Math.floor((signal.length - size) / step) + 1)
  return Float64Array.from({ length: count }, (_, frame) => {
    let cosine = 0
    let sine = 0
    for (let index = 0; index < size; index += 1) {
      const value = signal[frame * step + index]!
      cosine += value * real[index]!
      sine += value * imaginary[index]!
    }
    return 20 * Math.log10(Math.hypot(cosine, sine) / (size / 4) + 1e-9)
  })
}

/**
 * Time in which a level falls by 60 dB, from its fall between 3 and 23 dB below the highest level: the
 * least-squares line through the levels in this range, up to the first one below it.
 *
 * @param levels decibels
 * @param hop seconds between levels
 * @returns seconds; Infinity for a level that does not fall by 3 dB
 */
export const decayTime = (levels: ArrayLike<number>, hop: number): number => {
  let top = 0
  for (let index = 1; index < levels.length; index += 1)
    if (levels[index]! > levels[top]!) top = index
  const times: number[] = []
  const inRange: number[] = []
  for (let index = top; index < levels.length; index += 1) {
    const below = levels[top]! - levels[index]!
    if (below > 23) break
    if (below < 3) continue
    times.push((index - top) * hop)
    inRange.push(levels[index]!)
  }
  const slope = slopeOf(times, inRange)
  return slope < 0 ? -60 / slope : Number.POSITIVE_INFINITY
}

/** Residual of a series after a least-squares quadratic fit. */
const withoutQuadratic = (series: Float64Array): Float64Array => {
  const count = series.length
  const x = Float64Array.from({ length: count }, (_, index) => index - (count - 1) / 2)
  const square = x.map((value) => value * value)
  const middle = mean(square)
  const bow = square.map((value) => value - middle)
  const slope = slopeOf(x, series)
  const bend = slopeOf(bow, series)
  const level = mean(series)
  return series.map((value, index) => value - level - slope * x[index]! - bend * bow[index]!)
}

/**
 * How a partial wanders about its decay. The decay is the least-squares quadratic through its levels.
 *
 * @param levels decibels, usually of 0.15 to 1 s after the onset
 * @param hop seconds between levels
 * @returns standard deviation from the decay in decibels, and how often the level swings about it, in
 *   hertz: two changes of sign are one swing
 */
export const partialWobble = (
  levels: Float64Array,
  hop: number,
): { deviation: number; rate: number } => {
  const rest = withoutQuadratic(levels)
  let turns = 0
  for (let index = 1; index < rest.length; index += 1)
    if (rest[index]! >= 0 !== rest[index - 1]! >= 0) turns += 1
  return { deviation: standardDeviation(rest), rate: turns / 2 / (rest.length * hop) }
}

/**
 * Stiffness of a string: B of `f(n) = n f0 sqrt(1 + B n²)` (H. Fletcher, JASA 36, 1964), by the
 * least-squares line of `(f(n) / n)²` over `n²`.
 *
 * @param signal at least 16384 samples of one ringing note
 * @param fundamental hertz
 * @param count how many partials are looked for, each within 2.5 % of its multiple
 */
export const inharmonicity = (
  signal: Float32Array,
  sampleRate: number,
  fundamental: number,
  count = 10,
): number => {
  const squares: number[] = []
  const ratios: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const [peak] = trackPeak(signal, {
      sampleRate,
      from: fundamental * number * 0.975,
      to: fundamental * number * 1.025,
      size: 16_384,
      hop: signal.length,
    })
    if (!peak) throw new RangeError(`${signal.length} samples are too few for a stiffness.`)
    squares.push(number * number)
    ratios.push((peak.frequency / number / fundamental) ** 2)
  }
  const slope = slopeOf(squares, ratios)
  return slope / (mean(ratios) - slope * mean(squares))
}

/**
 * Time in which a band of a ringing note falls by 60 dB, as {@link decayTime} has it: from levels of
 * 20 ms, one each 10 ms.
 *
 * @param band hertz, e.g. 1000 to 2000 for an octave
 * @returns seconds
 */
export const bandDecayTime = (
  signal: Float32Array,
  sampleRate: number,
  band: { from: number; to: number },
): number => {
  const block = Math.round(0.01 * sampleRate)
  const levels = blockPowers(bandOf(signal, sampleRate, band), 2 * block, block)
  return decayTime(levels.map(powerToDecibels), 0.01)
}
