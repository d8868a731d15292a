import { BEATBOX, PREVIEW_LENGTH, VOLUME } from '@dhvani/catalogue/limits'
import type { BeatboxSnapshot, SlotSnapshot } from './beatbox/beatbox-types.ts'
import type { MixSnapshot } from './mixer/mixer.ts'
import type { PreviewSnapshot } from './preview/preview.ts'

/**
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
