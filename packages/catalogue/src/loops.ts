/** The sections of the loop library, in its order. */
export const LOOP_CATEGORIES = ['tabla', 'dhol', 'vocal', 'raga', 'flute', 'sitar'] as const

export type LoopCategory = (typeof LOOP_CATEGORIES)[number]

export type LoopId =
  | 'tabla-teentaal'
  | 'tabla-keherwa'
  | 'tabla-rela'
  | 'dhol-chaal'
  | 'dhol-kaherwa'
  | 'vocal-aalap'
  | 'vocal-sargam'
  | 'raga-drone'
  | 'raga-santoor'
  | 'flute-phrase'
  | 'flute-night'
  | 'sitar-gat'
  | 'sitar-jhala'

/** A loop of the beatbox, as the library shows it. */
export type BeatLoop = {
  readonly id: LoopId
  readonly name: string
  readonly category: LoopCategory
  /** Key of its own drawing in the web app's icon set. */
  readonly icon: LoopId
  /** A complete CSS colour that reads on both themes. */
  readonly color: string
  readonly description: string
}

const loop = (
  id: LoopId,
  name: string,
  category: LoopCategory,
  color: string,
  description: string,
): BeatLoop => ({ id, name, category, icon: id, color, description })

/** The thirteen loops of the beatbox, in the order of the library. */
export const BEAT_LOOPS: readonly BeatLoop[] = [
  loop('tabla-teentaal', 'Teentaal', 'tabla', '#c2541b', 'The sixteen-beat cycle, four by four'),
  loop('tabla-keherwa', 'Keherwa', 'tabla', '#b3471f', 'The eight-beat swing of songs and bhajans'),
  loop('tabla-rela', 'Rela', 'tabla', '#a63d2a', 'A rolling stream of quick strokes'),
  loop('dhol-chaal', 'Chaal', 'dhol', '#b8860b', 'The Punjabi dhol groove that makes feet move'),
  loop('dhol-kaherwa', 'Kaherwa', 'dhol', '#a67408', 'A village dhol in keherwa, eight beats'),
  loop('vocal-aalap', 'Aalap', 'vocal', '#b03a5b', 'A slow sung opening on the vowel aa'),
  loop('vocal-sargam', 'Sargam', 'vocal', '#9c3268', 'The notes sung by their names'),
  loop('raga-drone', 'Tanpura', 'raga', '#6a4c93', 'The four-string drone on Pa and Sa'),
  loop('raga-santoor', 'Santoor', 'raga', '#54509c', 'Hammered strings rippling through Bhupali'),
  loop('flute-phrase', 'Bansuri', 'flute', '#1f7a5c', 'A bamboo flute phrase with slides'),
  loop('flute-night', 'Night Bansuri', 'flute', '#1b6b73', 'A low, breathy flute after dark'),
  loop('sitar-gat', 'Sitar Gat', 'sitar', '#2a6f97', 'A plucked melody on the rhythm'),
  loop('sitar-jhala', 'Sitar Jhala', 'sitar', '#245a86', 'Fast strokes against drone strings'),
]

/** @returns the loop of that id, or `undefined` */
export const findBeatLoop = (id: string): BeatLoop | undefined =>
  BEAT_LOOPS.find((candidate) => candidate.id === id)
