import {
  bandOf,
  hasSvara,
  type HeardSvara,
  type PlacedSvara,
  type ScaleId,
  type SvaraLetter,
} from '@dhvani/riyaz'
import { m } from '#messages'
import type { MicrophoneProblem } from '#lib/engine/microphone.ts'

const SVARAS: Readonly<Record<SvaraLetter, () => string>> = {
  S: m.beat_svara_sa,
  r: m.riyaz_svara_komal_re,
  R: m.beat_svara_re,
  g: m.riyaz_svara_komal_ga,
  G: m.beat_svara_ga,
  m: m.riyaz_first_ma,
  M: m.riyaz_svara_tivra_ma,
  P: m.beat_svara_pa,
  d: m.riyaz_svara_komal_dha,
  D: m.beat_svara_dha,
  n: m.riyaz_svara_komal_ni,
  N: m.riyaz_first_ni,
}

export const svaraName = (letter: SvaraLetter): string => SVARAS[letter]()

/** With its octave, where that is not the middle one. */
export const placedName = ({ letter, octave }: PlacedSvara): string => {
  const svara = svaraName(letter)
  if (octave === 0) return svara
  return octave < 0 ? m.riyaz_svara_mandra({ svara }) : m.riyaz_svara_taar({ svara })
}

/** What is sung in words: *Ga, 12 cents low*. */
export const heardText = (heard: HeardSvara, scale: ScaleId): string => {
  const svara = placedName(heard)
  if (!hasSvara(scale, heard.letter)) return m.riyaz_sur_outside({ svara })
  if (bandOf(heard.cents) === 'exact') return m.riyaz_sur_exact({ svara })
  const cents = Math.abs(Math.round(heard.cents))
  return heard.cents < 0 ? m.riyaz_sur_low({ svara, cents }) : m.riyaz_sur_high({ svara, cents })
}

/** What ended it: the microphone was refused, or went. */
export type EndOfSur = MicrophoneProblem | 'failed' | 'lost'

const ENDS: Readonly<Record<EndOfSur, () => string>> = {
  denied: m.riyaz_sur_denied,
  none: m.record_no_microphone,
  busy: m.riyaz_sur_busy,
  insecure: m.record_insecure,
  failed: m.riyaz_sur_failed,
  lost: m.riyaz_sur_lost,
}

export const endText = (end: EndOfSur): string => ENDS[end]()

/** What holds it up, while it goes on. */
export type Trouble = 'call' | 'silence' | 'devices'

const TROUBLES: Readonly<Record<Trouble, () => string>> = {
  call: m.riyaz_sur_call,
  silence: m.riyaz_sur_silence,
  devices: m.riyaz_sur_devices,
}

export const troubleText = (trouble: Trouble): string => TROUBLES[trouble]()
