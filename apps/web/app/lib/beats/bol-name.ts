import { m } from '#messages'

type Names = Readonly<Record<string, (() => string) | undefined>>

/** Strokes of tabla and dhol, as the scores write them. The second stroke of _tete_ is another letter in Devanagari. */
const BOLS: Names = {
  Dha: m.beat_bol_dha,
  Dhi: m.beat_bol_dhi,
  Dhin: m.beat_bol_dhin,
  Ge: m.beat_bol_ge,
  Ka: m.beat_bol_ka,
  Ke: m.beat_bol_ke,
  Kran: m.beat_bol_kran,
  Na: m.beat_bol_na,
  Ta: m.beat_bol_ta,
  Te: m.beat_bol_te,
  te: m.beat_bol_tt,
  Ti: m.beat_bol_ti,
  Tin: m.beat_bol_tin,
  Tu: m.beat_bol_tu,
}

/** Notes of sitar, santoor and tanpura. */
const SVARAS: Names = {
  Sa: m.beat_svara_sa,
  Re: m.beat_svara_re,
  Ga: m.beat_svara_ga,
  Pa: m.beat_svara_pa,
  Dha: m.beat_svara_dha,
}

const PLAYS_NOTES = /^(?:raga|sitar)-/

/**
 * @param loopId of the loop that sounds: _Dha_ is a stroke of a drum, and a note of a string
 * @returns a stroke or note in the script of the page's language
 */
export const bolName = (bol: string, loopId = ''): string =>
  (PLAYS_NOTES.test(loopId) ? SVARAS : BOLS)[bol]?.() ?? bol
