import type { LoopId } from '@dhvani/catalogue'
import { m } from '#messages'

const LOOP_NAMES: Readonly<Record<LoopId, () => string>> = {
  'tabla-teentaal': m.loop_tabla_teentaal,
  'tabla-keherwa': m.loop_tabla_keherwa,
  'tabla-rela': m.loop_tabla_rela,
  'dhol-chaal': m.loop_dhol_chaal,
  'dhol-kaherwa': m.loop_dhol_kaherwa,
  'vocal-aalap': m.loop_vocal_aalap,
  'vocal-sargam': m.loop_vocal_sargam,
  'raga-drone': m.loop_raga_drone,
  'raga-santoor': m.loop_raga_santoor,
  'flute-phrase': m.loop_flute_phrase,
  'flute-night': m.loop_flute_night,
  'sitar-gat': m.loop_sitar_gat,
  'sitar-jhala': m.loop_sitar_jhala,
}

/** @returns a loop's name in the page's language, or the id of an unknown loop */
export const loopName = (id: string): string => (id in LOOP_NAMES ? LOOP_NAMES[id as LoopId]() : id)
