import type { BeatsPerMinute, Hertz } from '@dhvani/units'
import type { Stereo } from '../dsp/stereo.ts'

/** One event of a score; the same shape as the catalogue's `ScoreEvent`. */
export type BeatScoreEvent = {
  /** Position in beats from the loop's sam, human timing included. */
  beat: number
  /** One-shot of the kit. */
  sample: string
  /** Linear gain, relative to the kit's samples as rendered. */
  gain: number
  /** -1 (left) to 1 (right). */
  pan: number
  /** A new event of the same choke group cuts this one. */
  choke?: string
  /** Playback rate for pitch, 1 unless bent. */
  rate?: number
  /** Cut the sample after this many beats (plucked and sung notes). */
  beats?: number
  /** The bol or the sargam syllable. */
  bol?: string
}

/** A loop as events; `beats` is its length. */
export type BeatScore = { loop: string; beats: number; events: BeatScoreEvent[] }

/** How the beatbox plays a loop at another tempo. */
export type BeatPlay =
  | { kind: 'score'; kit: string; score: BeatScore }
  | {
      kind: 'anchors'
      /** Beats per minute of the whole renders, ascending. */
      tempi: BeatsPerMinute[]
      /** One cyclic render of exactly `round(beats × 60 / tempo × sampleRate)` samples. */
      renderAt(tempo: BeatsPerMinute, sampleRate: Hertz): Stereo
    }

/** How one loop of the beatbox is rendered. */
export type BeatRecipe = {
  /** Loop id of the catalogue, e.g. `tabla-teentaal`. */
  loop: string
  /** Changes whenever the same seed would give other samples. */
  version: string
  seed: number
  /** Length in beats. */
  beats: number
  /** kbit/s of its files; 192 for tabla and sitar, else 160. */
  bitrate: 160 | 192
  /**
   * One cyclic render at 120 BPM: exactly `beats × sampleRate / 2` samples. `samples` are those of
   * its kit, rendered at the same rate; a struck loop that is given none renders its own. `seed`, any
   * integer, gives another take of a struck loop; a blown or sung loop has one take and ignores it.
   */
  renderLoop(options: { sampleRate: Hertz; samples?: KitSamples; seed?: number }): Stereo
  play: BeatPlay
}

/** One-shots by the name that scores refer to. */
export type KitSamples = Readonly<Record<string, Stereo>>

/** The one-shots of an instrument. */
export type BeatKit = {
  /** Kit id of the manifest, e.g. `tabla`. */
  kit: string
  /** kbit/s of the file that holds its one-shots. */
  bitrate: 160 | 192
  /** Each sample to its full decay, starting at its attack, at the levels scores expect. */
  renderSamples(sampleRate: Hertz): KitSamples
}
