import FFT from 'fft.js'

/** Computes the power of each bin of one windowed frame; the result is reused by the next call. */
export type Spectrum = {
  readonly size: number
  /** @param at first sample of the frame; what lies beyond the signal counts as silence */
  powerAt(signal: Float32Array, at: number): Float64Array
}

/**
 * Power spectra of Hann-windowed frames. Bin k is `k × sampleRate / size` hertz; a full-scale sine in the
 * middle of a bin has the power `(size / 4)²`.
 *
 * @param size samples of a frame, a power of two
 */
export const createSpectrum = (size: number): Spectrum => {
  const fft = new FFT(size)
  const frame = Array.from<number>({ length: size }).fill(0)
  const bins = fft.createComplexArray() as number[]
  const window = Float64Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
  )
  const power = new Float64Array(size / 2 + 1)
  return {
    size,
    powerAt(signal, at) {
      for (let index = 0; index < size; index += 1)
        frame[index] = (signal[at + index] ?? 0) * window[index]!
      fft.realTransform(bins, frame)
      for (let bin = 0; bin <= size / 2; bin += 1) {
        const real = bins[2 * bin]!
        const imaginary = bins[2 * bin + 1]!
        power[bin] = real * real + imaginary * imaginary
      }
      return power
    },
  }
}

/** Interleaved complex numbers: real, imaginary, real, … */
export type ComplexArray = Float64Array

/** Transforms of long complex signals; each call returns a new array. */
export const createTransform = (
  size: number,
): { forward(signal: ComplexArray): ComplexArray; inverse(bins: ComplexArray): ComplexArray } => {
  const fft = new FFT(size)
  return {
    forward(signal) {
      const bins = new Float64Array(2 * size)
      fft.transform(bins, signal)
      return bins
    },
    inverse(bins) {
      const signal = new Float64Array(2 * size)
      fft.inverseTransform(signal, bins)
      return signal
    },
  }
}

/**
 * Two real signals as the real and imaginary parts of one complex one, padded with zeros.
 *
 * @param size complex points
 */
export const packPair = (
  size: number,
  real: ArrayLike<number>,
  imaginary: ArrayLike<number> = [],
): ComplexArray => {
  const packed = new Float64Array(2 * size)
  for (let index = 0; index < real.length; index += 1) packed[2 * index] = real[index]!
  for (let index = 0; index < imaginary.length; index += 1)
    packed[2 * index + 1] = imaginary[index]!
  return packed
}
