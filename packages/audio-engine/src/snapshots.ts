import { BEATBOX, PREVIEW_LENGTH, VOLUME } from '@dhvani/catalogue/limits'
import type { Percent, Seconds } from '@dhvani/units'
import type { BeatboxSnapshot, SlotSnapshot } from './beatbox/beatbox-types.ts'
import type { SoundSource } from './loading/sound-source.ts'

/** `failed`: the sound could not be loaded or played; adding or toggling it tries again. */
export type TrackStatus = 'loading' | 'ready' | 'failed'

export type TrackSnapshot = {
  readonly sound: SoundSource
  /** Fader position, 0 to 100. */
  readonly volume: Percent
  /** Whether the track is set to play; while `loading`, nothing is heard yet. */
  readonly isPlaying: boolean
  readonly status: TrackStatus
  /** Output as the site shows it: individual × master, rounded to whole percents. */
  readonly output: Percent
  /** The track goes on in silence. */
  readonly isMuted: boolean
  /** The track silences every track that is not solo. */
  readonly isSolo: boolean
  /** Whether nothing of the track is heard: it is muted, or others are solo and it is not. */
  readonly isSilenced: boolean
  /** Whether its audio is streamed for want of memory, and so has no settings. False until it is loaded. */
  readonly isStreamed: boolean
}

export type MixSnapshot = {
  /** In the order of adding, until `move` changes it. */
  readonly tracks: readonly TrackSnapshot[]
  /** The main play state: whether any track is set to play. */
  readonly isPlaying: boolean
  readonly masterVolume: Percent
  /** How many tracks are loaded and set to play, those that are silenced included. */
  readonly playingCount: number
}

export type PreviewState = 'closed' | 'loading' | 'ready' | 'playing' | 'error'

export type PreviewProblem =
  /** The HEAD request was refused: no such file. */
  | 'inaccessible'
  /** The HEAD request got no answer, or the file's answer broke off. */
  | 'unreached'
  /** The audio could not be loaded or decoded. */
  | 'unplayable'
  /** The browser refused to play. */
  | 'playback'

export type PreviewSnapshot = {
  readonly state: PreviewState
  readonly sound: SoundSource | undefined
  readonly volume: Percent
  readonly problem: PreviewProblem | undefined
  /** How long the preview is: ten seconds, or the sound's own length if that is shorter. */
  readonly length: Seconds
}

/*
 * The snapshots of a mixer, a preview and a beatbox before their first command. Prerendered pages
 * show them, so this file imports none of the engine's code: pages get it from the entry
 * `@dhvani/audio-engine/snapshots`.
 */

/** A mix without tracks: master volume at its default (80 %). */
export const EMPTY_MIX: MixSnapshot = {
  tracks: [],
  isPlaying: false,
  masterVolume: VOLUME.defaultMaster,
  playingCount: 0,
}

/** A preview that no sound has opened: volume at its default (50 %). */
export const CLOSED_PREVIEW: PreviewSnapshot = {
  state: 'closed',
  sound: undefined,
  volume: VOLUME.defaultPreview,
  problem: undefined,
  length: PREVIEW_LENGTH,
}

/** A slot without a loop: volume at its default (80 %). */
export const EMPTY_SLOT: SlotSnapshot = {
  loopId: undefined,
  isActive: false,
  isPlaying: false,
  volume: BEATBOX.defaultSlotVolume,
  isMuted: false,
  isSolo: false,
  status: 'empty',
}

/** A beatbox with sixteen empty slots at its default tempo (120 BPM) and master volume (70 %). */
export const EMPTY_BEATBOX: BeatboxSnapshot = {
  tempo: BEATBOX.tempo.default,
  isPlaying: false,
  masterVolume: BEATBOX.defaultMasterVolume,
  slots: Array.from({ length: BEATBOX.slots }, () => EMPTY_SLOT),
  activeCount: 0,
}
