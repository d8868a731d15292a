import {
  autocorrelation,
  bandOf,
  blockPowers,
  centroidAt,
  correlation,
  envelopeOf,
  findRises,
  powerToDecibels,
  standardDeviation,
  mean,
  trackPartials,
} from '@dhvani/audio-measures'
import { gate, type Gate, type Take } from './gate.ts'

/** Divides a slow drift out of an envelope: the result beats around 1. */
const withoutDrift = (envelope: Float32Array, points: number): Float32Array => {
  const count = envelope.length
  let sum = 0
  for (let index = -points; index < points; index += 1) sum += envelope[(index + count) % count]!
  return envelope.map((value, index) => {
    sum += envelope[(index + points) % count]! - envelope[(index - points + count) % count]!
    return (value * 2 * points) / sum
  })
}

/**
 * Largest autocorrelation of the 10 ms envelope between two lags in seconds, after the drift of
 * whole seconds is divided out: a shower may swell, but must not beat.
 */
export const periodicity = (
  signal: Float32Array,
  sampleRate: number,
  from: number,
  to: number,
): number => {
  const hop = 0.01
  const envelope = withoutDrift(envelopeOf(signal, sampleRate, hop), 100)
  const lags = autocorrelation(envelope, Math.round(to / hop))
  return Math.max(...lags.subarray(Math.round(from / hop)))
}

/** Onsets per second above 2 kHz: rises of 1 dB in a 1 ms envelope. */
export const fineOnsets = (signal: Float32Array, sampleRate: number): number => {
  const above = bandOf(signal, sampleRate, { from: 2000 })
  const rises = findRises(
    Float32Array.from(blockPowers(above, Math.round(sampleRate / 1000), 11), Math.sqrt),
    1,
  )
  return (rises.length * sampleRate) / signal.length
}

/** The texture of rain; `rain-thunder` applies it to the gaps between its thunder. */
export const rainTexture = ({ features, mono, sampleRate }: Take): Gate[] => [
  gate('Centroid', features.centroid, { least: 3000, most: 6200, unit: 'Hz' }),
  gate('Slope', features.slope, { least: -3.3, most: 1, unit: 'dB/oct' }),
  gate('Flatness', features.flatness, { least: 0.13 }),
  gate('Power below 250 Hz', features.low, { most: 0.2 }),
  gate('Kurtosis', features.kurtosis, { least: 3.3, most: 7 }),
  gate('Level deviation, 50 ms', features.deviation50ms, { least: 0.6, most: 2, unit: 'dB' }),
  gate('Level deviation, 1 s', features.deviation1s, { most: 1, unit: 'dB' }),
  gate('Correlation of the ears', features.stereoCorrelation, { least: 0.2, most: 0.6 }),
  gate('Onsets above 2 kHz', fineOnsets(mono, sampleRate), { least: 300, unit: '/s' }),
]

export const rainGates = (take: Take): Gate[] => [
  ...rainTexture(take),
  gate('Periodicity, 0.1 to 10 s', periodicity(take.mono, take.sampleRate, 0.1, 10), { most: 0.1 }),
]

/** Waves: loudness of 250 ms, its swells, and how brightness follows it. */
export const seaGates = ({ features, mono, sampleRate }: Take): Gate[] => {
  const hop = Math.round(0.25 * sampleRate)
  const levels = blockPowers(mono, hop, hop).map(powerToDecibels)
  const centroids = Array.from(levels, (_, index) => centroidAt(mono, index * hop, sampleRate))
  const swells = findSwells(levels, 0.25)
  const gaps = swells.map((swell, index) => {
    const next = swells[index + 1]
    return next ? next.peak - swell.peak : levels.length * 0.25 - swell.peak + swells[0]!.peak
  })
  return [
    gate('Centroid', features.centroid, { least: 2400, most: 4500, unit: 'Hz' }),
    gate('Slope', features.slope, { least: -5, most: -1.4, unit: 'dB/oct' }),
    gate('Power 250 Hz to 2 kHz', features.middle, { least: 0.55, most: 0.8 }),
    gate('Level deviation, 1 s', features.deviation1s, { least: 2.5, most: 4.8, unit: 'dB' }),
    gate('Level range, 1 s', features.range1s, { least: 9, most: 15.5, unit: 'dB' }),
    gate('Swells', swells.length, { least: 6, most: 10 }),
    gate('Median rise', median(swells.map(({ rise }) => rise)), {
      least: 0.5,
      most: 2.5,
      unit: 's',
    }),
    gate(
      'Swells that rise faster than they fall',
      swells.filter(({ rise, fall }) => rise < fall).length / swells.length,
      { least: 0.75 },
    ),
    gate('Brightness follows level', correlation(levels, centroids), { least: 0.4 }),
    gate('Spread of intervals', standardDeviation(gaps) / mean(gaps), { least: 0.1, most: 0.35 }),
  ]
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Swell = { peak: number; rise: number; fall: number }

/** Maxima of a cyclic, smoothed level that stand 4 dB above the valleys on both sides. */
const findSwells = (levels: Float64Array, hop: number): Swell[] => {
  const count = levels.length
  const at = (index: number) => levels[((index % count) + count) % count]!
  const smooth = levels.map((_, index) => (at(index - 1) + 2 * at(index) + at(index + 1)) / 4)
  const start = smooth.indexOf(Math.min(...smooth))
  const level = (step: number) => smooth[(start + step) % count]!
  const swells: Swell[] = []
  let valley = 0
  let peak = -1
  for (let step = 1; step <= count; step += 1) {
    if (peak < 0) {
      if (level(step) < level(valley)) valley = step
      else if (level(step) > level(valley) + 4) peak = step
      continue
    }
    if (level(step) > level(peak)) peak = step
    else if (level(step) < level(peak) - 4) {
      let end = step
      while (end < count && level(end + 1) <= level(end)) end += 1
      const low = level(valley) + 0.1 * (level(peak) - level(valley))
      let begin = peak
      while (begin > valley && level(begin) > low) begin -= 1
      const bottom = level(end) + 0.1 * (level(peak) - level(end))
      let last = peak
      while (last < end && level(last) > bottom) last += 1
      swells.push({
        peak: (((start + peak) % count) + 0.5) * hop,
        rise: (peak - begin) * hop,
        fall: (last - peak) * hop,
      })
      valley = end
      step = end
      peak = -1
    }
  }
  return swells.toSorted((a, b) => a.peak - b.peak)
}

/** Pitched chirps between 500 Hz and 2.5 kHz: what tells a stream from rain. */
export const chirps = (signal: Float32Array, sampleRate: number) => {
  const tracks = trackPartials(signal, {
    sampleRate,
    from: 500,
    to: 2500,
    size: 1024,
    hop: 128,
    prominence: 8,
    reach: 0.03,
    frames: 5,
  })
  const rising = tracks.filter(({ frequencies }) => frequencies.at(-1)! > frequencies[0]! * 1.01)
  const falling = tracks.filter(({ frequencies }) => frequencies.at(-1)! < frequencies[0]! / 1.01)
  return {
    perSecond: (rising.length * sampleRate) / signal.length,
    risingShare: rising.length / Math.max(1, rising.length + falling.length),
  }
}

export const riverGates = ({ features, mono, sampleRate }: Take): Gate[] => {
  const heard = chirps(mono.subarray(0, 20 * sampleRate), sampleRate)
  return [
    gate('Centroid', features.centroid, { least: 3000, most: 5000, unit: 'Hz' }),
    gate('Power below 250 Hz', features.low, { most: 0.03 }),
    gate('Flatness', features.flatness, { least: 0.1, most: 0.3 }),
    gate('Level deviation, 1 s', features.deviation1s, { most: 0.6, unit: 'dB' }),
    gate('Level range, 1 s', features.range1s, { most: 1.5, unit: 'dB' }),
    gate('Rising chirps, 0.5 to 2.5 kHz', heard.perSecond, { least: 15, unit: '/s' }),
    gate('Chirps that rise', heard.risingShare, { least: 0.7 }),
  ]
}
