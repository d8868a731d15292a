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

/** What the hands do for a bol. */
type Bol = { readonly parts: readonly HandPart[] }

/**
 * Bols by the name under which thekas write them. Dha is na with ghe, Dhin is tin with ghe. The small letters of
 * the closed strokes (`ti`, `ra`, `ki`, `ta`) are those of tirakita.
 */
const BOLS = {
  Dha: {
    parts: [
      ['na', -2.5],
      ['ghe', -7],
    ],
  },
  Dhin: {
    parts: [
      ['tin', -1],
      ['ghin', -7],
    ],
  },
  Dhi: {
    parts: [
      ['tin', -1.5],
      ['ghin', -7.5],
    ],
  },
  Na: { parts: [['na', -1.5]] },
  Ta: { parts: [['ta', -1.5]] },
  Tin: { parts: [['tin', -1]] },
  Ti: { parts: [['tin', -2.5]] },
  Tu: { parts: [['tun', -1]] },
  Din: { parts: [['tun', -1]] },
  Ge: { parts: [['ge', -6]] },
  Ka: { parts: [['ke', -5]] },
  Kat: { parts: [['ke', -3]] },
  Kra: {
    parts: [
      ['ke', -5],
      ['na', -3],
    ],
  },
  ti: { parts: [['te', -1]] },
  ra: { parts: [['ra', -2]] },
  ki: { parts: [['ke', -6]] },
  ta: { parts: [['ti', -1]] },
  // Of the pakhawaj, on the tabla: an open bass under a closed right hand.
  dhi: {
    parts: [
      ['te', -1],
      ['ghe', -7],
    ],
  },
  ga: { parts: [['ge', -6]] },
  ghi: { parts: [['ge', -6]] },
  da: { parts: [['ra', -2]] },
  t: { parts: [['ti', -1]] },
  di: { parts: [['tun', -3]] },
  na: { parts: [['na', -2]] },
  ka: { parts: [['ke', -5]] },
} as const satisfies Record<string, Bol>

export type BolName = keyof typeof BOLS

/** What the hands do for a bol. */
export const bolOf = (name: BolName): Bol => BOLS[name]
