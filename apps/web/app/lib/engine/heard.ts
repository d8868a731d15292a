import type { MixSnapshot, TrackSnapshot } from '@dhvani/audio-engine'

export type TracksAndMaster = Pick<MixSnapshot, 'tracks' | 'masterVolume'>

/**
 * The one answer to what is heard: no sound that is paused, still loads or failed, none at volume 0, and
 * none that is muted or silenced by a solo.
 * Whether the browser holds all of it back is another question (`useBlocked`).
 */
export const heardTracks = ({ tracks, masterVolume }: TracksAndMaster): readonly TrackSnapshot[] =>
  masterVolume === 0
    ? []
    : tracks.filter(
        ({ isPlaying, status, volume, isSilenced }) =>
          isPlaying && status === 'ready' && volume > 0 && !isSilenced,
      )
