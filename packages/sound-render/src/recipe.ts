import type { Decibels, Hertz, Seconds } from '@dhvani/units'
import type { Stereo } from './dsp/stereo.ts'

/** A rhythm that every take of a sound has, whatever its seed. */
export type Pulse = {
  readonly every: Seconds
  /** Where between two beats it is calmest, in seconds after a beat. The shipped file begins there. */
  readonly rest: Seconds
  /** Level of the shipped file around its beginning, relative to its mean level. */
  readonly restLevel: Decibels
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
  /** Highest true peak before encoding, in dBTP (BS.1770-4): room for the peaks a codec adds. */
  readonly peakCeiling: Decibels
  /** The rhythm of a sound that has one: another take may follow only in phase with it. */
  readonly pulse?: Pulse
  /** One cyclic loop of exactly `duration × sampleRate` samples, not yet normalised. */
  render(options: { seed: number; sampleRate: Hertz }): Stereo
}
