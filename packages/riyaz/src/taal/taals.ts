import { readTheka, type Mark, type Matra, type Vibhag } from './theka.ts'

/** What the hand shows on a count of a Carnatic tala: a clap, the count of a finger, the wave of the open hand. */
export type HandSign = 'clap' | 'wave' | 'little' | 'ring' | 'middle'

/** A rhythmic cycle with the theka that this room plays. Sources: docs/taals.md. */
export type Taal = {
  readonly id: TaalId
  readonly vibhags: readonly Vibhag[]
  /** One theka of the taal, matra by matra; of a tala that is counted nothing but rests. */
  readonly theka: readonly Matra[]
  /** What the hand shows on each count of a tala that no drum of the room plays; `undefined` where it rests. */
  readonly hands?: readonly (HandSign | undefined)[]
  /** Matras a minute at which it is commonly heard: where a listener who chooses the taal begins. */
  readonly tempo: number
}

type Written = {
  /** X sam, 0 khali, a digit for each clap; `X0` is a sam that is waved. */
  readonly marks: string
  /** The usual one first. */
  readonly thekas: readonly string[]
  readonly tempo: number
}

const WRITTEN = {
  teentaal: {
    marks: 'X 2 0 3',
    thekas: [
      'Dha Dhin Dhin Dha | Dha Dhin Dhin Dha | Dha Tin Tin Ta | Ta Dhin Dhin Dha',
      'Dha Dhin Dhin Dha | Dha Dhin Dhin Dha | Dha Tin Tin Ta | ti.ta Dhin Dhin Dha',
    ],
    tempo: 120,
  },
  ektaal: {
    marks: 'X 0 2 0 3 4',
    thekas: ['Dhin Dhin | Dha.Ge ti.ra.ki.ta | Tu Na | Kat Ta | Dha.Ge ti.ra.ki.ta | Dhin Na'],
    tempo: 60,
  },
  jhaptaal: {
    marks: 'X 2 0 3',
    thekas: ['Dhi Na | Dhi Dhi Na | Ti Na | Dhi Dhi Na'],
    tempo: 70,
  },
  tilwada: {
    marks: 'X 2 0 3',
    thekas: [
      'Dha ti.ra.ki.ta Dhin Dhin | Dha Dha Tin Tin | Ta ti.ra.ki.ta Dhin Dhin | Dha Dha Dhin Dhin',
    ],
    tempo: 40,
  },
  jhoomra: {
    marks: 'X 2 0 3',
    thekas: [
      'Dhin -.Dha ti.ra.ki.ta | Dhin Dhin Dha.Ge ti.ra.ki.ta | Tin -.Ta ti.ra.ki.ta | Dhin Dhin Dha.Ge ti.ra.ki.ta',
    ],
    tempo: 40,
  },
  jat: {
    marks: 'X 2 0 3',
    thekas: ['Dha - Dhin - | Dha Dha Dhin - | Ta - Tin - | Dha Dha Dhin -'],
    tempo: 120,
  },
  rupak: {
    marks: 'X0 2 3',
    thekas: ['Tin Tin Na | Dhin Na | Dhin Na'],
    tempo: 90,
  },
  keherwa: {
    marks: 'X 0',
    thekas: ['Dha Ge Na Ti | Na Ka Dhin Na'],
    tempo: 160,
  },
  dadra: {
    marks: 'X 0',
    thekas: ['Dha Dhin Na | Dha Tin Na', 'Dha Dhi Na | Dha Tu Na', 'Dha Dhi Na | Na Ti Na'],
    tempo: 140,
  },
  addha: {
    marks: 'X 2 0 3',
    thekas: [
      'Dha Ge.Dhin -.Ge Dha | Dha Ge.Dhin -.Ge Dha | Dha Ka.Tin -.Ka Ta | Ta Ge.Dhin -.Ge Dha',
    ],
    tempo: 150,
  },
  deepchandi: {
    marks: 'X 2 0 3',
    thekas: ['Dha Dhin - | Dha Dha Tin - | Ta Tin - | Dha Dha Dhin -'],
    tempo: 110,
  },
  dhamar: {
    marks: 'X 2 0 3',
    thekas: ['ka dhi ta dhi ta | Dha - | ga ti ta | ti ta Ta -'],
    tempo: 80,
  },
  chautaal: {
    marks: 'X 0 2 0 3 4',
    thekas: ['Dha Dha | Din Ta | ki.ta Dha | Din Ta | ti.ta ka.t | ga.di ga.na'],
    tempo: 80,
  },
  sooltaal: {
    marks: 'X 0 2 3 0',
    thekas: ['Dha Dha | Din Ta | ki.ta Dha | ti.ta ka.t | ga.di ga.na'],
    tempo: 120,
  },
  tivra: {
    marks: 'X 2 3',
    thekas: ['Dha Din Ta | ti.ta ka.t | ga.di ga.na'],
    tempo: 100,
  },
  'ada-chautaal': {
    marks: 'X 2 0 3 0 4 0',
    thekas: ['Dhin ti.ra.ki.ta | Dhi Na | Tu Na | Kat Ta | ti.ra.ki.ta Dhi | Na Dhi | Dhi Na'],
    tempo: 80,
  },
  matta: {
    marks: 'X 0 2 3 0 4 5 6 0',
    thekas: ['Dha - | ghi da | na ka | ghi da | na ka | ti ta | ka t | ga di | ga na'],
    tempo: 160,
  },
  pashto: {
    marks: 'X 2 3',
    thekas: ['Tin - ti.ra.ki.ta | Dhin - | Dha Ge'],
    tempo: 100,
  },
  'pancham-savari': {
    marks: 'X 2 0 3',
    thekas: [
      'Dhi Na Dhi.Dhi | Kat Dhi.Dhi Na.Dhi Dhi.Na | Ti.-.-.Kra Tin.Na ti.ra.ki.ta Tu.Na | Kat.Ta Dhi.Dhi Na.Dhi Dhi.Na',
    ],
    tempo: 60,
  },
} as const satisfies Record<string, Written>

/** Talas of Carnatic music: signs of the hand between spaces, parts between bars, `-` for a rest; and their tempi. */
const HANDS = {
  adi: ['clap little ring middle | clap wave | clap wave', 70],
  rupaka: ['clap | clap wave', 70],
  'misra-chapu': ['wave wave - | clap - | clap -', 160],
  'khanda-chapu': ['clap - | clap clap -', 160],
} as const

type PlayedId = keyof typeof WRITTEN
type CountedId = keyof typeof HANDS

export type TaalId = PlayedId | CountedId

const MARKS: Readonly<Record<string, Mark>> = { X: 'sam', X0: 'sam', '0': 'khali' }

/** A taal with each of its thekas. */
const readTaal = (id: PlayedId): Taal[] => {
  const { marks, thekas, tempo } = WRITTEN[id]
  const signs = marks.split(' ')
  return thekas.map(readTheka).map((vibhags) => ({
    id,
    tempo,
    theka: vibhags.flat(),
    vibhags: vibhags.map((vibhag, index) => ({
      matras: vibhag.length,
      mark: MARKS[signs[index]!] ?? 'tali',
      isWaved: signs[index]!.endsWith('0'),
    })),
  }))
}

/** A test looks at every sign. */
const readSign = (sign: string): HandSign | undefined =>
  sign === '-' ? undefined : (sign as HandSign)

const readCounted = (id: CountedId): Taal => {
  const [written, tempo] = HANDS[id]
  const parts = written.split(' | ').map((part) => part.split(' ').map(readSign))
  const hands = parts.flat()
  return {
    id,
    tempo,
    hands,
    theka: hands.map(() => [undefined]),
    vibhags: parts.map((part, index) => ({
      matras: part.length,
      mark: index === 0 ? 'sam' : 'tali',
      isWaved: part[0] === 'wave',
    })),
  }
}

const PLAYED = (Object.keys(WRITTEN) as PlayedId[]).map(readTaal)

/** Every taal that the tabla plays, those that are played most first, with its usual theka. */
export const TAALS: readonly Taal[] = PLAYED.map(([usual]) => usual!)

/** Talas that are counted by the hand while no drum plays. */
export const COUNTED: readonly Taal[] = (Object.keys(HANDS) as CountedId[]).map(readCounted)

/** @returns the taal with each theka that the room plays of it, the usual one first; none for any other text */
export const thekasOf = (id: string): readonly Taal[] =>
  [...PLAYED, ...COUNTED.map((taal) => [taal])].find(([usual]) => usual!.id === id) ?? []

/** @returns the taal of this id with its usual theka, or `undefined` for any other text */
export const findTaal = (id: string): Taal | undefined => thekasOf(id)[0]

/** Whether the theka has several bols in its last matra, so that it runs into sam by itself. */
export const runsIntoSam = ({ theka }: Taal): boolean => theka.at(-1)!.length > 1

/**
 * The vibhag that a matra lies in, and whether the matra begins it.
 *
 * @param matra from 0
 * @throws {RangeError} where the taal has no such matra
 */
export const vibhagAt = (taal: Taal, matra: number): { index: number; isFirst: boolean } => {
  let start = 0
  for (const [index, vibhag] of taal.vibhags.entries()) {
    if (matra < start + vibhag.matras) return { index, isFirst: matra === start }
    start += vibhag.matras
  }
  throw new RangeError(`matra ${matra} of ${taal.id}`)
}
