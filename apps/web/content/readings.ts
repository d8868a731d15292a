import type { SourceKey } from './bibliography.ts'

type Reading = {
  readonly part: 'abstract' | 'beginning' | 'passage' | 'whole'
  /** 'YYYY-MM-DD' */
  readonly on: string
}

const abstract: Reading = { part: 'abstract', on: '2026-11-22' }
const beginning: Reading = { part: 'beginning', on: '2026-11-22' }
const passage: Reading = { part: 'passage', on: '2026-11-22' }

/**
 * What was read of a work, and on which day. A work without a reading here stands in the
 * bibliography as our first list of sources gave it, and was not read again since.
 */
export const readings: Readonly<Partial<Record<SourceKey, Reading>>> = {
  'SURGERY(a)': abstract,
  'BERNARDI06(a)': abstract,
  'BERNARDI06(b)': abstract,
  ERKKILA11: abstract,
  'GARRIDO15(b)': abstract,
  FANCOURT19: abstract,
  'MATHUR15(a)': abstract,
  BALKWILL99: abstract,
  'KUNI22(b)': abstract,
  GUPTA05: abstract,
  HEGDE17: abstract,
  GITANJALI98: beginning,
  DARBARI: abstract,
  // Its listing breaks off before the results, so an article may tell only how it was done.
  RAGAVAN23: beginning,
  PAREEK22: abstract,
  GEETHANJALI16: passage,
  SHYAM: abstract,
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
}
