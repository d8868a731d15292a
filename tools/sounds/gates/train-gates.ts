import {
  autocorrelation,
  bandCorrelation,
  bandModulation,
  bandOf,
  bandShare,
  blockPowers,
  earCorrelation,
  envelopeOf,
  findStandouts,
  percentile,
  powerToDecibels,
} from '@dhvani/audio-measures'
import { gate, type Gate, type Take } from './gate.ts'

/** Lags in seconds at which recorded rails come round, each recording at its own. */
const RAIL = { from: 0.56, to: 1.6 }
const FLOOR = { to: 150 }
const ROAR = { from: 150, to: 500 }
const GRIND = { from: 500, to: 2000 }
const HISS = { from: 2000, to: 8000 }
const CLACK = { from: 400, to: 3000 }

/** Highest autocorrelation between two lags in seconds, and the lag itself. */
const peakBetween = (lags: Float64Array, hop: number, from: number, to: number) => {
  let best = Math.ceil(from / hop)
  for (let index = best; index <= Math.floor(to / hop); index += 1)
    if (lags[index]! > lags[best]!) best = index
  return { lag: best * hop, value: lags[best]! }
}

/** Step of the level in which clacks are sought, in seconds; blocks are twice as long. */
const STEP = 0.005

/** Wheels over joints: how far clacks stand out of the roar, ring, differ and return. */
export const trainGates = ({ features, mono, sound, sampleRate }: Take): Gate[] => {
  const hop = 0.01
  const clack = bandOf(mono, sampleRate, CLACK)
  const lags = autocorrelation(
    envelopeOf(clack, sampleRate, hop),
    Math.round((RAIL.to + hop) / hop),
  )
  const joint = peakBetween(lags, hop, RAIL.from, RAIL.to)
  const axles = peakBetween(lags, hop, 0.12, 0.33)
  const step = Math.round(STEP * sampleRate)
  const levels = blockPowers(clack, 2 * step, step).map(powerToDecibels)
  const clacks = findStandouts(levels, { around: 80, apart: 12, least: 5 })
  const heights = clacks.map(({ height }) => height)
  const falls = clacks.map(({ fall }) => Math.min(fall * STEP, 80 * STEP))
  const ears = [sound.left, sound.right]
  return [
    gate('Slope', features.slope, { least: -8.5, most: -5, unit: 'dB/oct' }),
    gate('Power below 150 Hz', bandShare(mono, sampleRate, FLOOR), { least: 0.1, most: 0.5 }),
    gate('Power 150 to 500 Hz', bandShare(mono, sampleRate, ROAR), { least: 0.4, most: 0.7 }),
    gate('Power 0.5 to 2 kHz', bandShare(mono, sampleRate, GRIND), { least: 0.05, most: 0.5 }),
    gate('Power 2 to 8 kHz', bandShare(mono, sampleRate, HISS), { least: 0.005, most: 0.07 }),
    gate('Level deviation, 1 s', features.deviation1s, { least: 0.8, most: 2.5, unit: 'dB' }),
    gate('Floor and grind together', bandCorrelation(mono, sampleRate, FLOOR, GRIND), {
      least: 0.17,
      most: 0.82,
    }),
    gate('Grind and hiss together', bandCorrelation(mono, sampleRate, GRIND, HISS), {
      least: 0.49,
      most: 0.94,
    }),
    gate('Hiss at 2 to 32 Hz', bandModulation(mono, sampleRate, HISS, { from: 2, to: 32 }), {
      least: 0.08,
      most: 0.45,
    }),
    gate('Ears, 150 to 500 Hz', earCorrelation(ears, sampleRate, ROAR), { least: 0.6, most: 0.9 }),
    gate('Strength of the joint period', joint.value, { least: 0.1, most: 0.43 }),
    gate('Bogie period', axles.lag, { least: 0.13, most: 0.33, unit: 's' }),
    gate('Strength of the bogie period', axles.value, { least: 0.1 }),
    gate('Clacks per loop', clacks.length, { least: 70, most: 330 }),
    gate('Median height of a clack', percentile(heights, 0.5), { least: 6, most: 10, unit: 'dB' }),
    gate('High clacks', percentile(heights, 0.9), { least: 8, most: 14, unit: 'dB' }),
    gate('A short clack rings', percentile(falls, 0.1), { least: 0.035, most: 0.14, unit: 's' }),
  ]
}
