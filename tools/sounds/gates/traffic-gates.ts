import {
  bandLevels,
  bandOf,
  bandShare,
  blockPowers,
  earCorrelation,
  percentile,
  powerToDecibels,
  standardDeviation,
} from '@dhvani/audio-measures'
import type { Stereo } from '@dhvani/sound-render'
import { LEAST_HARMONICS, findHorns, type Horn } from './find-horns.ts'
import { gate, type Gate, type Take } from './gate.ts'

/** Horns ring on in the street for about this long, in seconds. */
const ECHO = 0.4

/** The studies weigh as the ear does (dBA): little below this, in hertz, counts. */
const WEIGHTED_FROM = 500

/** By how many decibels horns raise the mean power over that of the time between them. */
const hornsAdd = (mono: Float32Array, sampleRate: number, horns: readonly Horn[]): number => {
  const hop = 0.05
  const block = Math.round(hop * sampleRate)
  const powers = blockPowers(bandOf(mono, sampleRate, { from: WEIGHTED_FROM }), block, block)
  const without = powers.filter(
    (_, index) =>
      !horns.some(({ start, end }) => index * hop > start - hop && index * hop < end + ECHO),
  )
  const mean = (values: Float64Array) => values.reduce((sum, v) => sum + v, 0) / values.length
  return powerToDecibels(mean(powers)) - powerToDecibels(mean(without))
}

const PASS_HOP = 0.05
/** Engines speak below every horn. */
const ENGINES = { from: 80, to: 270 }

/**
 * Vehicles that drive past: the level of the engines peaks (1.5 dB above the level 1.5 s before and
 * after) while the sound moves from one ear to the other (3 dB in 2 s). Rain and babble, which
 * go nowhere, reach half of either by chance.
 */
const countPassBys = ({ left, right }: Stereo, sampleRate: number): number => {
  const block = Math.round(PASS_HOP * sampleRate)
  const [first, second] = [left, right].map((channel) =>
    smoothCyclic(blockPowers(bandOf(channel, sampleRate, ENGINES), block, block), 5),
  )
  const count = first!.length
  const around = (series: Float64Array, index: number) => series[(index + count) % count]!
  const level = first!.map((power, index) => powerToDecibels(power + second![index]!))
  const side = first!.map(
    (power, index) => powerToDecibels(power) - powerToDecibels(second![index]!),
  )
  const steps = (seconds: number) => Math.round(seconds / PASS_HOP)
  const reach = Array.from({ length: steps(1.5) }, (_, index) => index + 1)
  return level.filter((here, index) => {
    if (reach.slice(0, steps(0.5)).some((step) => around(level, index + step) > here)) return false
    if (reach.slice(0, steps(0.5)).some((step) => around(level, index - step) > here)) return false
    const before = Math.min(...reach.map((step) => around(level, index - step)))
    const after = Math.min(...reach.map((step) => around(level, index + step)))
    const moved = around(side, index + steps(1)) - around(side, index - steps(1))
    return here - Math.max(before, after) > 1.5 && Math.abs(moved) > 3
  }).length
}

/** Mean of each point and `reach` points on both sides, around the loop. */
const smoothCyclic = (series: Float64Array, reach: number): Float64Array =>
  series.map((_, index) => {
    let sum = 0
    for (let step = -reach; step <= reach; step += 1)
      sum += series[(index + step + series.length) % series.length]!
    return sum / (2 * reach + 1)
  })

const RUMBLE = { to: 150 }
const EXHAUSTS = { from: 150, to: 500 }
const RATTLE = { from: 500, to: 2000 }
const HORNS = { from: 2000, to: 8000 }

/**
 * Engines that come and go, and horns that are mostly far. A recorded busy street has 0.42 of its power below 125 Hz, and its
 * ears are 0.30 alike at 1 to 4 kHz; roads of other recordings have less rumble.
 */
export const trafficGates = ({ features, mono, sampleRate, sound }: Take): Gate[] => {
  const upper = bandLevels(mono, sampleRate, HORNS, 0.01)
  const horns = findHorns(mono, sampleRate)
  const lengths = horns.map(({ start, end }) => end - start)
  const fundamentals = horns.map(({ f0 }) => f0)
  const minutes = mono.length / sampleRate / 60
  return [
    gate('Centroid', features.centroid, { least: 1200, most: 3000, unit: 'Hz' }),
    gate('Slope', features.slope, { least: -6.7, most: -3.5, unit: 'dB/oct' }),
    gate('Power below 250 Hz', features.low, { least: 0.2, most: 0.6 }),
    gate('Power below 150 Hz', bandShare(mono, sampleRate, RUMBLE), { least: 0.05, most: 0.5 }),
    gate('Power 150 to 500 Hz', bandShare(mono, sampleRate, EXHAUSTS), { least: 0.18, most: 0.6 }),
    gate('Power 2 to 8 kHz', bandShare(mono, sampleRate, HORNS), { least: 0.02, most: 0.11 }),
    gate(
      'Loudest hundredth over median, 2 to 8 kHz',
      percentile(upper, 0.99) - percentile(upper, 0.5),
      {
        least: 7,
        most: 22,
        unit: 'dB',
      },
    ),
    gate(
      'Deviation of the exhausts, 1 s',
      standardDeviation(bandLevels(mono, sampleRate, EXHAUSTS, 1)),
      { least: 2.3, most: 7.3, unit: 'dB' },
    ),
    gate('Ears, 0.5 to 2 kHz', earCorrelation([sound.left, sound.right], sampleRate, RATTLE), {
      least: 0.2,
      most: 0.97,
    }),
    gate('Level deviation, 1 s', features.deviation1s, { least: 1.5, most: 6, unit: 'dB' }),
    gate('Horns', horns.length / minutes, { least: 6, most: 24, unit: '/min' }),
    gate('Median horn', percentile(lengths, 0.5), { least: 0.1, most: 1, unit: 's' }),
    gate('Longest horn', Math.max(0, ...lengths), { most: 1.1, unit: 's' }),
    gate('Lowest fundamental of a horn', Math.min(...fundamentals), { least: 270, unit: 'Hz' }),
    gate('Highest fundamental of a horn', Math.max(...fundamentals), { most: 665, unit: 'Hz' }),
    gate(
      'Median harmonics of the horns',
      percentile(
        horns.map((horn) => horn.harmonics),
        0.5,
      ),
      {
        least: LEAST_HARMONICS,
      },
    ),
    gate('Level that the horns add', hornsAdd(mono, sampleRate, horns), {
      least: 2,
      most: 6,
      unit: 'dB',
    }),
    gate('Vehicles that pass', countPassBys(sound, sampleRate) / minutes, {
      least: 8,
      unit: '/min',
    }),
  ]
}
