import { findRises } from './envelope.ts'
import { blockLevels, blockPowers } from './level.ts'
import { createSpectrum } from './spectrum.ts'
import { mean, percentile, standardDeviation } from './statistics.ts'

/**
 * Time in which an attack rises from 10 to 90 % of its highest amplitude. Amplitudes are root mean
 * squares of 4 ms, one each millisecond.
 *
 * @param signal from just before the onset until the note has reached its top
 * @returns seconds, in steps of 1 ms
 */
export const attackTime = (signal: Float32Array, sampleRate: number): number => {
  const hop = Math.round(sampleRate / 1000)
  const levels = blockPowers(signal, 4 * hop, hop).map(Math.sqrt)
  const highest = levels.reduce((top, level) => Math.max(top, level), 0)
  const high = levels.findIndex((level) => level >= 0.9 * highest)
  let low = high
  while (low > 0 && levels[low]! > 0.1 * highest) low -= 1
  return ((high - low) * hop) / sampleRate
}

/**
 * Power-weighted centroid of a Hann frame of 2048 samples that begins at a time after the onset.
 *
 * @param time seconds
 * @returns hertz, between 50 Hz and 10 kHz; 0 for silence
 */
export const centroidAfterOnset = (
  signal: Float32Array,
  sampleRate: number,
  time: number,
): number => {
  const size = 2048
  const power = createSpectrum(size).powerAt(signal, Math.round(time * sampleRate))
  let [weighted, total] = [0, 0]
  for (let bin = 1; bin < power.length; bin += 1) {
    const frequency = (bin * sampleRate) / size
    if (frequency < 50 || frequency > 10_000) continue
    weighted += frequency * power[bin]!
    total += power[bin]!
  }
  return total === 0 ? 0 : weighted / total
}

/** Inner product of two lists of equal length. */
const product = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) sum += a[index]! * b[index]!
  return sum
}

/** Solves a symmetric positive system in place by Gaussian elimination. */
const solve = (matrix: Float64Array[], right: Float64Array): Float64Array => {
  const size = right.length
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = matrix[row]![pivot]! / (matrix[pivot]![pivot]! + 1e-12)
      for (let column = pivot; column < size; column += 1)
        matrix[row]![column]! -= factor * matrix[pivot]![column]!
      right[row]! -= factor * right[pivot]!
    }
  const solution = new Float64Array(size)
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row]!
    for (let column = row + 1; column < size; column += 1)
      sum -= matrix[row]![column]! * solution[column]!
    solution[row] = sum / (matrix[row]![row]! + 1e-12)
  }
  return solution
}

/**
 * Share of power that steady harmonics do not explain: residue of a least-squares fit of sines and
 * cosines at the multiples of a fundamental below 45 % of the sample rate.
 *
 * @param signal usually the first 30 ms of a note
 * @param fundamental hertz
 * @param count most harmonics, 20 unless given
 * @returns 0 (all harmonic) to 1
 */
export const nonHarmonicShare = (
  signal: Float32Array,
  sampleRate: number,
  fundamental: number,
  count = 20,
): number => {
  const harmonics = Math.min(count, Math.floor((0.45 * sampleRate) / fundamental))
  const waves = Array.from({ length: 2 * harmonics }, (_, wave) => {
    const omega = (2 * Math.PI * fundamental * (1 + (wave >> 1))) / sampleRate
    return Float64Array.from({ length: signal.length }, (_, index) =>
      wave % 2 === 0 ? Math.cos(omega * index) : Math.sin(omega * index),
    )
  })
  const right = Float64Array.from(waves, (wave) => product(wave, signal))
  const explained = solve(
    waves.map((row) => Float64Array.from(waves, (column) => product(row, column))),
    right.slice(),
  )
  const power = product(signal, signal)
  return power === 0 ? 0 : Math.max(0, 1 - product(explained, right) / power)
}

/** How uneven a sound is, in decibels. */
export type LevelSpread = {
  /** How far the 95th percentile of the levels of 10 ms lies above their median. */
  above: number
  /** How far their 5th percentile lies below their median; positive. */
  below: number
  /** Their 5th percentile relative to the highest of them; negative. */
  floor: number
  /** Standard deviation of the level of 1 s. */
  deviation1s: number
}

/** Measures {@link LevelSpread} of a signal of some seconds. */
export const levelSpread = (signal: Float32Array, sampleRate: number): LevelSpread => {
  const levels = blockLevels(signal, sampleRate, 0.01)
  const [quiet, middle, loud] = [0.05, 0.5, 0.95].map((share) => percentile(levels, share))
  return {
    above: loud! - middle!,
    below: middle! - quiet!,
    floor: quiet! - percentile(levels, 1),
    deviation1s: standardDeviation(blockLevels(signal, sampleRate, 1)),
  }
}

/**
 * Spread of the intervals between onsets over their mean: 0 for a clock, 1 for events at random.
 * Onsets are rises of the 10 ms level by `rise` decibels, see {@link findRises}.
 */
export const onsetIntervalVariation = (
  signal: Float32Array,
  sampleRate: number,
  rise = 3,
): number => {
  const block = Math.round(0.01 * sampleRate)
  const onsets = findRises(blockPowers(signal, block, block).map(Math.sqrt), rise)
  const intervals = onsets.slice(1).map((onset, index) => onset - onsets[index]!)
  const usual = mean(intervals)
  return usual === 0 ? 0 : standardDeviation(intervals) / usual
}
