import type { BolName, TaalId } from '@dhvani/riyaz'
import { m } from '#messages'

const TAALS: Readonly<Record<TaalId, () => string>> = {
  teentaal: m.riyaz_taal_teentaal,
  ektaal: m.riyaz_taal_ektaal,
  jhaptaal: m.riyaz_taal_jhaptaal,
  tilwada: m.riyaz_taal_tilwada,
  jhoomra: m.riyaz_taal_jhoomra,
  jat: m.riyaz_taal_jat,
  rupak: m.riyaz_taal_rupak,
  keherwa: m.riyaz_taal_keherwa,
  dadra: m.riyaz_taal_dadra,
  addha: m.riyaz_taal_addha,
  deepchandi: m.riyaz_taal_deepchandi,
  dhamar: m.riyaz_taal_dhamar,
  chautaal: m.riyaz_taal_chautaal,
}

export const taalName = (id: TaalId): string => TAALS[id]()

/** Syllables of tirakita and of the pakhawaj are other letters in Devanagari than the open strokes. */
const BOLS: Readonly<Record<BolName, () => string>> = {
  Dha: m.beat_bol_dha,
  Dhin: m.beat_bol_dhin,
  Dhi: m.beat_bol_dhi,
  Na: m.beat_bol_na,
  Ta: m.beat_bol_ta,
  Tin: m.beat_bol_tin,
  Ti: m.beat_bol_ti,
  Tu: m.beat_bol_tu,
  Din: m.riyaz_bol_din,
  Ge: m.beat_bol_ge,
  Ka: m.beat_bol_ka,
  Kat: m.riyaz_bol_kat,
  ti: m.riyaz_bol_ti,
  ra: m.riyaz_bol_ra,
  ki: m.riyaz_bol_ki,
  ta: m.riyaz_bol_ta,
  dhi: m.beat_bol_dhi,
  ga: m.beat_svara_ga,
  di: m.riyaz_bol_di,
  na: m.beat_bol_na,
  ka: m.beat_bol_ka,
}

export const bolText = (bol: BolName): string => BOLS[bol]()
