import { samples, type Hertz, type Samples, type Seconds } from '@dhvani/units'
import { filterOnce, highPass, lowPass } from '../dsp/filters.ts'
import { copyOf, giveBack, newSignal } from '../dsp/signals.ts'
import { rootMeanSquare, type Stereo } from '../dsp/stereo.ts'

const BLOCK_SECONDS = 0.2
/** How long a roll is followed from its stroke on at most, in seconds: longer than any. */
const FOLLOWED = 18
/** A roll is heard from the first block below 300 Hz on that is as strong as this, in dB over the rain there. */
const HEARD = 8.4
/** The strongest block of the first 2 s, and the strongest of all, in dB over the rain below 300 Hz. */
const [LEAST_EARLY, STRONGEST] = [16.3, 21.9]
/** Another block this much weaker, in dB, may be the strongest where blocks begin a little earlier or later. */
const AS_STRONG = 2
/** Blocks from the strongest until the roll has died at the least, and from the first as strong at the most. */
const [SHORTEST_FALL, LONGEST_FALL] = [15, 59]
/** What is left of a roll beside the rain from 0.7 to 1.35 kHz is at most this much weaker than below 280 Hz, in dB. */
const DULLEST = -19

/** The mean of both channels from a place of a loop on, until the next roll begins or this one is surely over. */
export const followRoll = (
  { left, right }: Stereo,
  from: Samples,
  alone: Seconds,
  sampleRate: Hertz,
): Float32Array => {
  const roll = newSignal(samples(Math.round(Math.min(FOLLOWED, alone) * sampleRate)))
  const start = Math.round(from)
  for (let index = 0; index < roll.length; index += 1) {
    const at = (start + index) % left.length
    roll[index] = (left[at]! + right[at]!) / 2
  }
  return roll
}

/** From, to, in hertz. */
type Band = readonly [number, number]
const ENDS: readonly Band[] = [
  [700, 1350],
  [110, 280],
]

const powerOf = (signal: Float32Array, [from, to]: Band, sampleRate: Hertz): number => {
  const sections = [highPass(from, sampleRate), lowPass(to, sampleRate)]
  const band = filterOnce(copyOf(signal), [...sections, ...sections])
  const power = rootMeanSquare(band) ** 2
  giveBack(band)
  return power
}

/** What is below 300 Hz: a new signal, which the caller gives back. */
const deepOf = (signal: Float32Array, sampleRate: Hertz): Float32Array => {
  const cut = lowPass(300, sampleRate)
  return filterOnce(copyOf(signal), [cut, cut])
}

const decibelsOf = (power: number): number => 10 * Math.log10(power + 1e-18)

/** Powers of the upper and the lower end of a roll. */
const endsOf = (signal: Float32Array, sampleRate: Hertz): readonly number[] =>
  ENDS.map((band) => powerOf(signal, band, sampleRate))

/** Powers of the rain alone, which every roll of a storm is measured against. */
export type RainUnder = { readonly deep: number; readonly ends: readonly number[] }

export const measureRain = (rain: Float32Array, sampleRate: Hertz): RainUnder => {
  const deep = deepOf(rain, sampleRate)
  const power = rootMeanSquare(deep) ** 2
  giveBack(deep)
  return { deep: power, ends: endsOf(rain, sampleRate) }
}

/**
 * Whether a roll that hills and valley handed on is still as thunder in rain is heard, with the rain over it: it begins
 * with a clap, strikes no ear too hard, dies neither at once nor never, and is more than a rumble. Before that,
 * chance moves its strongest moment to another place too often to tell.
 *
 * @param storm the roll and the rain, from its stroke on
 * @param rain as {@link measureRain} gives it for a stretch of the same length
 */
export const isClearInRain = (storm: Float32Array, rain: RainUnder, sampleRate: Hertz): boolean => {
  const block = Math.round(BLOCK_SECONDS * sampleRate)
  const floor = decibelsOf(rain.deep)
  const deep = deepOf(storm, sampleRate)
  const levels = Array.from({ length: Math.floor(deep.length / block) }, (_, index) => {
    const part = deep.subarray(index * block, (index + 1) * block)
    return decibelsOf(rootMeanSquare(part) ** 2) - floor
  })
  giveBack(deep)
  const isHeard = (level: number) => level > HEARD
  const onset = levels.findIndex(isHeard)
  if (onset < 0) return false
  const end = levels.findLastIndex(isHeard) + 11
  const fallFrom = (peak: number) => {
    const silent = levels.findIndex((level, at) => at > peak && level <= levels[peak]! - 20)
    return (silent < 0 ? end : Math.min(silent, end)) - peak
  }
  const strongest = Math.max(...levels)
  const early = Math.max(...levels.slice(onset, onset + 10))
  const claps = [...levels.keys()].filter((at) => levels[at]! > strongest - AS_STRONG)
  const roll = storm.subarray(onset * block, (onset + 30) * block)
  // At least a thirtieth of the rain: what is softer, the rain hides.
  const [upper, lower] = endsOf(roll, sampleRate).map((power, end) =>
    decibelsOf(Math.max(power - rain.ends[end]!, 0.03 * rain.ends[end]!)),
  )
  return (
    early >= LEAST_EARLY &&
    strongest <= STRONGEST &&
    fallFrom(levels.indexOf(strongest)) >= SHORTEST_FALL &&
    fallFrom(claps[0]!) <= LONGEST_FALL &&
    upper! - lower! >= DULLEST
  )
}
