import { powerToDecibels, type Channels } from './level.ts'
import { createSpectrum } from './spectrum.ts'

/** Points of a frame: bins of 2.7 Hz at 44.1 kHz, so that the lowest octave has some. */
const SIZE = 16_384
/** Middles of the octaves that are measured (IEC 61260-1), in hertz. */
const OCTAVES = [31.5, 63, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000]
/** A sound lives in an octave that is at most so much softer than its loudest, in dB. */
const LIVES_WITHIN = 25

/** What becomes of an octave where one loudspeaker adds both ears up. */
export type FoldLoss = {
  /** Its middle, in hertz. */
  readonly octave: number
  /**
   * How much softer the mean of both channels is than either on average, in dB: 0 where both hear the same, 3 where
   * they have nothing in common, more where one takes away from the other.
   */
  readonly loss: number
  /** Mean power of both channels in this octave, in dB below that of the loudest. */
  readonly below: number
}

/** The losses of all octaves below half the sample rate, the lowest first. Two channels of one length. */
export const foldLosses = (channels: Channels, sampleRate: number): FoldLoss[] => {
  const [left = new Float32Array(), right = left] = channels
  const middle = left.map((value, at) => (value + right[at]!) / 2)
  const spectrum = createSpectrum(SIZE)
  const octaveAt = (bin: number) =>
    OCTAVES.findIndex((octave) => (bin * sampleRate) / SIZE < octave * Math.SQRT2)
  const octaves = Array.from({ length: SIZE / 2 + 1 }, (_, bin) => octaveAt(bin))
  const powersOf = (signal: Float32Array) => {
    const powers = OCTAVES.map(() => 0)
    for (let at = 0; at + SIZE <= signal.length; at += SIZE / 2)
      spectrum.powerAt(signal, at).forEach((power, bin) => {
        if (bin > 0 && octaves[bin]! >= 0) powers[octaves[bin]!]! += power
      })
    return powers
  }
  const [one, other, both] = [left, right, middle].map(powersOf)
  const powers = OCTAVES.map((_, index) => (one![index]! + other![index]!) / 2)
  const loudest = Math.max(...powers)
  return OCTAVES.flatMap((octave, index) =>
    octave * Math.SQRT2 > sampleRate / 2 || powers[index] === 0
      ? []
      : {
          octave,
          loss: powerToDecibels(powers[index]!) - powerToDecibels(both![index]!),
          below: powerToDecibels(loudest) - powerToDecibels(powers[index]!),
        },
  )
}

/** The worst of {@link foldLosses}, among octaves at most 25 dB softer than the loudest; 0 for silence. */
export const worstFoldLoss = (channels: Channels, sampleRate: number): number =>
  Math.max(
    0,
    ...foldLosses(channels, sampleRate)
      .filter(({ below }) => below <= LIVES_WITHIN)
      .map(({ loss }) => loss),
  )
