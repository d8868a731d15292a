import { modulationSpectrum } from './envelope.ts'
import { bandOf } from './filter.ts'
import { blockPowers, powerToDecibels, type Channels } from './level.ts'
import { createSpectrum } from './spectrum.ts'
import { correlation } from './statistics.ts'

/** A range of frequencies in hertz; an end that is left out is open. */
export type Band = { from?: number; to?: number }

/** Points of a frame of {@link bandShare}: bins of 5.4 Hz at 44.1 kHz. */
const WELCH_SIZE = 8192

/**
 * Share of a signal's power that lies in a band, 0 to 1; 0 for silence. Mean of Hann-windowed frames
 * of 8192 points that overlap by half (P. Welch, IEEE Trans. Audio Electroacoustics 15, 1967).
 */
export const bandShare = (
  signal: Float32Array,
  sampleRate: number,
  { from = 0, to = sampleRate / 2 }: Band,
): number => {
  const spectrum = createSpectrum(WELCH_SIZE)
  const width = sampleRate / WELCH_SIZE
  let [inside, total] = [0, 0]
  for (let at = 0; at + WELCH_SIZE <= signal.length; at += WELCH_SIZE / 2)
    spectrum.powerAt(signal, at).forEach((power, bin) => {
      total += power
      if (bin * width >= from && bin * width < to) inside += power
    })
  return total === 0 ? 0 : inside / total
}

/**
 * Levels in dB of the part of a signal that lies in a band, in blocks one after another.
 *
 * @param duration of a block, in seconds; rounded to whole samples
 */
export const bandLevels = (
  signal: Float32Array,
  sampleRate: number,
  band: Band,
  duration: number,
): Float64Array => {
  const block = Math.round(duration * sampleRate)
  return blockPowers(bandOf(signal, sampleRate, band), block, block).map(powerToDecibels)
}

/** Block of {@link bandCorrelation}, in seconds. */
const CORRELATION_BLOCK = 0.125

/**
 * Pearson's correlation of the levels (dB, blocks of 125 ms) of two bands: 1 where both swell
 * together, 0 where each moves on its own.
 */
export const bandCorrelation = (
  signal: Float32Array,
  sampleRate: number,
  one: Band,
  other: Band,
): number =>
  correlation(
    bandLevels(signal, sampleRate, one, CORRELATION_BLOCK),
    bandLevels(signal, sampleRate, other, CORRELATION_BLOCK),
  )

/** Correlation of left and right within a band, -1 to 1. */
export const earCorrelation = (
  [left = new Float32Array(), right = left]: Channels,
  sampleRate: number,
  band: Band,
): number => correlation(bandOf(left, sampleRate, band), bandOf(right, sampleRate, band))

const ENVELOPE_BLOCK = 0.01

/**
 * How deeply a band's envelope (root mean square of 10 ms) moves at some rates: the root mean square
 * of that movement over the envelope's mean. A sine that modulates by `m` gives m / √2.
 *
 * @param rates hertz, up to 50
 */
export const bandModulation = (
  signal: Float32Array,
  sampleRate: number,
  band: Band,
  rates: { from: number; to: number },
): number => {
  const block = Math.round(ENVELOPE_BLOCK * sampleRate)
  const powers = blockPowers(bandOf(signal, sampleRate, band), block, block)
  const envelope = Float32Array.from(powers, Math.sqrt)
  const size = 1024
  const frames = Math.max(1, Math.floor((envelope.length - size) / (size / 2)) + 1)
  let sum = 0
  for (const { frequency, power } of modulationSpectrum(envelope, ENVELOPE_BLOCK, size))
    if (frequency >= rates.from && frequency <= rates.to) sum += power
  // Parseval: the Hann window holds 3/8 of a frame's power, and half of all bins are mirrored.
  return Math.sqrt((2 * sum) / (frames * size * size * 0.375))
}
