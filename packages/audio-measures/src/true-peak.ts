import { samplePeak, type Channels } from './level.ts'

const OVERSAMPLING = 4
/** Samples on each side that an interpolated point is computed from. */
const HALF_TAPS = 12

/** Windowed sinc for each of the three points between two samples (BS.1770-4, annex 2). */
const PHASES = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) => {
  const shift = (phase + 1) / OVERSAMPLING
  return Float64Array.from({ length: 2 * HALF_TAPS }, (_unused, tap) => {
    const distance = tap - HALF_TAPS + 1 - shift
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF_TAPS)
    const x = Math.PI * distance
    return x === 0 ? 1 : (Math.sin(x) / x) * window
  })
})

/**
 * Points beside a sample are computed only where it reaches this share of the highest peak so far. Of a
 * sine up to 0.295 of the sample rate (13 kHz at 44.1 kHz), some sample reaches 0.6 of the peak.
 */
const CANDIDATE = 0.6

/**
 * Highest level on and between the samples, in dBTP (0 is full scale), by four-fold oversampling
 * (BS.1770-4, annex 2); -180 at the lowest.
 */
export const truePeak = (channels: Channels): number => {
  let peak = Math.max(...channels.map(samplePeak), 1e-9)
  for (const channel of channels) {
    const threshold = peak * CANDIDATE
    const last = channel.length - 1
    for (let index = 0; index <= last; index += 1) {
      const next = index < last ? channel[index + 1]! : 0
      if (Math.abs(channel[index]!) < threshold && Math.abs(next) < threshold) continue
      const from = index - HALF_TAPS + 1
      const firstTap = Math.max(0, -from)
      const endTap = Math.min(2 * HALF_TAPS, channel.length - from)
      for (const taps of PHASES) {
        let sum = 0
        for (let tap = firstTap; tap < endTap; tap += 1) sum += taps[tap]! * channel[from + tap]!
        const height = Math.abs(sum)
        // With `Math.max` V8 makes an object of each number (docs/decisions/310-a-file-in-the-same-memory.md).
        if (height > peak) peak = height
      }
    }
  }
  return 20 * Math.log10(peak)
}
