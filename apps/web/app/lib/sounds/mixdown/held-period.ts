/** One round of a sound, in 16 bits: half the memory. A period peaks below full scale, and the steps are 75 dB below it. */
export type HeldPeriod = readonly Int16Array<ArrayBuffer>[]

/** What a sample of 1 is held as. */
export const FULL_SCALE = 32_768

/** @param channels samples from -1 to 1 */
export const holdPeriod = (channels: readonly Float32Array[]): HeldPeriod =>
  channels.map((samples) => {
    const held = new Int16Array(samples.length)
    for (let index = 0; index < held.length; index += 1)
      held[index] = Math.max(
        -FULL_SCALE,
        Math.min(FULL_SCALE - 1, Math.round(samples[index]! * FULL_SCALE)),
      )
    return held
  })
