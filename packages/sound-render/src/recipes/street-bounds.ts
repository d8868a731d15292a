import { samples, type Hertz } from '@dhvani/units'
import { applyStereoGain, curveFrom } from '../dsp/curve.ts'
import { filterOnce, highPass, lowPass, type Section } from '../dsp/filters.ts'
import { copyOf, giveBack } from '../dsp/signals.ts'
import { addInto, fromDecibels, rootMeanSquare, type Stereo } from '../dsp/stereo.ts'

/** The studies of horns weigh as the ear does (dBA): little below this, in hertz, counts. */
const WEIGHTED_FROM = 500
/** Horns raise the weighted power of the street by at least this, in dB. */
const LEAST_ADDED = 2.9
/** Of a swell, in seconds: slow enough not to be heard as one. */
const BLOCK_SECONDS = 1
/** The level of the exhausts varies from second to second by at least this standard deviation, in dB. */
const LEAST_UNREST = 2.7
/** What a street that is too even is brought to, in dB. */
const WANTED_UNREST = 3.1
/** A gain between the centres of two blocks changes a block by about this share of what was meant for it. */
const REACHED = 0.75

const powerOf = (layer: Stereo, sections: readonly Section[]): number =>
  [layer.left, layer.right].reduce((sum, channel) => {
    const heard = filterOnce(copyOf(channel), sections)
    const power = rootMeanSquare(heard) ** 2
    giveBack(heard)
    return sum + power
  }, 0)

/**
 * By how much horns must be louder for a listener to hear them as the studies did: linear, 1 where they are loud enough
 * or where there are none.
 */
export const findHornGain = (street: Stereo, horns: Stereo, sampleRate: Hertz): number => {
  const weighted = [highPass(WEIGHTED_FROM, sampleRate), highPass(WEIGHTED_FROM, sampleRate)]
  const power = powerOf(horns, weighted)
  if (power === 0) return 1
  const least = (fromDecibels(LEAST_ADDED) ** 2 - 1) * powerOf(street, weighted)
  return Math.max(1, Math.sqrt(least / power))
}

/** Levels of both channels' sum between 150 and 500 Hz, in dB, and how far they are from their mean. */
const measureUnrest = ({ left, right }: Stereo, sampleRate: Hertz, count: number) => {
  const exhausts = copyOf(left)
  addInto(exhausts, right)
  filterOnce(exhausts, [highPass(150, sampleRate), lowPass(500, sampleRate)])
  const edge = (index: number) => Math.round((index * left.length) / count)
  const levels = Array.from(
    { length: count },
    (_, index) =>
      20 * Math.log10(rootMeanSquare(exhausts.subarray(edge(index), edge(index + 1))) + 1e-6),
  )
  giveBack(exhausts)
  const mean = levels.reduce((sum, level) => sum + level, 0) / count
  const apart = levels.map((level) => level - mean)
  return { apart, deviation: Math.sqrt(apart.reduce((sum, by) => sum + by * by, 0) / count) }
}

/**
 * Lets the vehicles of a street come and go further, where chance spread them so evenly that their level hardly moves.
 * A street that is uneven enough keeps every sample.
 *
 * @param street is changed; its end leads into its start
 */
export const raiseUnrest = (street: Stereo, sampleRate: Hertz): void => {
  const length = samples(street.left.length)
  const count = Math.max(1, Math.round(length / sampleRate / BLOCK_SECONDS))
  const { apart, deviation } = measureUnrest(street, sampleRate, count)
  if (deviation === 0 || deviation >= LEAST_UNREST) return
  const share = (WANTED_UNREST / deviation - 1) / REACHED
  const gain = curveFrom(length, (phase) => {
    const place = phase * count - 0.5 + count
    const before = apart[Math.floor(place) % count]!
    const after = apart[Math.floor(place + 1) % count]!
    return fromDecibels(share * (before + (place % 1) * (after - before)))
  })
  applyStereoGain(street, gain)
}
