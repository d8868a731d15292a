import { speakMatra, type BolName, type HandSign, type Taal, type TaalId } from '@dhvani/riyaz'
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
  sooltaal: m.riyaz_taal_sooltaal,
  tivra: m.riyaz_taal_tivra,
  'ada-chautaal': m.riyaz_taal_ada_chautaal,
  matta: m.riyaz_taal_matta,
  pashto: m.riyaz_taal_pashto,
  'pancham-savari': m.riyaz_taal_pancham_savari,
  adi: m.riyaz_taal_adi,
  rupaka: m.riyaz_taal_rupaka,
  'misra-chapu': m.riyaz_taal_misra_chapu,
  'khanda-chapu': m.riyaz_taal_khanda_chapu,
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
  Kra: m.riyaz_bol_kra,
  ti: m.riyaz_bol_ti,
  ra: m.riyaz_bol_ra,
  ki: m.riyaz_bol_ki,
  ta: m.riyaz_bol_ta,
  dhi: m.beat_bol_dhi,
  ga: m.beat_svara_ga,
  ghi: m.riyaz_bol_ghi,
  da: m.riyaz_bol_da,
  t: m.riyaz_bol_t,
  di: m.riyaz_bol_di,
  na: m.riyaz_bol_na,
  ka: m.beat_bol_ka,
}

const bolText = (bol: BolName): string => BOLS[bol]()

/** Hindustani music counts matras, Carnatic music aksharas. */
export const countText = ({ theka, hands }: Taal, count = theka.length): string =>
  hands ? m.riyaz_aksharas({ count }) : m.riyaz_matras({ count })

export const tempoText = (taal: Taal, value: number): string =>
  m.riyaz_per_minute({ count: countText(taal, value) })

export const tempoSpoken = (taal: Taal, value: number): string =>
  m.riyaz_per_minute_spoken({ count: countText(taal, value) })

const HANDS: Readonly<Record<HandSign, () => string>> = {
  clap: m.riyaz_hand_clap,
  wave: m.riyaz_hand_wave,
  little: m.riyaz_hand_little,
  ring: m.riyaz_hand_ring,
  middle: m.riyaz_hand_middle,
}

/** What is spoken on a matra, or what the hand shows where no drum plays. */
export const matraText = ({ theka, hands }: Taal, matra: number): string => {
  const hand = hands?.[matra]
  return hand ? HANDS[hand]() : speakMatra(theka[matra]!, bolText)
}

/** A theka among others of its taal: from the matra at which it differs from one of them. */
export const thekaText = (taal: Taal, others: readonly Taal[]): string => {
  const words = taal.theka.map((_, matra) => matraText(taal, matra))
  const differs = (word: string, matra: number) =>
    others.some((other) => matraText(other, matra) !== word)
  const from = words.findIndex(differs)
  return `${from > 0 ? '… ' : ''}${words.slice(from).join(' ')}`
}
