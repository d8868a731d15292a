import {
  autocorrelation,
  bandOf,
  envelopeOf,
  findRises,
  modulationSpectrum,
  trackPeak,
} from '@dhvani/audio-measures'
import { gate, type Gate, type Take } from './gate.ts'

const GUST_HOP = 0.1
const GUST_WINDOW = 256

/** Share of the level's movement that is slower than 0.6 Hz. */
const slowShare = (mono: Float32Array, sampleRate: number): number => {
  const points = modulationSpectrum(envelopeOf(mono, sampleRate, GUST_HOP), GUST_HOP, GUST_WINDOW)
  const total = points.reduce((sum, { power }) => sum + power, 0)
  const slow = points.filter(({ frequency }) => frequency < 0.6)
  return slow.reduce((sum, { power }) => sum + power, 0) / total
}

/** Longest time one pitch stands 8 dB above the band around it, in seconds. */
const longestTone = (mono: Float32Array, sampleRate: number): number => {
  const hop = 2048
  const track = trackPeak(mono, { sampleRate, from: 200, to: 1500, size: 8192, hop })
  let [longest, run] = [0, 0]
  track.forEach(({ frequency, prominence }, index) => {
    const before = track[index - 1]
    const stays = before !== undefined && Math.abs(frequency / before.frequency - 1) < 0.02
    // Noise alone peaks some 8 dB over its median; a line stands 8 dB above that.
    run = stays && prominence > 16 ? run + 1 : 0
    longest = Math.max(longest, run)
  })
  return (longest * hop) / sampleRate
}

export const breezeGates = ({ features, mono, sampleRate }: Take): Gate[] => [
  gate('Slope', features.slope, { least: -9.6, most: -2, unit: 'dB/oct' }),
  gate('Level deviation, 1 s', features.deviation1s, { least: 1.8, most: 4, unit: 'dB' }),
  gate('Level range, 1 s', features.range1s, { least: 6, most: 12, unit: 'dB' }),
  gate('Movement slower than 0.6 Hz', slowShare(mono, sampleRate), { least: 0.8 }),
  gate('Longest standing tone', longestTone(mono, sampleRate), { most: 1.5, unit: 's' }),
]

const JOINT = 0.8
const AXLES = 0.178

/** Highest autocorrelation within ±1 % of a lag, and the lag itself. */
const peakNear = (lags: Float64Array, hop: number, lag: number) => {
  const [from, to] = [Math.ceil((lag * 0.95) / hop), Math.floor((lag * 1.05) / hop)]
  let best = from
  for (let index = from; index <= to; index += 1) if (lags[index]! > lags[best]!) best = index
  return { lag: best * hop, value: lags[best]! }
}

/** Wheels over joints: onsets of the clack, and how strictly they return. */
export const trainGates = ({ features, mono, sampleRate }: Take): Gate[] => {
  // 90 samples at 44.1 kHz: whole, so that times do not drift.
  const hop = 1 / 490
  const clack = bandOf(mono, sampleRate, { from: 500, to: 3500 })
  const envelope = envelopeOf(clack, sampleRate, hop)
  const rises = envelope.map((value, index) => Math.max(0, value - (envelope[index - 1] ?? value)))
  // Wheels strike within a few milliseconds of their time: compare blurred onsets.
  const blurred = rises.map(
    (value, index) =>
      value +
      0.8 * ((rises[index - 1] ?? 0) + (rises[index + 1] ?? 0)) +
      0.4 * ((rises[index - 2] ?? 0) + (rises[index + 2] ?? 0)),
  )
  const lags = autocorrelation(blurred, Math.round(1.2 / hop))
  const joint = peakNear(lags, hop, JOINT)
  const axle = peakNear(lags, hop, AXLES)
  const hits = findRises(envelopeOf(clack, sampleRate, 0.01), 6).length
  return [
    gate('Slope', features.slope, { least: -8.5, most: -5, unit: 'dB/oct' }),
    gate('Power below 250 Hz', features.low, { least: 0.55, most: 0.95 }),
    gate('Level deviation, 1 s', features.deviation1s, { least: 0.8, most: 2.5, unit: 'dB' }),
    gate('Joint period', joint.lag, { least: JOINT * 0.99, most: JOINT * 1.01, unit: 's' }),
    gate('Strength of the joint period', joint.value, { least: 0.35 }),
    gate('Bogie period', axle.lag, { least: AXLES - 0.004, most: AXLES + 0.004, unit: 's' }),
    gate('Strength of the bogie period', axle.value, { least: 0.15 }),
    gate('Hits per loop', hits, { least: 140, most: 330 }),
  ]
}
