import { blockPowers } from './level.ts'
import { createSpectrum, createTransform, packPair } from './spectrum.ts'
import { mean } from './statistics.ts'

/**
 * Amplitude over time: root mean square of blocks of `hopSeconds`, one after another.
 *
 * @throws {Error} when a block is no whole number of samples: times would drift
 */
export const envelopeOf = (
  signal: Float32Array,
  sampleRate: number,
  hopSeconds: number,
): Float32Array => {
  const hop = Math.round(hopSeconds * sampleRate)
  if (Math.abs(hop - hopSeconds * sampleRate) > 1e-6)
    throw new Error(`${hopSeconds} s is no whole number of samples at ${sampleRate} Hz.`)
  return Float32Array.from(blockPowers(signal, hop, hop), Math.sqrt)
}

/**
 * Normalised autocorrelation of a series about its mean, by the transform of its power spectrum
 * (Wiener and Khinchin); lags with fewer pairs are weighted up.
 *
 * @param lags the largest lag, in points
 * @returns one value a lag: 1 at lag 0, near 0 where nothing repeats
 */
export const autocorrelation = (series: ArrayLike<number>, lags: number): Float64Array => {
  const middle = mean(series)
  const centred = Float32Array.from({ length: series.length }, (_, i) => series[i]! - middle)
  const size = 2 ** Math.ceil(Math.log2(2 * series.length))
  const transform = createTransform(size)
  const bins = transform.forward(packPair(size, centred))
  for (let bin = 0; bin < size; bin += 1) {
    bins[2 * bin] = bins[2 * bin]! ** 2 + bins[2 * bin + 1]! ** 2
    bins[2 * bin + 1] = 0
  }
  const result = transform.inverse(bins)
  const power = Math.max(result[0]!, 1e-20)
  return Float64Array.from(
    { length: Math.min(lags + 1, series.length) },
    (_, lag) => (result[2 * lag]! / power) * (series.length / (series.length - lag)),
  )
}

/**
 * Moments at which an envelope rises: local maxima that stand `rise` decibels above the lowest point
 * since the last one, and from which it falls as far.
 *
 * @param envelope linear amplitudes
 * @returns indexes into the envelope
 */
export const findRises = (envelope: ArrayLike<number>, rise: number): number[] => {
  const found: number[] = []
  const factor = 10 ** (rise / 20)
  let lowest = Infinity
  let highest = 0
  let at = 0
  let rising = false
  for (let index = 0; index < envelope.length; index += 1) {
    const value = envelope[index]! + 1e-9
    if (!rising) {
      lowest = Math.min(lowest, value)
      if (value > lowest * factor) {
        rising = true
        highest = value
        at = index
      }
    } else if (value > highest) {
      highest = value
      at = index
    } else if (value < highest / factor) {
      found.push(at)
      rising = false
      lowest = value
    }
  }
  if (rising) found.push(at)
  return found
}

/** A stretch of a sound that stands out: seconds of start, end and loudest point, its level in dB. */
export type Burst = { start: number; end: number; peak: number; level: number }

/**
 * Stretches in which an envelope is above a threshold, joined over short gaps.
 *
 * @param envelope linear amplitudes
 * @param hop seconds between its points
 * @param threshold linear, by index into the envelope
 * @param joinGap seconds: bursts with a shorter gap between them are one
 * @param minimum seconds: shorter bursts do not count
 */
export const findBursts = (
  envelope: ArrayLike<number>,
  hop: number,
  threshold: (index: number) => number,
  { joinGap, minimum }: { joinGap: number; minimum: number },
): Burst[] => {
  const bursts: Burst[] = []
  for (let index = 0; index < envelope.length; index += 1) {
    const value = envelope[index]!
    if (value < threshold(index)) continue
    const time = index * hop
    const level = 20 * Math.log10(value + 1e-9)
    const last = bursts.at(-1)
    if (last && time - last.end <= joinGap + 1e-9) {
      last.end = time + hop
      if (level > last.level) Object.assign(last, { peak: time, level })
    } else bursts.push({ start: time, end: time + hop, peak: time, level })
  }
  return bursts.filter(({ start, end }) => end - start >= minimum)
}

/**
 * Power of an envelope's movement by frequency, relative to its mean: how speech, leaves or flutter
 * beat.
 *
 * @param hop seconds between the points of the envelope
 * @param size points of a frame, a power of two; frames overlap by half
 * @returns hertz and power, up to half the envelope's rate
 */
export const modulationSpectrum = (
  envelope: Float32Array,
  hop: number,
  size: number,
): { frequency: number; power: number }[] => {
  const middle = mean(envelope)
  const centred = envelope.map((value) => value / middle - 1)
  const spectrum = createSpectrum(size)
  const sum = new Float64Array(size / 2 + 1)
  for (let at = 0; at + size <= centred.length; at += size / 2) {
    const power = spectrum.powerAt(centred, at)
    for (let bin = 0; bin < sum.length; bin += 1) sum[bin]! += power[bin]!
  }
  return Array.from(sum, (power, bin) => ({ frequency: bin / (size * hop), power }))
}
