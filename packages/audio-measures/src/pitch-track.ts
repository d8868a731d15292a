import { createSpectrum } from './spectrum.ts'

/** One frame of a pitch track. */
export type PitchPoint = {
  /** Seconds, middle of the frame. */
  time: number
  /** Hertz, interpolated between bins. */
  frequency: number
  /** Level of the peak in dB (relative to a full-scale sine). */
  level: number
  /** Peak over the median of the searched band, in dB: how tonal the frame is. */
  prominence: number
}

/** Where and how finely a pitch is looked for. */
export type PitchTrackOptions = {
  sampleRate: number
  /** Hertz. */
  from: number
  to: number
  /** Frame length in samples, a power of two. */
  size: number
  /** Samples from one frame to the next. */
  hop: number
}

/** Follows the strongest partial between two frequencies: one point a frame, whole frames only. */
export const trackPeak = (signal: Float32Array, options: PitchTrackOptions): PitchPoint[] => {
  const { sampleRate, from, to, size, hop } = options
  const spectrum = createSpectrum(size)
  const binWidth = sampleRate / size
  const [first, last] = [Math.max(1, Math.floor(from / binWidth)), Math.ceil(to / binWidth)]
  const fullScale = (size / 4) ** 2
  const points: PitchPoint[] = []
  for (let at = 0; at + size <= signal.length; at += hop) {
    const power = spectrum.powerAt(signal, at)
    let best = first
    for (let bin = first; bin <= last; bin += 1) if (power[bin]! > power[best]!) best = bin
    const median = Float64Array.from(power.subarray(first, last + 1)).sort()[(last - first) >> 1]!
    points.push({
      time: (at + size / 2) / sampleRate,
      frequency: (best + peakOffset(power, best)) * binWidth,
      level: 10 * Math.log10(power[best]! / fullScale + 1e-15),
      prominence: 10 * Math.log10(power[best]! / (median + 1e-20)),
    })
  }
  return points
}

/**
 * Offset of a peak from its bin, -0.5 to 0.5: the top of a parabola through three log powers
 * (J. O. Smith, "Spectral Audio Signal Processing", quadratic interpolation of spectral peaks).
 */
export const peakOffset = (power: Float64Array, bin: number): number => {
  const [a, b, c] = [bin - 1, bin, bin + 1].map((index) => Math.log((power[index] ?? 0) + 1e-20))
  const bend = a! - 2 * b! + c!
  return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (a! - c!)) / bend))
}

/**
 * A partial that was followed over several frames: seconds of the middle of its first and last one,
 * hertz in each, and its highest level in dB (relative to a full-scale sine).
 */
export type PartialTrack = { start: number; end: number; frequencies: number[]; level: number }

export type PartialOptions = PitchTrackOptions & {
  /** How far a peak must stand above its neighbourhood, in dB. */
  prominence: number
  /** Largest change from frame to frame, as a share of the frequency. */
  reach: number
  /** Shortest track in frames. */
  frames: number
}

/**
 * Follows every partial at once: peaks of neighbouring frames that lie close are one track
 * (R. McAulay and T. Quatieri, "Speech analysis/synthesis based on a sinusoidal representation",
 * IEEE ASSP 34, 1986, without their birth and death ramps).
 */
export const trackPartials = (signal: Float32Array, options: PartialOptions): PartialTrack[] => {
  const { sampleRate, from, to, size, hop, prominence, reach, frames } = options
  const spectrum = createSpectrum(size)
  const binWidth = sampleRate / size
  const [first, last] = [Math.max(2, Math.floor(from / binWidth)), Math.ceil(to / binWidth)]
  const threshold = 10 ** (prominence / 10)
  const finished: PartialTrack[] = []
  let open: PartialTrack[] = []
  for (let at = 0; at + size <= signal.length; at += hop) {
    const power = spectrum.powerAt(signal, at)
    const peaks: { frequency: number; level: number; taken: boolean }[] = []
    for (let bin = first; bin <= last; bin += 1) {
      const value = power[bin]!
      if (value <= power[bin - 1]! || value < power[bin + 1]!) continue
      const around = (power[Math.max(0, bin - 4)]! + (power[bin + 4] ?? 0)) / 2
      if (value < threshold * around) continue
      const level = 10 * Math.log10(value / (size / 4) ** 2 + 1e-15)
      peaks.push({ frequency: (bin + peakOffset(power, bin)) * binWidth, level, taken: false })
    }
    const next: PartialTrack[] = []
    for (const track of open) {
      const present = track.frequencies.at(-1)!
      const match = peaks
        .filter((peak) => !peak.taken && Math.abs(peak.frequency / present - 1) <= reach)
        .toSorted((a, b) => Math.abs(a.frequency - present) - Math.abs(b.frequency - present))[0]
      if (match) {
        match.taken = true
        track.frequencies.push(match.frequency)
        track.level = Math.max(track.level, match.level)
        track.end = (at + size / 2) / sampleRate
        next.push(track)
      } else finished.push(track)
    }
    const time = (at + size / 2) / sampleRate
    for (const peak of peaks)
      if (!peak.taken)
        next.push({ start: time, end: time, frequencies: [peak.frequency], level: peak.level })
    open = next
  }
  return [...finished, ...open].filter((track) => track.frequencies.length >= frames)
}
