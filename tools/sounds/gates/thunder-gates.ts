import {
  bandLevels,
  bandOf,
  blockPowers,
  measureFeatures,
  meanSpectrum,
  percentile,
  powerToDecibels,
  spectralSlope,
  toMono,
} from '@dhvani/audio-measures'
import { gate, type Gate, type Take } from './gate.ts'
import { rainTexture } from './water-gates.ts'

const BLOCK_SECONDS = 0.2
/** A roll begins where the low band rises this far above the rain's own. */
const ONSET = 9
/** Rolls less than this apart are one event. */
const JOIN_SECONDS = 2.5
const SHORTEST_SECONDS = 3

type Roll = { start: number; end: number }

/** Level over time below 300 Hz, and where thunder rolls (indexes of 200 ms blocks). */
const findRolls = (mono: Float32Array, sampleRate: number) => {
  const block = Math.round(BLOCK_SECONDS * sampleRate)
  const low = blockPowers(bandOf(mono, sampleRate, { to: 300 }), block, block).map(powerToDecibels)
  const floor = percentile(low, 0.15)
  const rolls: Roll[] = []
  low.forEach((level, index) => {
    if (level < floor + ONSET) return
    const last = rolls.at(-1)
    if (last && (index - last.end) * BLOCK_SECONDS <= JOIN_SECONDS) last.end = index + 1
    else rolls.push({ start: index, end: index + 1 })
  })
  const long = rolls.filter(({ start, end }) => (end - start) * BLOCK_SECONDS >= SHORTEST_SECONDS)
  return { low, rolls: long, block }
}

/** Blocks from the loudest on until the level has stayed 20 dB lower, or the roll has ended. */
const decayTime = (low: Float64Array, peak: number, end: number): number => {
  let index = peak
  while (index < Math.min(end, low.length) && low[index]! > low[peak]! - 20) index += 1
  return (index - peak) * BLOCK_SECONDS
}

/** Where the rain is soft enough for a crack to be heard through it. */
const CRACK = { from: 800, to: 4000 }

/** Highest 50 ms level of the crack's band over its median, in dB. */
const crackOverRain = (mono: Float32Array, sampleRate: number): number => {
  const levels = bandLevels(mono, sampleRate, CRACK, 0.05)
  return Math.max(...levels) - percentile(levels, 0.5)
}

/** Local maxima that stand 2 dB above the valleys beside them. */
const countSubPeaks = (low: Float64Array, { start, end }: Roll): number => {
  let [count, lowest, highest] = [0, Infinity, -Infinity]
  for (let index = Math.max(0, start - 1); index < end; index += 1) {
    const level = low[index]!
    if (highest === -Infinity) {
      lowest = Math.min(lowest, level)
      if (level > lowest + 2) highest = level
    } else if (level > highest) highest = level
    else if (level < highest - 2) {
      count += 1
      highest = -Infinity
      lowest = level
    }
  }
  return count
}

/** What a roll adds to the rain; both are means per frame. */
const withoutRain = (roll: Float64Array, rain: Float64Array): Float64Array =>
  roll.map((power, bin) => Math.max(power - rain[bin]!, 0.03 * rain[bin]!))

const join = (signal: Float32Array, spans: readonly Roll[], block: number): Float32Array => {
  const out = new Float32Array(
    spans.reduce((sum, { start, end }) => sum + (end - start) * block, 0),
  )
  let at = 0
  for (const { start, end } of spans) {
    out.set(signal.subarray(start * block, end * block), at)
    at += (end - start) * block
  }
  return out
}

export const thunderGates = (take: Take): Gate[] => {
  const { mono, sampleRate, features, sound } = take
  const { low, rolls, block } = findRolls(mono, sampleRate)
  const gaps: Roll[] = []
  let from = 0
  // Reverberation needs two seconds more to leave the rain alone.
  for (const { start, end } of [...rolls, { start: low.length, end: low.length }]) {
    if (start - 2 > from) gaps.push({ start: from, end: start - 2 })
    from = end + 10
  }
  const still = [sound.left, sound.right].map((channel) => join(channel, gaps, block))
  const rain = rainTexture({
    sound: { left: still[0]!, right: still[1]! },
    sampleRate,
    mono: toMono(still),
    features: measureFeatures(still, sampleRate),
  }).map((measured) => ({ ...measured, name: `Between: ${measured.name}` }))
  const total = blockPowers(toMono(still), block, block).map(powerToDecibels)
  const rainLevel = percentile(total, 0.5)
  const rainSpectrum = meanSpectrum(toMono(still))
  const events = rolls.map((roll) => {
    let peak = roll.start
    for (let index = roll.start; index < roll.end; index += 1)
      if (low[index]! > low[peak]!) peak = index
    const early = Math.max(...low.subarray(roll.start, roll.start + 2 / BLOCK_SECONDS))
    return {
      early: early - rainLevel,
      decay: decayTime(low, peak, roll.end + 10),
      peaks: countSubPeaks(low, roll),
      slope: spectralSlope(
        withoutRain(
          meanSpectrum(mono.subarray(roll.start * block, (roll.start + 30) * block)),
          rainSpectrum,
        ),
        sampleRate / 2048,
        125,
        1300,
      ),
    }
  })
  const least = (pick: (event: (typeof events)[number]) => number) => Math.min(...events.map(pick))
  const most = (pick: (event: (typeof events)[number]) => number) => Math.max(...events.map(pick))
  return [
    gate('Level deviation, 1 s', features.deviation1s, { least: 2.5, most: 6, unit: 'dB' }),
    gate('Crack over the rain, 0.8 to 4 kHz', crackOverRain(mono, sampleRate), {
      least: 8.5,
      most: 24,
      unit: 'dB',
    }),
    gate('Rolls per loop', rolls.length, { least: 3, most: 5 }),
    gate(
      'Weakest rise below 300 Hz over rain, 2 s',
      least(({ early }) => early),
      {
        least: 6,
        unit: 'dB',
      },
    ),
    gate(
      'Strongest rise below 300 Hz over rain, 2 s',
      most(({ early }) => early),
      {
        most: 14,
        unit: 'dB',
      },
    ),
    gate(
      'Shortest fall by 20 dB',
      least(({ decay }) => decay),
      { least: 3, unit: 's' },
    ),
    gate(
      'Longest fall by 20 dB',
      most(({ decay }) => decay),
      { most: 12, unit: 's' },
    ),
    gate(
      'Fewest claps in a roll',
      least(({ peaks }) => peaks),
      { least: 3 },
    ),
    gate(
      'Steepest slope of a roll',
      least(({ slope }) => slope),
      { least: -10.5, unit: 'dB/oct' },
    ),
    gate(
      'Flattest slope of a roll',
      most(({ slope }) => slope),
      { most: -6.5, unit: 'dB/oct' },
    ),
    ...rain,
  ]
}
