import { bandOf } from './filter.ts'
import { blockPowers, powerToDecibels, rms } from './level.ts'
import { slopeOf } from './statistics.ts'

/** Seconds: the part of a stroke that shows what touched the skin. */
const ONSET_SECONDS = 0.008
/** Hertz above which a finger or a stick sounds and a drum's skin hardly does. */
const CLICK_FROM = 2000
/** Seconds of a block whose mean square is a level, and from one block to the next. */
const BLOCK_SECONDS = 0.01
const HOP_SECONDS = 0.001
/** Decibels under the peak between which a decay is fitted. */
const DECAY_FROM = -3
const DECAY_TO = -23

/** A part of the spectrum between two frequencies in hertz. */
type Band = { from: number; to: number }

/** Octaves from 63 Hz to 8 kHz, in which strokes are compared. */
const STROKE_OCTAVES: readonly Band[] = [63, 125, 250, 500, 1000, 2000, 4000].map((from) => ({
  from,
  to: 2 * from,
}))

/**
 * How much of the power of a stroke's first 8 ms lies above 2 kHz, in dB: 0 when all does, -120 at
 * the lowest. The whole signal is filtered and then cut, since cutting a low note makes a click.
 *
 * @param signal begins at the attack
 */
export const clickShare = (signal: Float32Array, sampleRate: number): number => {
  const onset = Math.round(ONSET_SECONDS * sampleRate)
  const above = bandOf(signal, sampleRate, { from: CLICK_FROM })
  const all = rms(signal.subarray(0, onset))
  return all === 0
    ? powerToDecibels(0)
    : powerToDecibels((rms(above.subarray(0, onset)) / all) ** 2)
}

/** Levels of blocks of 10 ms, one each millisecond, in dB. */
const levelsOf = (signal: Float32Array, sampleRate: number): Float64Array =>
  blockPowers(
    signal,
    Math.round(BLOCK_SECONDS * sampleRate),
    Math.round(HOP_SECONDS * sampleRate),
  ).map(powerToDecibels)

/** Eighth-order band: two passes of {@link bandOf}, so that a loud neighbour does not leak in. */
const steepBand = (signal: Float32Array, sampleRate: number, band: Band): Float32Array =>
  bandOf(bandOf(signal, sampleRate, band), sampleRate, band)

/**
 * Level of a stroke some time after its loudest 10 ms, in dB relative to them.
 *
 * @param delay seconds after the loudest block, in whole milliseconds
 * @returns at most 0; -Infinity when the signal has ended by then
 */
export const levelAfterPeak = (signal: Float32Array, sampleRate: number, delay: number): number => {
  const levels = levelsOf(signal, sampleRate)
  const top = levels.indexOf(Math.max(...levels))
  const later = levels[top + Math.round(delay / HOP_SECONDS)]
  return later === undefined ? -Infinity : later - levels[top]!
}

/**
 * The loudest 10 ms of each octave in dB relative to the octave in which they are strongest.
 *
 * @returns seven values, for the octaves from 63, 125, 250, 500, 1000, 2000 and 4000 Hz up; the largest 0
 */
export const octavePeaks = (signal: Float32Array, sampleRate: number): number[] => {
  const peaks = STROKE_OCTAVES.map((octave) =>
    Math.max(...levelsOf(steepBand(signal, sampleRate, octave), sampleRate)),
  )
  const strongest = Math.max(...peaks)
  return peaks.map((peak) => peak - strongest)
}

/**
 * Seconds in which a band of a stroke falls by 60 dB: -60 divided by the slope of the least-squares
 * line through its levels from 3 to 23 dB under its loudest 10 ms. Levels are taken each millisecond,
 * because a stroke may last for 30 of them; `bandDecayTime` is for notes that ring for seconds.
 *
 * @returns NaN when it does not fall that far
 */
export const bandDecay = (signal: Float32Array, sampleRate: number, band: Band): number => {
  const levels = levelsOf(steepBand(signal, sampleRate, band), sampleRate)
  const peak = Math.max(...levels)
  const fall = levels.subarray(levels.indexOf(peak)).map((level) => level - peak)
  const first = fall.findIndex((level) => level < DECAY_FROM)
  const last = fall.findIndex((level) => level < DECAY_TO)
  if (first < 0 || last <= first) return Number.NaN
  const line = fall.subarray(first, last + 1)
  const hop = Math.round(HOP_SECONDS * sampleRate) / sampleRate
  return (
    -60 /
    slopeOf(
      Array.from(line, (_, index) => index * hop),
      line,
    )
  )
}
