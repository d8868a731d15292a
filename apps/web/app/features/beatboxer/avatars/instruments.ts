import type { LoopId } from '@dhvani/catalogue'
import { drawAalap, drawDhol, drawHarmonium, drawTabla } from './drums-and-voices.tsx'
import { drawBansuri, drawSantoor, drawSitar, drawTanpura } from './strings-and-flutes.tsx'
import type { InstrumentDrawing } from './instrument-drawing.ts'

/** The instrument of each loop. */
export const DRAWING_OF: Readonly<Record<LoopId, InstrumentDrawing>> = {
  'tabla-teentaal': drawTabla({ bayan: '#c77b3c', straps: '#f3d9a4' }),
  'tabla-keherwa': drawTabla({ bayan: '#b9b4ab', straps: '#e2a12b' }),
  'tabla-rela': drawTabla({ bayan: '#8d4b3c', straps: '#f7efdc' }),
  'dhol-chaal': drawDhol({ shell: '#d9822b', rope: '#fff0cd' }),
  'dhol-kaherwa': drawDhol({ shell: '#8f3d22', rope: '#e9b949' }),
  'vocal-aalap': drawAalap(),
  'vocal-sargam': drawHarmonium(),
  'raga-drone': drawTanpura(),
  'raga-santoor': drawSantoor(),
  'flute-phrase': drawBansuri({ cane: '#dcb061', thread: '#b3202a', reach: 114 }),
  'flute-night': drawBansuri({ cane: '#7a5636', thread: '#e9b949', reach: 117 }),
  'sitar-gat': drawSitar({ isBright: false }),
  'sitar-jhala': drawSitar({ isBright: true }),
}

/** How the player of each loop moves (stage/transform-of.ts). */
export const MOVEMENT_OF = {
  'tabla-teentaal': 'tabla',
  'tabla-keherwa': 'tabla',
  'tabla-rela': 'tabla',
  'dhol-chaal': 'dhol',
  'dhol-kaherwa': 'dhol',
  'vocal-aalap': 'voice',
  'vocal-sargam': 'harmonium',
  'raga-drone': 'tanpura',
  'raga-santoor': 'santoor',
  'flute-phrase': 'bansuri',
  'flute-night': 'bansuri',
  'sitar-gat': 'sitar',
  'sitar-jhala': 'sitar',
} as const satisfies Readonly<Record<LoopId, string>>

export type Movement = (typeof MOVEMENT_OF)[LoopId]
