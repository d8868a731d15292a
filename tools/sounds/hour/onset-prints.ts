import { createSpectrum } from '@dhvani/audio-measures'

/** What an event sounds like, from its onset on. */
export type OnsetPrint = {
  /** Seconds from the beginning of the take. */
  readonly at: number
  /** Levels of bands over time, in decibels. */
  readonly levels: Float32Array
}

const BLOCK_SECONDS = 0.005
const FRAMES = 48
const FRAME_SECONDS = 0.01
const BANDS = 32
const LOWEST_HERTZ = 80
const SIZE = 1024
/** Onsets that are nearer to each other count as one event. */
const APART_SECONDS = 0.6

const energiesOf = (mono: Float32Array, block: number): Float64Array => {
  const energies = new Float64Array(Math.floor(mono.length / block))
  for (let index = 0; index < energies.length * block; index += 1)
    energies[Math.floor(index / block)]! += mono[index]! ** 2
  return energies
}

/** The tenth of a second before an onset, and what follows it, in blocks. */
const BEFORE = 20
const AFTER = 6

/** By how much each block is louder than the tenth of a second before it. */
const risesOf = (energies: Float64Array): Float64Array => {
  const sums = new Float64Array(energies.length + 1)
  energies.forEach((energy, index) => {
    sums[index + 1] = sums[index]! + energy
  })
  return energies.map((_, index) => {
    if (index < BEFORE || index + AFTER > energies.length) return 0
    const quiet = (sums[index]! - sums[index - BEFORE]!) / BEFORE
    const loud = (sums[index + AFTER]! - sums[index]!) / AFTER
    return Math.max(0, loud - quiet)
  })
}

/** So many blocks around that of an onset are searched for the exact place. Thunder rises over some of them. */
const REFINED_BLOCKS = 8
/** In samples: a tenth of a millisecond. */
const FINE_STEP = 4

/**
 * The sample at which the sound rises most near a block. A copy of an event lies anywhere between two blocks, and a
 * chirp that is printed 2 ms too late has other levels.
 */
const refineOnset = (mono: Float32Array, around: number, block: number): number => {
  const [reach, before, after] = [REFINED_BLOCKS * block, BEFORE * block, AFTER * block]
  const from = around - reach - before
  if (from < 0 || around + reach + after > mono.length) return around
  const sums = new Float64Array(2 * reach + before + after + 1)
  for (let at = 0; at + 1 < sums.length; at += 1) sums[at + 1] = sums[at]! + mono[from + at]! ** 2
  let [best, most] = [around, -Infinity]
  for (let at = before; at <= before + 2 * reach; at += FINE_STEP) {
    const quiet = (sums[at]! - sums[at - before]!) / before
    const rise = (sums[at + after]! - sums[at]!) / after - quiet
    if (rise > most) [best, most] = [from + at, rise]
  }
  return best
}

const printAt = (mono: Float32Array, start: number, sampleRate: number): Float32Array => {
  const spectrum = createSpectrum(SIZE)
  const levels = new Float32Array(FRAMES * BANDS)
  const octaves = Math.log2((0.45 * sampleRate) / LOWEST_HERTZ)
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const power = spectrum.powerAt(mono, start + Math.round(frame * FRAME_SECONDS * sampleRate))
    const sums = new Float64Array(BANDS)
    for (let bin = 1; bin < power.length; bin += 1) {
      const octave = Math.log2((bin * sampleRate) / SIZE / LOWEST_HERTZ)
      const band = Math.floor((octave / octaves) * BANDS)
      if (band >= 0 && band < BANDS) sums[band]! += power[bin]!
    }
    sums.forEach((sum, band) => {
      levels[frame * BANDS + band] = 10 * Math.log10(sum + 1e-9)
    })
  }
  return levels
}

/**
 * Finds the strongest onsets of a take.
 *
 * @param count how many at most
 * @returns their prints, the strongest first
 */
export const findOnsetPrints = (
  mono: Float32Array,
  sampleRate: number,
  count: number,
): OnsetPrint[] => {
  const block = Math.round(BLOCK_SECONDS * sampleRate)
  const rises = risesOf(energiesOf(mono, block))
  const strongest = [...rises.keys()].toSorted((a, b) => rises[b]! - rises[a]!)
  const last = rises.length - (FRAMES * FRAME_SECONDS) / BLOCK_SECONDS
  const chosen: number[] = []
  for (const index of strongest) {
    if (chosen.length === count) break
    const isApart = chosen.every((other) => Math.abs(other - index) * BLOCK_SECONDS > APART_SECONDS)
    if (isApart && index < last && rises[index]! > 0) chosen.push(index)
  }
  return chosen.map((index) => {
    const start = refineOnset(mono, index * block, block)
    return { at: start / sampleRate, levels: printAt(mono, start, sampleRate) }
  })
}

/** @returns each print less the mean of all of them, as a vector of length one */
export const comparePrints = (prints: readonly OnsetPrint[]): Float32Array[] => {
  const usual = new Float64Array(FRAMES * BANDS)
  for (const { levels } of prints)
    levels.forEach((level, at) => {
      usual[at]! += level / prints.length
    })
  return prints.map(({ levels }) => {
    const own = levels.map((level, at) => level - usual[at]!)
    const mean = own.reduce((sum, value) => sum + value, 0) / own.length
    const centred = own.map((value) => value - mean)
    const size = Math.sqrt(centred.reduce((sum, value) => sum + value ** 2, 0))
    return centred.map((value) => value / Math.max(size, 1e-9))
  })
}

/** @returns how alike two prints of {@link comparePrints} are: 1 for copies, near 0 for unrelated events */
export const likenessOf = (one: Float32Array, other: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!
  return sum
}
