import { createTransform, meanSpectrum, packPair } from '@dhvani/audio-measures'
import type { Stereo } from '@dhvani/sound-render'

/** Points of a transform: as many as {@link meanSpectrum} has. */
const SIZE = 2048
/** The equaliser's impulse response lasts `2 × REACH + 1` samples around 0. */
const REACH = 255
const BLOCK = SIZE - 2 * REACH
/** A sixth of an octave. */
const HALF_BAND = 2 ** (1 / 6)
const LARGEST_GAIN = 4

/** Mean of the bins around one, a third-octave wide. */
const smoothed = (power: Float64Array, bin: number): number => {
  const [first, last] = [Math.floor(bin / HALF_BAND), Math.ceil(bin * HALF_BAND)]
  const near = power.subarray(first, last + 1)
  return near.reduce((sum, value) => sum + value, 0) / near.length
}

/** The transform of an equaliser without delay that gives `from` the mean spectrum `to`. */
const designEqualiser = (from: Float64Array, to: Float64Array): Float64Array => {
  const transform = createTransform(SIZE)
  const gains = new Float64Array(2 * SIZE)
  for (let bin = 0; bin <= SIZE / 2; bin += 1) {
    const ratio = Math.sqrt(smoothed(to, bin) / (smoothed(from, bin) + 1e-20))
    gains[2 * bin] = gains[2 * ((SIZE - bin) % SIZE)] = Math.min(LARGEST_GAIN, ratio)
  }
  const impulse = transform.inverse(gains)
  for (let at = 0; at < SIZE; at += 1) {
    const distance = Math.min(at, SIZE - at)
    const window = distance > REACH ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / (REACH + 1))
    impulse[2 * at]! *= window
    impulse[2 * at + 1] = 0
  }
  return transform.forward(impulse)
}

/** Runs an equaliser over a loop, block by block (overlap-add); what rings over wraps around. */
const equaliseLoop = (loop: Float32Array, equaliser: Float64Array): Float32Array => {
  const transform = createTransform(SIZE)
  const { length } = loop
  const out = new Float32Array(length)
  for (let start = 0; start < length; start += BLOCK) {
    const bins = transform.forward(packPair(SIZE, loop.subarray(start, start + BLOCK)))
    // The equaliser is symmetrical in time, so its transform is real.
    for (let bin = 0; bin < SIZE; bin += 1) {
      bins[2 * bin]! *= equaliser[2 * bin]!
      bins[2 * bin + 1]! *= equaliser[2 * bin]!
    }
    const block = transform.inverse(bins)
    for (let at = -REACH; at < BLOCK + REACH; at += 1)
      out[(start + at + length) % length]! += block[2 * ((at + SIZE) % SIZE)]!
  }
  return out
}

/**
 * One channel with the mean spectrum that both ears have together. A plain mean of two channels
 * cancels what they hold in opposite phase (4 dB of a street's hiss) and favours what they share.
 *
 * @param sound a loop of at least 2048 samples
 */
export const mixToMono = ({ left, right }: Stereo): Float32Array => {
  const mean = left.map((value, at) => (value + right[at]!) / 2)
  const [ofLeft, ofRight] = [left, right].map(meanSpectrum)
  const ofBoth = ofLeft!.map((power, bin) => (power + ofRight![bin]!) / 2)
  return equaliseLoop(mean, designEqualiser(meanSpectrum(mean), ofBoth))
}
