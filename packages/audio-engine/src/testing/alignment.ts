import { WAV_HEADER_BYTES } from '@dhvani/audio-files/wav-header'

/** Left channel of a 16-bit stereo WAV. */
export const leftOf = async (wav: Blob): Promise<Float32Array> => {
  const bytes = new DataView(await wav.arrayBuffer())
  return Float32Array.from(
    { length: (bytes.byteLength - WAV_HEADER_BYTES) / 4 },
    (_, index) => bytes.getInt16(WAV_HEADER_BYTES + index * 4, true) / 32_768,
  )
}

/** Normalised correlation of `length` samples of `a` from `at` with those of `b` from `from`. */
export const correlationAt = (
  a: Float32Array,
  b: Float32Array,
  { at, from, length }: { at: number; from: number; length: number },
): number => {
  let [both, one, other] = [0, 0, 0]
  for (let index = 0; index < length; index += 1) {
    const x = a[at + index] ?? 0
    const y = b[from + index] ?? 0
    both += x * y
    one += x * x
    other += y * y
  }
  return both / Math.sqrt(one * other || 1)
}

/** Second differences: they keep the onsets that two takes share and take away low drones. */
export const sharpened = (samples: Float32Array): Float32Array =>
  Float32Array.from(
    samples,
    (sample, index) => sample - 2 * (samples[index - 1] ?? 0) + (samples[index - 2] ?? 0),
  )

/** By how many samples `a` from `at` is later than `b` from `from`, within ± `reach`. */
export const lagBetween = (
  a: Float32Array,
  b: Float32Array,
  { at, from, length, reach }: Record<'at' | 'from' | 'length' | 'reach', number>,
): number => {
  let best = { lag: 0, correlation: -Infinity }
  for (let lag = -reach; lag <= reach; lag += 1) {
    const correlation = correlationAt(a, b, { at: at + lag, from, length })
    if (correlation > best.correlation) best = { lag, correlation }
  }
  return best.lag
}
