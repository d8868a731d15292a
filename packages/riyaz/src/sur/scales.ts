import type { SvaraLetter } from '../pitch/just.ts'

/**
 * Notes that a singer may keep to: the ten thaats of Bhatkhande and the raga of the melodic loops. Two sources that do not
 * copy each other agree on each of them (docs/guides/riyaz.md).
 */
export const SCALES = {
  all: 'SrRgGmMPdDnN',
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
  bhupali: 'SRGPD',
} as const

export type ScaleId = keyof typeof SCALES

export const SCALE_IDS = Object.keys(SCALES) as readonly ScaleId[]

/** Whether a scale has a note. */
export const hasSvara = (scale: ScaleId, letter: SvaraLetter): boolean =>
  SCALES[scale].includes(letter)
