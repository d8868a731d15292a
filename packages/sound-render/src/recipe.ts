import type { Decibels, Hertz, Seconds } from '@dhvani/units'
import type { Stereo } from './dsp/stereo.ts'

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
  /** One cyclic loop of exactly `duration × sampleRate` samples, not yet normalised. */
  render(options: { seed: number; sampleRate: Hertz }): Stereo
}
