/** Single strokes of the two hands, as the kit of the practice room names them. */
export const STROKES = [
  'na',
  'ta',
  'tin',
  'tun',
  'te',
  'ti',
  'ra',
  'ge',
  'ghe',
  'ghin',
  'gheen',
  'ke',
] as const

export type StrokeName = (typeof STROKES)[number]

const LEFT: ReadonlySet<StrokeName> = new Set(['ge', 'ghe', 'ghin', 'gheen', 'ke'])

/** Whether the left hand plays a stroke, on the bayan. */
export const isLeftHand = (stroke: StrokeName): boolean => LEFT.has(stroke)

/** One hand's part of a bol, with its level in decibels. */
export type HandPart = readonly [stroke: StrokeName, level: number]

/** A bol: a spoken syllable and what the hands do for it. */
type Bol = { readonly devanagari: string; readonly parts: readonly HandPart[] }

/**
 * Bols by the name under which thekas write them. Dha is na with ghe, Dhin is tin with ghe. The small letters of
 * the closed strokes (`ti`, `ra`, `ki`, `ta`) are those of tirakita.
 */
const BOLS = {
  Dha: {
    devanagari: 'धा',
    parts: [
      ['na', -2.5],
      ['ghe', -7],
    ],
  },
  Dhin: {
    devanagari: 'धिं',
    parts: [
      ['tin', -1],
      ['ghin', -7],
    ],
  },
  Dhi: {
    devanagari: 'धी',
    parts: [
      ['tin', -1.5],
      ['ghin', -7.5],
    ],
  },
  Na: { devanagari: 'ना', parts: [['na', -1.5]] },
  Ta: { devanagari: 'ता', parts: [['ta', -1.5]] },
  Tin: { devanagari: 'तिं', parts: [['tin', -1]] },
  Ti: { devanagari: 'ती', parts: [['tin', -2.5]] },
  Tu: { devanagari: 'तू', parts: [['tun', -1]] },
  Din: { devanagari: 'दिं', parts: [['tun', -1]] },
  Ge: { devanagari: 'गे', parts: [['ge', -6]] },
  Ka: { devanagari: 'क', parts: [['ke', -5]] },
  Kat: { devanagari: 'कत्', parts: [['ke', -3]] },
  ti: { devanagari: 'ति', parts: [['te', -1]] },
  ra: { devanagari: 'र', parts: [['ra', -2]] },
  ki: { devanagari: 'कि', parts: [['ke', -6]] },
  ta: { devanagari: 'ट', parts: [['ti', -1]] },
  // Of the pakhawaj, on the tabla: an open bass under a closed right hand.
  dhi: {
    devanagari: 'धि',
    parts: [
      ['te', -1],
      ['ghe', -7],
    ],
  },
  ga: { devanagari: 'ग', parts: [['ge', -6]] },
  di: { devanagari: 'दि', parts: [['tun', -3]] },
  na: { devanagari: 'न', parts: [['na', -2]] },
  ka: { devanagari: 'क', parts: [['ke', -5]] },
} as const satisfies Record<string, Bol>

export type BolName = keyof typeof BOLS

/** @returns whether a text of a theka is a bol */
export const isBolName = (text: string): text is BolName => Object.hasOwn(BOLS, text)

/** What the hands do for a bol, and how Devanagari writes it. */
export const bolOf = (name: BolName): Bol => BOLS[name]
