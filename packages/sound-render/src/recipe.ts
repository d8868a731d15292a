import type { Setting } from '@dhvani/catalogue'
import type { Decibels, Hertz, Seconds } from '@dhvani/units'
import type { Stereo } from './dsp/stereo.ts'

/** One take of a sound. */
export type TakeOptions = {
  /** Any integer gives another take. */
  readonly seed: number
  readonly sampleRate: Hertz
  /** Place and characters; those of the file where it is left out. */
  readonly setting?: Setting | undefined
  /**
   * Another length than the recipe's, for a first period that is heard soon: fewer events, as dense as
   * in a whole period. A multiple of 1.28 s, at least 6.4 s.
   */
  readonly duration?: Seconds | undefined
}

/** How one built-in sound is rendered. */
export type Recipe = {
  /** Sound file id of the catalogue, e.g. `sea-waves`. */
  readonly file: string
  /** Changes whenever the same seed would give other samples. */
  readonly version: string
  /** The seed of the file that ships; any integer gives another take. */
  readonly defaultSeed: number
  /** A multiple of 1.28 s, so that a loop is whole in samples and in mp3 frames. */
  readonly duration: Seconds
  /** kbit/s of the standard file. */
  readonly bitrate: 160 | 192
  /**
   * Whether few events make most of its loudness, as kisses with quiet between them, calls of birds, the high waves
   * of a set, strokes of thunder, or buses and horns do. The loudness of a minute then hangs on those that it happens to have, and the
   * finish of a period evens that out.
   */
  readonly isSparse?: true
  /** Highest true peak before encoding, in dBTP (BS.1770-4): room for the peaks a codec adds. */
  readonly peakCeiling: Decibels
  /**
   * One cyclic loop of exactly `duration × sampleRate` samples, not yet normalised. The setting changes
   * no sample where it is as in the file. The caller may change both arrays and give them back: they are two, and kept nowhere else.
   *
   * @throws {RangeError} for a place or a character that the sound does not have
   */
  render(options: TakeOptions): Stereo
}
