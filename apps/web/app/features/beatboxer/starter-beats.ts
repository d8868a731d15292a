import type { SavedBeat } from '@dhvani/audio-engine'
import { BEATBOX, type LoopId } from '@dhvani/catalogue'

type StarterSlot = readonly [position: number, loopId: LoopId, volume: number]

const beatOf = (tempo: number, placed: readonly StarterSlot[]): SavedBeat => ({
  tempo,
  masterVolume: BEATBOX.defaultMasterVolume,
  slots: placed.map(([position, loopId, volume]) => ({
    position,
    loopId,
    volume,
    isMuted: false,
    isPlaying: true,
  })),
})

export type StarterBeat = { readonly id: 'dusk' | 'concert' | 'fair'; readonly beat: SavedBeat }

/** Three beats to begin with, from slow to quick. */
export const STARTER_BEATS: readonly StarterBeat[] = [
  {
    id: 'dusk',
    beat: beatOf(72, [
      [5, 'raga-drone', 70],
      [9, 'flute-night', 80],
      [1, 'tabla-teentaal', 65],
    ]),
  },
  {
    id: 'concert',
    beat: beatOf(96, [
      [0, 'tabla-teentaal', 80],
      [7, 'raga-drone', 60],
      [10, 'sitar-gat', 80],
      [3, 'raga-santoor', 55],
    ]),
  },
  {
    id: 'fair',
    beat: beatOf(128, [
      [2, 'dhol-chaal', 80],
      [4, 'dhol-kaherwa', 55],
      [12, 'vocal-sargam', 70],
      [14, 'sitar-jhala', 65],
      [8, 'tabla-keherwa', 70],
    ]),
  },
]
