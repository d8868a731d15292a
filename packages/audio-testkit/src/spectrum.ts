import FFT from 'fft.js'

/** Computes the power of each bin of one windowed frame; the result is reused by the next call. */
export type Spectrum = {
  readonly size: number
  /** @param at first sample of the frame; what lies beyond the signal counts as silence */
  powerAt(signal: Float32Array, at: number): Float64Array
}

/** @param size power of two; Hann-windowed. Bin k is `k × sampleRate / size` hertz. */
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

/** Circular convolution's tools: forward and inverse transform of long real signals. */
export const createTransform = (
  size: number,
): { forward(signal: Float32Array): number[]; inverse(bins: number[]): Float64Array } => {
  const fft = new FFT(size)
  return {
    forward(signal) {
      const input = Array.from<number>({ length: size }).fill(0)
      for (let index = 0; index < Math.min(size, signal.length); index += 1)
        input[index] = signal[index]!
      const bins = fft.createComplexArray() as number[]
      fft.realTransform(bins, input)
      fft.completeSpectrum(bins)
      return bins
    },
    inverse(bins) {
      const out = fft.createComplexArray() as number[]
      fft.inverseTransform(out, bins)
      return Float64Array.from({ length: size }, (_, index) => out[2 * index]!)
    },
  }
}
