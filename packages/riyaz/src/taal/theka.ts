import type { BolName } from './bols.ts'

/** One matra of a theka: its bols, evenly spaced; `undefined` is a place where the hands rest. */
export type Matra = readonly (BolName | undefined)[]

/** What begins a vibhag: sam, a numbered clap, or the wave of the open hand. */
export type Mark = 'sam' | 'tali' | 'khali'

/** A vibhag as it is clapped. In Rupak the sam is waved: `isWaved` of the first vibhag. */
export type Vibhag = {
  readonly matras: number
  readonly mark: Mark
  /** Whether the hand is waved and not clapped. */
  readonly isWaved: boolean
}

const REST = '-'

/** A test looks at every bol of every theka. A page that shows them has no need of what the hands do for them. */
const readBol = (text: string): BolName | undefined =>
  text === REST ? undefined : (text as BolName)

/** Reads a theka: matras between spaces, bols of one matra between dots, vibhags between bars, `-` for a rest. */
export const readTheka = (written: string): readonly (readonly Matra[])[] =>
  written.split('|').map((vibhag) =>
    vibhag
      .trim()
      .split(/\s+/)
      .map((matra) => matra.split('.').map(readBol)),
  )

/** Sign of a rest: `matra` where it fills the matra, `part` beside other bols. */
export const REST_SIGNS = { matra: '–', part: '-' } as const

/**
 * A matra as it is spoken: `Dha`, `DhaGe`, `TiRaKiTa`, `–`.
 *
 * @param nameOf how the reader's script writes a bol
 */
export const speakMatra = (matra: Matra, nameOf: (bol: BolName) => string): string =>
  matra
    .map((bol) =>
      bol === undefined ? REST_SIGNS[matra.length === 1 ? 'matra' : 'part'] : nameOf(bol),
    )
    .join('')
