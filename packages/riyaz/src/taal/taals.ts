import { readTheka, type Mark, type Matra, type Vibhag } from './theka.ts'

/** A rhythmic cycle with the theka that this room plays. Sources: docs/taals.md. */
export type Taal = {
  readonly id: TaalId
  readonly vibhags: readonly Vibhag[]
  /** The theka, matra by matra. */
  readonly theka: readonly Matra[]
  /** Matras a minute at which it is commonly heard: where a listener who chooses the taal begins. */
  readonly tempo: number
}

type Written = {
  /** X sam, 0 khali, a digit for each clap; `X0` is a sam that is waved. */
  readonly marks: string
  readonly theka: string
  readonly tempo: number
}

const WRITTEN = {
  teentaal: {
    marks: 'X 2 0 3',
    theka: 'Dha Dhin Dhin Dha | Dha Dhin Dhin Dha | Dha Tin Tin Ta | Ta Dhin Dhin Dha',
    tempo: 120,
  },
  ektaal: {
    marks: 'X 0 2 0 3 4',
    theka: 'Dhin Dhin | Dha.Ge ti.ra.ki.ta | Tu Na | Kat Ta | Dha.Ge ti.ra.ki.ta | Dhin Na',
    tempo: 60,
  },
  jhaptaal: {
    marks: 'X 2 0 3',
    theka: 'Dhi Na | Dhi Dhi Na | Ti Na | Dhi Dhi Na',
    tempo: 70,
  },
  tilwada: {
    marks: 'X 2 0 3',
    theka:
      'Dha ti.ra.ki.ta Dhin Dhin | Dha Dha Tin Tin | Ta ti.ra.ki.ta Dhin Dhin | Dha Dha Dhin Dhin',
    tempo: 40,
  },
  jhoomra: {
    marks: 'X 2 0 3',
    theka:
      'Dhin -.Dha ti.ra.ki.ta | Dhin Dhin Dha.Ge ti.ra.ki.ta | Tin -.Ta ti.ra.ki.ta | Dhin Dhin Dha.Ge ti.ra.ki.ta',
    tempo: 40,
  },
  jat: {
    marks: 'X 2 0 3',
    theka: 'Dha - Dhin - | Dha Dha Dhin - | Ta - Tin - | Dha Dha Dhin -',
    tempo: 120,
  },
  rupak: {
    marks: 'X0 2 3',
    theka: 'Tin Tin Na | Dhin Na | Dhin Na',
    tempo: 90,
  },
  keherwa: {
    marks: 'X 0',
    theka: 'Dha Ge Na Ti | Na Ka Dhin Na',
    tempo: 160,
  },
  dadra: {
    marks: 'X 0',
    theka: 'Dha Dhin Na | Dha Tin Na',
    tempo: 140,
  },
  addha: {
    marks: 'X 2 0 3',
    theka: 'Dha Ge.Dhin -.Ge Dha | Dha Ge.Dhin -.Ge Dha | Dha Ka.Tin -.Ka Ta | Ta Ge.Dhin -.Ge Dha',
    tempo: 150,
  },
  deepchandi: {
    marks: 'X 2 0 3',
    theka: 'Dha Dhin - | Dha Dha Tin - | Ta Tin - | Dha Dha Dhin -',
    tempo: 110,
  },
  dhamar: {
    marks: 'X 2 0 3',
    theka: 'ka dhi ta dhi ta | Dha - | ga ti ta | ti ta Ta -',
    tempo: 80,
  },
  chautaal: {
    marks: 'X 0 2 0 3 4',
    theka: 'Dha Dha | Din Ta | ki.ta Dha | Din Ta | ti.ta ka.ta | ga.di ga.na',
    tempo: 80,
  },
} as const satisfies Record<string, Written>

export type TaalId = keyof typeof WRITTEN

const MARKS: Readonly<Record<string, Mark>> = { X: 'sam', X0: 'sam', '0': 'khali' }

const readTaal = (id: TaalId): Taal => {
  const { marks, theka, tempo } = WRITTEN[id]
  const vibhags = readTheka(theka)
  const signs = marks.split(' ')
  return {
    id,
    tempo,
    theka: vibhags.flat(),
    vibhags: vibhags.map((vibhag, index) => ({
      matras: vibhag.length,
      mark: MARKS[signs[index]!] ?? 'tali',
      isWaved: signs[index]!.endsWith('0'),
    })),
  }
}

/** Every taal of the room, those that are played most first. */
export const TAALS: readonly Taal[] = (Object.keys(WRITTEN) as TaalId[]).map(readTaal)

/** @returns the taal of this id, or `undefined` for any other text */
export const findTaal = (id: string): Taal | undefined => TAALS.find((taal) => taal.id === id)

/**
 * The vibhag that a matra lies in, and whether the matra begins it.
 *
 * @param matra from 0, less than the length of the taal
 */
export const vibhagAt = (taal: Taal, matra: number): { index: number; isFirst: boolean } => {
  let start = 0
  for (const [index, vibhag] of taal.vibhags.entries()) {
    if (matra < start + vibhag.matras) return { index, isFirst: matra === start }
    start += vibhag.matras
  }
  throw new RangeError(`matra ${matra} of ${taal.id}`)
}
