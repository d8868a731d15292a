import type { Stereo } from './dsp/stereo.ts'

/** What makes one built-in sound. */
export type Recipe = {
  /** Sound file id of the catalogue, e.g. `sea-waves`. */
  readonly file: string
  /** Changes whenever the same seed would give other samples. */
  readonly version: string
  readonly defaultSeed: number
  /** Seconds; a multiple of 1.28, so that a loop is whole in samples and in mp3 frames. */
  readonly length: number
  /** Integrated loudness of the finished sound, in LUFS (BS.1770-4). */
  readonly targetLufs: number
  /** kbit/s of the standard file. */
  readonly bitrate: 160 | 192
  /** Limits of the true peak before encoding, in dBTP; room for what the codec adds. */
  readonly peakCeiling: number
  /** One cyclic loop of exactly `length × sampleRate` samples, not yet normalised. */
  render(options: { seed: number; sampleRate: number }): Stereo
}
