import {
  autocorrelation,
  bandOf,
  blockPowers,
  envelopeOf,
  findRises,
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
    gate('Flatness', features.flatness, { least: 0.16, most: 0.3 }),
    gate('Correlation of the ears', features.stereoCorrelation, { least: 0.64, most: 0.85 }),
    gate('Level deviation, 1 s', features.deviation1s, { most: 0.6, unit: 'dB' }),
    gate('Level range, 1 s', features.range1s, { most: 1.5, unit: 'dB' }),
    gate('Rising chirps, 0.5 to 2.5 kHz', heard.perSecond, { least: 15, unit: '/s' }),
    gate('Chirps that rise', heard.risingShare, { least: 0.7 }),
  ]
}
