import type { SourceKey } from './bibliography.ts'

/** What was read of a work. */
export type Reading = {
  readonly part: 'abstract' | 'beginning' | 'passage'
  /** 'YYYY-MM-DD' */
  readonly on: string
}

const abstract: Reading = { part: 'abstract', on: '2026-11-22' }
const beginning: Reading = { part: 'beginning', on: '2026-11-22' }
const passage: Reading = { part: 'passage', on: '2026-11-22' }
/** The abstract, for works that were found a day later. */
const laterAbstract: Reading = { part: 'abstract', on: '2026-11-23' }
/** The same, for works that a reader of the articles missed. */
const missedAbstract: Reading = { part: 'abstract', on: '2026-11-27' }
/** The same, for works that our first list of sources told until then, or that were read once more. */
const latestAbstract: Reading = { part: 'abstract', on: '2026-11-28' }

/**
 * What was read of a work, and on which day. A work without a reading here stands in the
 * bibliography as our first list of sources gave it, and was not read again since.
 */
export const readings: Readonly<Partial<Record<SourceKey, Reading>>> = {
  THOMA13: abstract,
  'DEWITTE(a)': abstract,
  'DEWITTE(b)': abstract,
  ADIASTO22: abstract,
  PIETSCHNIG10: abstract,
  RIEDY21: abstract,
  'SCARRATT23(a)': abstract,
  'SCARRATT23(b)': abstract,
  'GARRIDO15(a)': abstract,
  'REWARD(a)': abstract,
  'MATHUR15(b)': abstract,
  BOWLING12: abstract,
  'KUNI22(a)': abstract,
  MEHR19: abstract,
  SAVAGE15: abstract,
  MCDERMOTT16: abstract,
  TERRY20: abstract,
  FANCOURT16: latestAbstract,
  KAMPFE11: abstract,
  CHEAH22: abstract,
  SOUZA23: abstract,
  KISS24: abstract,
  SODERLUND07: abstract,
  NIGG24: abstract,
  'PELHAM11(a)': abstract,
  MEHTA12: abstract,
  THREADGOLD19: abstract,
  RITTER17: abstract,
  GARCIA19: abstract,
  BASU22: missedAbstract,
  KERN25: missedAbstract,
  HARUVI22: missedAbstract,
  DEEN26: { part: 'beginning', on: '2026-11-27' },
  HOPE: { part: 'passage', on: '2026-11-27' },
  OMSUN: { part: 'passage', on: '2026-11-27' },
  OSTER73: { part: 'beginning', on: '2026-11-27' },
  KLICHOWSKI23: missedAbstract,
  COOK15: latestAbstract,
  ROSALEZ20: missedAbstract,
  INGENDOH23: abstract,
  BARRATT15: abstract,
  POERIO18: abstract,
  SMEJKA22: abstract,
  ALVARSSON10: abstract,
  BUXTON21: abstract,
  RATCLIFFE13: abstract,
  STOBBE22: abstract,
  BERNARDI01: abstract,
  FINCHAM23: abstract,
  HAAS86: abstract,
  MAHTANI12: abstract,
  GOYAL14: abstract,
  ALVAREZ22: abstract,
  KALYANI11: abstract,
  WEITZBERG02: abstract,
  DVORAK21: abstract,
  GOLDSBY17: abstract,
  'STANHOPE20(a)': abstract,
  LACHANCE25: latestAbstract,
  // Of these abstracts we saw the beginning and not the figures at the end.
  'SURGERY(b)': beginning,
  JESPERSEN22: beginning,
  ZACCARO18: beginning,
  INNES17: beginning,
  'STANHOPE20(b)': beginning,
  // The beginning of its abstract, and its figures as the EBM Guidelines quote them (evidence summary on music therapy).
  AALBERS17: { part: 'passage', on: '2026-11-28' },
  'SURGERY(a)': abstract,
  'BERNARDI06(a)': abstract,
  'BERNARDI06(b)': abstract,
  ERKKILA11: abstract,
  'GARRIDO15(b)': abstract,
  FANCOURT19: abstract,
  'MATHUR15(a)': abstract,
  BALKWILL99: abstract,
  'KUNI22(b)': abstract,
  KUNI21: abstract,
  KUNI15: abstract,
  // The stored page breaks off before the results.
  SUGUNA18: beginning,
  GUPTA05: abstract,
  HEGDE17: abstract,
  GITANJALI98: beginning,
  DARBARI: abstract,
  // Its listing breaks off before the results, so an article may tell only how it was done.
  RAGAVAN23: beginning,
  KASHYAP: abstract,
  CHAND24: abstract,
  PAREEK22: abstract,
  GEETHANJALI16: abstract,
  BAJPAI: abstract,
  EXERTION: abstract,
  SHYAM: abstract,
  BRABANT14: abstract,
  // The stored page breaks off before the results.
  JAIN: beginning,
  // The abstract tells the plan, not the results.
  BISWAJIT25: abstract,
  HOURS: beginning,
  ARCE: passage,
  'HOURS(a)': beginning,
  'HOURS(b)': passage,
  TANPURAEEG: abstract,
  RAMAN21: beginning,
  CHAUHAN21: abstract,
  COSTA24: abstract,
  'RAMAN(b)': beginning,
  'PELHAM11(b)': abstract,
  'OROZCO20(a)': abstract,
  'OROZCO20(b)': abstract,
  'NOISE(a)': beginning,
  'NOISE(b)': beginning,
  'BOWLORIGIN(a)': beginning,
  'BOWLORIGIN(b)': beginning,
  INTANDEM24: abstract,
  PARKTSAI25: abstract,
  SOULA23: abstract,
  YANG23: abstract,
  MERSENNE36: passage,
  'RAMAN(a)': latestAbstract,
  GVP17: latestAbstract,
  'REWARD(b)': latestAbstract,
  // The abstract and the first section, in the author's final manuscript.
  TERWAGNE11: { part: 'beginning', on: '2026-11-28' },
  // How it begins, and its figures as the university reported them (Cardiff Met News).
  PERHAM14: { part: 'beginning', on: '2026-11-28' },
  TANG20: laterAbstract,
  STARCKE21: laterAbstract,
  AKKERA: laterAbstract,
  LIN23: laterAbstract,
  WU24: laterAbstract,
}
