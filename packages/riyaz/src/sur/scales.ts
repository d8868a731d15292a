import type { SvaraLetter } from '../pitch/just.ts'
import { findRaga, notesOfRaga } from './ragas.ts'
import type { ScaleId, ThaatId } from './scale-ids.ts'

/** Two sources that do not copy each other agree on each thaat (docs/guides/riyaz.md). */
const THAATS: Readonly<Record<ThaatId, string>> = {
  bilawal: 'SRGmPDN',
  kalyan: 'SRGMPDN',
  khamaj: 'SRGmPDn',
  kafi: 'SRgmPDn',
  asavari: 'SRgmPdn',
  bhairavi: 'SrgmPdn',
  bhairav: 'SrGmPdN',
  purvi: 'SrGMPdN',
  marwa: 'SrGMPDN',
  todi: 'SrgMPdN',
}

/** The notes of each scale; those of ragas once they are asked for. */
const known = new Map<string, string>([['all', 'SrRgGmMPdDnN'], ...Object.entries(THAATS)])

/** Notes that a singer may keep to, low to high. */
export const notesOf = (scale: ScaleId): string => {
  const notes = known.get(scale) ?? notesOfRaga(findRaga(scale)!)
  known.set(scale, notes)
  return notes
}

/** Whether a scale has a note. */
export const hasSvara = (scale: ScaleId, letter: SvaraLetter): boolean =>
  notesOf(scale).includes(letter)
