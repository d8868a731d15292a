/** Channels of equal length; one for mono, two for stereo. */
export type Channels = readonly Float32Array[]

/** Power at -120 dB: silence has a level too. */
const FLOOR = 1e-12

/** Decibels of a power (mean square); -120 dB at the lowest. */
export const powerToDecibels = (power: number): number => 10 * Math.log10(Math.max(power, FLOOR))

/** The mean of all channels. */
export const toMono = (channels: Channels): Float32Array => {
  const mono = new Float32Array(channels[0]?.length ?? 0)
  for (const channel of channels)
    for (let index = 0; index < mono.length; index += 1)
      mono[index]! += channel[index]! / channels.length
  return mono
}

/** Mean square of blocks of `block` samples that start every `hop` samples; whole blocks only. */
export const blockPowers = (signal: Float32Array, block: number, hop: number): Float64Array => {
  const count = Math.max(0, Math.floor((signal.length - block) / hop) + 1)
  const powers = new Float64Array(count)
  // Two running sums of squares: a table of all of them takes 8 bytes a sample, and browsers measure minutes while they play.
  let [beforeStart, beforeEnd] = [0, 0]
  for (let at = 0; at < block && at < signal.length; at += 1) beforeEnd += signal[at]! * signal[at]!
  for (let index = 0, start = 0; index < count; index += 1, start += hop) {
    powers[index] = Math.max(0, beforeEnd - beforeStart) / block
    const end = Math.min(start + block + hop, signal.length)
    for (let at = start + block; at < end; at += 1) beforeEnd += signal[at]! * signal[at]!
    for (let at = start; at < start + hop; at += 1) beforeStart += signal[at]! * signal[at]!
  }
  return powers
}

/**
 * Levels in dB of blocks that follow each other without a gap; whole blocks only.
 *
 * @param duration of a block, in seconds
 */
export const blockLevels = (
  signal: Float32Array,
  sampleRate: number,
  duration: number,
): Float64Array => {
  const block = Math.round(duration * sampleRate)
  return blockPowers(signal, block, block).map(powerToDecibels)
}

/** Root of the mean square, linear; 0 for no samples. */
export const rms = (signal: Float32Array): number => {
  let sum = 0
  for (let index = 0; index < signal.length; index += 1) sum += signal[index]! * signal[index]!
  return signal.length === 0 ? 0 : Math.sqrt(sum / signal.length)
}

/** Highest absolute sample, linear; 0 for no samples. */
export const samplePeak = (signal: Float32Array): number => {
  let peak = 0
  for (let index = 0; index < signal.length; index += 1)
    peak = Math.max(peak, Math.abs(signal[index]!))
  return peak
}

/** Peak over root mean square, in decibels. */
export const crest = (signal: Float32Array): number =>
  20 * Math.log10(samplePeak(signal) / Math.max(rms(signal), 1e-9))

/** Constant offset of a signal (its mean) relative to full scale, in decibels; -180 at the lowest. */
export const offsetLevel = (signal: Float32Array): number => {
  let sum = 0
  for (let index = 0; index < signal.length; index += 1) sum += signal[index]!
  return 20 * Math.log10(Math.max(Math.abs(sum / signal.length), 1e-9))
}

/** Longest run, in samples, in which all channels are exactly zero. */
export const longestSilence = (channels: Channels): number => {
  let longest = 0
  let run = 0
  const length = channels[0]?.length ?? 0
  for (let index = 0; index < length; index += 1) {
    run = channels.every((channel) => channel[index] === 0) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
