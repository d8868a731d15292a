import { blockLevels, crest, toMono, type Channels } from './level.ts'
import { createSpectrum } from './spectrum.ts'
import { correlation, kurtosis, percentile, slopeOf, standardDeviation } from './statistics.ts'

/**
 * Measures of a sound, taken on the mean of its channels. The ranges of the gates come from the same
 * measures of real recordings. Medians are over all frames of 2048 samples (46 ms at 44.1 kHz).
 */
export type Features = {
  /** Median over frames of the mean frequency weighted by magnitude, in hertz. */
  centroid: number
  /** Median over frames of the frequency below which 85 % of the power lies, in hertz. */
  rollOff: number
  /**
   * Median over frames of the geometric mean over the arithmetic mean of the bins' power, 100 Hz to
   * 10 kHz: 0 for a tone, 0.56 for white noise.
   */
  flatness: number
  /** {@link spectralSlope} from 125 Hz to 8 kHz, in dB per octave. */
  slope: number
  /** Share of all power below 250 Hz, 0 to 1. */
  low: number
  /** Share of all power from 250 Hz to 2 kHz, 0 to 1. */
  middle: number
  /** Share of all power from 2 to 8 kHz, 0 to 1. */
  high: number
  /** Of the samples: 3 for Gaussian noise, more for a sound of single events. */
  kurtosis: number
  /** Highest sample over root mean square, in dB. */
  crest: number
  /** Standard deviation of the levels of 50 ms, in dB. */
  deviation50ms: number
  /** Standard deviation of the levels of 1 s, in dB. */
  deviation1s: number
  /** 95th less 5th percentile of the levels of 1 s, in dB. */
  range1s: number
  /** Correlation of left and right; 1 for mono. */
  stereoCorrelation: number
}

/** Samples of a frame, and from one frame to the next. */
const SIZE = 2048
const HOP = 1024
/** Centres from 31.25 Hz to 8 kHz, in hertz. */
const THIRD_OCTAVES = Array.from({ length: 25 }, (_, index) => 31.25 * 2 ** (index / 3))

/** Power between two frequencies of one spectrum. */
const bandPower = (power: Float64Array, binWidth: number, from: number, to: number): number => {
  let sum = 0
  const last = Math.min(power.length - 1, Math.ceil(to / binWidth) - 1)
  for (let bin = Math.ceil(from / binWidth); bin <= last; bin += 1) sum += power[bin]!
  return sum
}

const centroidOf = (power: Float64Array, binWidth: number): number => {
  let [weighted, total] = [0, 0]
  for (let bin = 1; bin < power.length; bin += 1) {
    const magnitude = Math.sqrt(power[bin]!)
    weighted += magnitude * bin
    total += magnitude
  }
  return total === 0 ? 0 : (weighted / total) * binWidth
}

const rollOffOf = (power: Float64Array, binWidth: number): number => {
  const limit = 0.85 * power.reduce((sum, value) => sum + value, 0)
  let sum = 0
  for (let bin = 0; bin < power.length; bin += 1) {
    sum += power[bin]!
    if (sum >= limit) return bin * binWidth
  }
  return 0
}

const flatnessOf = (power: Float64Array, binWidth: number): number => {
  let [logs, sum, count] = [0, 0, 0]
  const last = Math.floor(10_000 / binWidth)
  for (let bin = Math.ceil(100 / binWidth); bin <= last; bin += 1) {
    logs += Math.log(power[bin]! + 1e-20)
    sum += power[bin]!
    count += 1
  }
  return Math.exp(logs / count) / (sum / count + 1e-20)
}

/**
 * Slope of a mean power spectrum in dB per octave: the least-squares line through the levels of its
 * third-octave densities. White noise has 0.
 *
 * @param meanPower as {@link meanSpectrum} gives it
 * @param binWidth hertz
 * @param from,to hertz; centres of the first and last third-octave
 */
export const spectralSlope = (
  meanPower: Float64Array,
  binWidth: number,
  from = 125,
  to = 8000,
): number => {
  const points = THIRD_OCTAVES.filter((centre) => centre >= from && centre <= to).map((centre) => {
    const [low, high] = [centre / 2 ** (1 / 6), centre * 2 ** (1 / 6)]
    const first = Math.round(low / binWidth)
    const last = Math.max(first, Math.round(high / binWidth) - 1)
    let sum = 0
    for (let bin = first; bin <= last; bin += 1) sum += meanPower[bin]!
    return [Math.log2(centre), 10 * Math.log10(sum / (last - first + 1) + 1e-20)] as const
  })
  return slopeOf(
    points.map(([octave]) => octave),
    points.map(([, level]) => level),
  )
}

/** Mean power spectrum of a signal: Hann frames of 2048 every 1024. */
export const meanSpectrum = (signal: Float32Array): Float64Array => {
  const spectrum = createSpectrum(SIZE)
  const sum = new Float64Array(SIZE / 2 + 1)
  let frames = 0
  for (let at = 0; at + SIZE <= signal.length; at += HOP) {
    const power = spectrum.powerAt(signal, at)
    for (let bin = 0; bin < sum.length; bin += 1) sum[bin]! += power[bin]!
    frames += 1
  }
  return sum.map((power) => power / Math.max(1, frames))
}

/** Measures {@link Features} of a whole sound. Costs about 0.4 s per minute of stereo. */
export const measureFeatures = (channels: Channels, sampleRate: number): Features => {
  const mono = toMono(channels)
  const binWidth = sampleRate / SIZE
  const spectrum = createSpectrum(SIZE)
  const sum = new Float64Array(SIZE / 2 + 1)
  const centroids: number[] = []
  const rollOffs: number[] = []
  const flatnesses: number[] = []
  for (let at = 0; at + SIZE <= mono.length; at += HOP) {
    const power = spectrum.powerAt(mono, at)
    for (let bin = 0; bin < sum.length; bin += 1) sum[bin]! += power[bin]!
    centroids.push(centroidOf(power, binWidth))
    rollOffs.push(rollOffOf(power, binWidth))
    flatnesses.push(flatnessOf(power, binWidth))
  }
  const total = sum.reduce((all, value) => all + value, 0)
  const seconds = blockLevels(mono, sampleRate, 1)
  return {
    centroid: percentile(centroids, 0.5),
    rollOff: percentile(rollOffs, 0.5),
    flatness: percentile(flatnesses, 0.5),
    slope: spectralSlope(sum, binWidth),
    low: bandPower(sum, binWidth, 0, 250) / total,
    middle: bandPower(sum, binWidth, 250, 2000) / total,
    high: bandPower(sum, binWidth, 2000, 8000) / total,
    kurtosis: kurtosis(mono),
    crest: crest(mono),
    deviation50ms: standardDeviation(blockLevels(mono, sampleRate, 0.05)),
    deviation1s: standardDeviation(seconds),
    range1s: percentile(seconds, 0.95) - percentile(seconds, 0.05),
    stereoCorrelation: channels.length < 2 ? 1 : correlation(channels[0]!, channels[1]!),
  }
}

/** Magnitude-weighted centroid of the frame that starts at a sample, in hertz. */
export const centroidAt = (signal: Float32Array, at: number, sampleRate: number): number =>
  centroidOf(createSpectrum(SIZE).powerAt(signal, at), sampleRate / SIZE)
