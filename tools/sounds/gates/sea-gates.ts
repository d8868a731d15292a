import {
  bandCorrelation,
  bandLevels,
  bandModulation,
  bandShare,
  blockPowers,
  centroidAt,
  correlation,
  findRises,
  mean,
  percentile,
  powerToDecibels,
  standardDeviation,
} from '@dhvani/audio-measures'
import { gate, type Gate, type Take } from './gate.ts'

/** Step of the level in which crests are sought, in seconds. */
const STEP = 0.12
/** Lapping: movement at these rates, in hertz. */
const LAPPING = { from: 0.5, to: 2 }
const SURF = { to: 150 }
const BODY = { from: 150, to: 500 }
const BREAK = { from: 500, to: 2000 }
const HISS = { from: 2000, to: 8000 }

/** Decibels by which a band is lower in the quiet fifth of the loop than in the loud fifth. */
const troughOf = (mono: Float32Array, sampleRate: number, band: typeof BREAK): number => {
  const all = bandLevels(mono, sampleRate, {}, 0.5)
  const levels = bandLevels(mono, sampleRate, band, 0.5)
  const [low, high] = [percentile(all, 0.2), percentile(all, 0.8)]
  return (
    mean(levels.filter((_, index) => all[index]! <= low)) -
    mean(levels.filter((_, index) => all[index]! >= high))
  )
}

/** Splashes every few seconds, water that laps between them, and surf that goes on beneath. */
export const seaGates = ({ features, mono, sampleRate }: Take): Gate[] => {
  const hop = Math.round(STEP * sampleRate)
  const levels = blockPowers(mono, hop, hop).map(powerToDecibels)
  const crests = findRises(
    levels.map((level) => 10 ** (level / 20)),
    4,
  )
  const gaps = crests.slice(1).map((crest, index) => (crest - crests[index]!) * STEP)
  const rises = levels.subarray(1).map((level, index) => (level - levels[index]!) / STEP)
  const centroids = Array.from(levels, (_, index) => centroidAt(mono, index * hop, sampleRate))
  const lapping = (band: typeof BREAK) => bandModulation(mono, sampleRate, band, LAPPING)
  const trough = (band: typeof BREAK) => troughOf(mono, sampleRate, band)
  return [
    gate('Centroid', features.centroid, { least: 2400, most: 4500, unit: 'Hz' }),
    gate('Slope', features.slope, { least: -5, most: -1.4, unit: 'dB/oct' }),
    gate('Power 250 Hz to 2 kHz', features.middle, { least: 0.5, most: 0.8 }),
    gate('Power 2 to 8 kHz', bandShare(mono, sampleRate, HISS), { least: 0.09, most: 0.3 }),
    gate('Level deviation, 1 s', features.deviation1s, { least: 2.5, most: 4.8, unit: 'dB' }),
    gate('Level range, 1 s', features.range1s, { least: 9, most: 15.5, unit: 'dB' }),
    gate('Mean distance of crests', mean(gaps), { least: 2.1, most: 3.8, unit: 's' }),
    gate('Spread of distances', standardDeviation(gaps) / mean(gaps), { least: 0.1, most: 0.55 }),
    gate('Steep rises', percentile(rises, 0.95), { least: 18, most: 48, unit: 'dB/s' }),
    gate('Lapping, 150 to 500 Hz', lapping(BODY), { least: 0.11, most: 0.36 }),
    gate('Lapping, 0.5 to 2 kHz', lapping(BREAK), { least: 0.11, most: 0.36 }),
    gate('Lapping, 2 to 8 kHz', lapping(HISS), { least: 0.11, most: 0.4 }),
    gate('Surf and break together', bandCorrelation(mono, sampleRate, SURF, BREAK), {
      least: 0.16,
      most: 0.64,
    }),
    gate('Surf in the troughs', trough({ from: 45, to: 90 }), {
      least: -8,
      most: -0.5,
      unit: 'dB',
    }),
    gate('Break in the troughs', trough({ from: 1000, to: 2000 }), {
      least: -19,
      most: -10,
      unit: 'dB',
    }),
    gate('Brightness follows level', correlation(levels, centroids), { least: 0 }),
  ]
}
