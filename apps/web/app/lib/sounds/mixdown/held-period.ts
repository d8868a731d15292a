/** One round of a sound, in 16 bits: half the memory. A period peaks below full scale, and the steps are 75 dB below it. */
export type HeldPeriod = readonly Int16Array<ArrayBuffer>[]

/** What a sample of 1 is held as. */
export const FULL_SCALE = 32_768

/**
 * Writes samples in 16 bits, up to the end of the shorter array. What is out of reach becomes the nearest value.
 *
 * @param step what a held 1 is worth
 */
export const holdSamples = (from: Float32Array, to: Int16Array, step: number): void => {
  const length = Math.min(from.length, to.length)
  for (let at = 0; at < length; at += 1)
    to[at] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(from[at]! / step)))
}

/** @param channels samples from -1 to 1 */
export const holdPeriod = (channels: readonly Float32Array[]): HeldPeriod =>
  channels.map((samples) => {
    const held = new Int16Array(samples.length)
    holdSamples(samples, held, 1 / FULL_SCALE)
    return held
  })
