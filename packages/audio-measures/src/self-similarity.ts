import { bandOf } from './filter.ts'
import { createTransform, packPair, type ComplexArray } from './spectrum.ts'

/** One sample in so many is kept, so that a minute takes seconds. */
const DECIMATION = 6
/** Points of a transform in windows, at least: those of two seconds stay in a processor's cache. */
const WINDOWS_IN_TRANSFORM = 4

/**
 * Highest correlation between any window of a loop and any other place at least a window away: near 1
 * where an event was copied, near 0 where none was.
 *
 * Compares what lies between 60 Hz and 3.4 kHz (at 44.1 kHz): a thirteenth of the sample rate is just
 * below half the rate that is left after {@link DECIMATION}. Takes two to three seconds of processor
 * time per minute of sound.
 *
 * @param seconds length of a window; at most a third of the loop
 */
export const selfSimilarity = (signal: Float32Array, sampleRate: number, seconds = 2): number => {
  const filtered = bandOf(signal, sampleRate, { from: 60, to: sampleRate / 13 })
  const length = Math.floor(filtered.length / DECIMATION)
  const window = Math.round((seconds * sampleRate) / DECIMATION)
  const cyclic = Float32Array.from(
    { length: length + window },
    (_, index) => filtered[(index % length) * DECIMATION]!,
  )
  const sums = new Float64Array(cyclic.length + 1)
  for (let index = 0; index < cyclic.length; index += 1)
    sums[index + 1] = sums[index]! + cyclic[index]! ** 2
  const energyAt = (at: number) => sums[at + window]! - sums[at]!
  // Windows that hold only the edge of an event resemble one another: they do not count.
  const least = (0.5 * sums[length]! * window) / length
  const size = 2 ** Math.ceil(Math.log2(WINDOWS_IN_TRANSFORM * window))
  const transform = createTransform(size)
  const step = size - window
  const segments = Array.from({ length: Math.ceil(length / step) }, (_, index) => ({
    start: index * step,
    bins: transform.forward(packPair(size, cyclic.subarray(index * step, index * step + size))),
  }))
  const starts = Array.from({ length: Math.floor(length / window) }, (_, index) => index * window)
  const loud = starts.filter((at) => energyAt(at) >= least)
  let best = 0
  for (let pair = 0; pair < loud.length; pair += 2) {
    const windows = loud.slice(pair, pair + 2)
    const pieces = windows.map((at) => cyclic.subarray(at, at + window))
    const packed = transform.forward(packPair(size, pieces[0]!, pieces[1]))
    for (const { start, bins } of segments) {
      const products = transform.inverse(conjugateProduct(bins, packed))
      const count = Math.min(step, length - start)
      windows.forEach((at, part) => {
        for (let lag = 0; lag < count; lag += 1) {
          const distance = Math.abs(start + lag - at)
          if (Math.min(distance, length - distance) < window) continue
          const otherEnergy = energyAt(start + lag)
          if (otherEnergy < least) continue
          const value = products[2 * lag + part]!
          if (value * value > best * best * energyAt(at) * otherEnergy)
            best = Math.abs(value) / Math.sqrt(energyAt(at) * otherEnergy)
        }
      })
    }
  }
  return best
}

/**
 * Transform of the correlation of a real signal with two real pieces that are packed as one: the
 * first piece's correlation is its real part, the second's its negative imaginary part.
 */
const conjugateProduct = (whole: ComplexArray, packed: ComplexArray): ComplexArray => {
  const product = new Float64Array(whole.length)
  for (let index = 0; index < product.length; index += 2) {
    const [a, b, c, d] = [whole[index]!, whole[index + 1]!, packed[index]!, packed[index + 1]!]
    product[index] = a * c + b * d
    product[index + 1] = b * c - a * d
  }
  return product
}
