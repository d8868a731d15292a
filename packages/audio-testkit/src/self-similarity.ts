import { bandOf } from './filter.ts'
import { createTransform } from './spectrum.ts'

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
  const whole = transform.forward(cyclic)
  const sums = new Float64Array(cyclic.length + 1)
  for (let index = 0; index < cyclic.length; index += 1)
    sums[index + 1] = sums[index]! + cyclic[index]! ** 2
  let best = 0
  for (let at = 0; at + window <= length; at += window) {
    const piece = transform.forward(series.subarray(at, at + window))
    for (let bin = 0; bin < size; bin += 1) {
      const [a, b, c, d] = [
        whole[2 * bin]!,
        whole[2 * bin + 1]!,
        piece[2 * bin]!,
        piece[2 * bin + 1]!,
      ]
      piece[2 * bin] = a * c + b * d
      piece[2 * bin + 1] = b * c - a * d
    }
    const products = transform.inverse(piece)
    const energy = sums[at + window]! - sums[at]!
    for (let other = 0; other < length; other += 1) {
      const distance = Math.abs(other - at)
      if (Math.min(distance, length - distance) < window) continue
      const otherEnergy = sums[other + window]! - sums[other]!
      const value = products[other]! / Math.sqrt(energy * otherEnergy + 1e-20)
      best = Math.max(best, Math.abs(value))
    }
  }
  return best
}
