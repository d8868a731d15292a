import { bandOf } from './filter.ts'
import { createTransform, packPair, type ComplexArray } from './spectrum.ts'

const WINDOW_SECONDS = 2
const DECIMATION = 4

/**
 * Highest correlation between any window of two seconds and the sound at any other place at
 * least two seconds away (cyclic): near 1 where an event was copied, near 0 where none is.
 *
 * Works on what lies below a ninth of the sample rate, decimated by four. About 3 s per minute.
 */
export const selfSimilarity = (signal: Float32Array, sampleRate: number): number => {
  const filtered = bandOf(signal, sampleRate, { from: 60, to: sampleRate / 9 })
  const length = Math.floor(filtered.length / DECIMATION)
  const series = Float32Array.from({ length }, (_, index) => filtered[index * DECIMATION]!)
  const window = Math.round((WINDOW_SECONDS * sampleRate) / DECIMATION)
  const size = 2 ** Math.ceil(Math.log2(length + 2 * window))
  const transform = createTransform(size)
  const cyclic = new Float32Array(length + window)
  cyclic.set(series)
  cyclic.set(series.subarray(0, window), length)
  const whole = transform.forward(packPair(size, cyclic))
  const sums = new Float64Array(cyclic.length + 1)
  for (let index = 0; index < cyclic.length; index += 1)
    sums[index + 1] = sums[index]! + cyclic[index]! ** 2
  const starts = Array.from({ length: Math.floor(length / window) }, (_, index) => index * window)
  // A window that holds but a corner of an event is alike to any other such corner.
  const least = (0.5 * sums[length]! * window) / length
  let best = 0
  for (let pair = 0; pair < starts.length; pair += 2) {
    const windows = starts.slice(pair, pair + 2)
    const pieces = windows.map((at) => series.subarray(at, at + window))
    const products = correlate(transform, whole, packPair(size, pieces[0]!, pieces[1]))
    windows.forEach((at, part) => {
      const energy = sums[at + window]! - sums[at]!
      if (energy < least) return
      for (let other = 0; other < length; other += 1) {
        const distance = Math.abs(other - at)
        if (Math.min(distance, length - distance) < window) continue
        const value = Math.abs(products[2 * other + part]!)
        const otherEnergy = sums[other + window]! - sums[other]!
        if (otherEnergy < least) continue
        if (value > best * Math.sqrt(energy * otherEnergy + 1e-20))
          best = value / Math.sqrt(energy * otherEnergy + 1e-20)
      }
    })
  }
  return best
}

/** Correlation of a real signal (by its transform) with two real pieces packed as one. */
const correlate = (
  transform: ReturnType<typeof createTransform>,
  whole: ComplexArray,
  packed: ComplexArray,
): ComplexArray => {
  const bins = transform.forward(packed)
  // The conjugate of the product is the transform of the pieces' correlations with the whole,
  // run backwards in the imaginary part's sign, which a magnitude does not see.
  for (let index = 0; index < bins.length; index += 2) {
    const [a, b, c, d] = [whole[index]!, -whole[index + 1]!, bins[index]!, bins[index + 1]!]
    bins[index] = a * c - b * d
    bins[index + 1] = -(a * d + b * c)
  }
  return transform.inverse(bins)
}
