import type { LoopCategory, LoopId } from '@dhvani/catalogue'
import { m } from '#messages'
import { loopName } from '#lib/beats/loop-name.ts'
import type { StarterBeat } from './starter-beats.ts'

type Words = { readonly name: () => string; readonly description: () => string }

const DESCRIPTIONS: Readonly<Record<LoopId, () => string>> = {
  'tabla-teentaal': m.loop_tabla_teentaal_text,
  'tabla-keherwa': m.loop_tabla_keherwa_text,
  'tabla-rela': m.loop_tabla_rela_text,
  'dhol-chaal': m.loop_dhol_chaal_text,
  'dhol-kaherwa': m.loop_dhol_kaherwa_text,
  'vocal-aalap': m.loop_vocal_aalap_text,
  'vocal-sargam': m.loop_vocal_sargam_text,
  'raga-drone': m.loop_raga_drone_text,
  'raga-santoor': m.loop_raga_santoor_text,
  'flute-phrase': m.loop_flute_phrase_text,
  'flute-night': m.loop_flute_night_text,
  'sitar-gat': m.loop_sitar_gat_text,
  'sitar-jhala': m.loop_sitar_jhala_text,
}

const CATEGORY_NAMES: Readonly<Record<LoopCategory, () => string>> = {
  tabla: m.beat_category_tabla,
  dhol: m.beat_category_dhol,
  vocal: m.beat_category_vocal,
  raga: m.beat_category_raga,
  flute: m.beat_category_flute,
  sitar: m.beat_category_sitar,
}

const STARTER_WORDS: Readonly<Record<StarterBeat['id'], Words>> = {
  dusk: { name: m.beat_starter_dusk, description: m.beat_starter_dusk_text },
  concert: { name: m.beat_starter_concert, description: m.beat_starter_concert_text },
  fair: { name: m.beat_starter_fair, description: m.beat_starter_fair_text },
}

export const loopDescription = (id: string): string =>
  id in DESCRIPTIONS ? DESCRIPTIONS[id as LoopId]() : ''
export const categoryName = (category: LoopCategory): string => CATEGORY_NAMES[category]()
export const starterName = (id: StarterBeat['id']): string => STARTER_WORDS[id].name()
export const starterDescription = (id: StarterBeat['id']): string => STARTER_WORDS[id].description()

/** @returns a name for a beat without one: its first three loops */
export const suggestName = (loopIds: readonly string[]): string =>
  [...new Set(loopIds)].slice(0, 3).map(loopName).join(m.beat_list_separator())
