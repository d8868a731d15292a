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
    for (let index = 0; index < channel.length; index += 1) {
      if (Math.abs(channel[index]!) < threshold && Math.abs(channel[index + 1] ?? 0) < threshold)
        continue
      const from = index - HALF_TAPS + 1
      const isWhole = from >= 0 && from + 2 * HALF_TAPS <= channel.length
      for (const taps of PHASES) {
        let sum = 0
        // Away from the ends no place is asked for that the channel does not have: twice as fast.
        if (isWhole)
          for (let tap = 0; tap < 2 * HALF_TAPS; tap += 1) sum += taps[tap]! * channel[from + tap]!
        else
          for (let tap = 0; tap < 2 * HALF_TAPS; tap += 1)
            sum += taps[tap]! * (channel[from + tap] ?? 0)
        peak = Math.max(peak, Math.abs(sum))
      }
    }
  }
  return 20 * Math.log10(peak)
}
