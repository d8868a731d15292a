import type { LoopCategory, LoopId } from '@dhvani/catalogue'
import { m } from '#messages'
import type { StarterBeat } from './starter-beats.ts'

type Words = { readonly name: () => string; readonly description: () => string }

const LOOP_WORDS: Readonly<Record<LoopId, Words>> = {
  'tabla-teentaal': { name: m.loop_tabla_teentaal, description: m.loop_tabla_teentaal_text },
  'tabla-keherwa': { name: m.loop_tabla_keherwa, description: m.loop_tabla_keherwa_text },
  'tabla-rela': { name: m.loop_tabla_rela, description: m.loop_tabla_rela_text },
  'dhol-chaal': { name: m.loop_dhol_chaal, description: m.loop_dhol_chaal_text },
  'dhol-kaherwa': { name: m.loop_dhol_kaherwa, description: m.loop_dhol_kaherwa_text },
  'vocal-aalap': { name: m.loop_vocal_aalap, description: m.loop_vocal_aalap_text },
  'vocal-sargam': { name: m.loop_vocal_sargam, description: m.loop_vocal_sargam_text },
  'raga-drone': { name: m.loop_raga_drone, description: m.loop_raga_drone_text },
  'raga-santoor': { name: m.loop_raga_santoor, description: m.loop_raga_santoor_text },
  'flute-phrase': { name: m.loop_flute_phrase, description: m.loop_flute_phrase_text },
  'flute-night': { name: m.loop_flute_night, description: m.loop_flute_night_text },
  'sitar-gat': { name: m.loop_sitar_gat, description: m.loop_sitar_gat_text },
  'sitar-jhala': { name: m.loop_sitar_jhala, description: m.loop_sitar_jhala_text },
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

const wordsOf = (id: string): Words | undefined => LOOP_WORDS[id as LoopId]

/** @returns a loop's name in the page's language, or the id of an unknown loop */
export const loopName = (id: string): string => wordsOf(id)?.name() ?? id
export const loopDescription = (id: string): string => wordsOf(id)?.description() ?? ''
export const categoryName = (category: LoopCategory): string => CATEGORY_NAMES[category]()
export const starterName = (id: StarterBeat['id']): string => STARTER_WORDS[id].name()
export const starterDescription = (id: StarterBeat['id']): string => STARTER_WORDS[id].description()

/** @returns a name for a beat without one: its first three loops */
export const suggestName = (loopIds: readonly string[]): string =>
  [...new Set(loopIds)].slice(0, 3).map(loopName).join(m.beat_list_separator())
