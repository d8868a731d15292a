import { bolOf, isBolName, type BolName } from './bols.ts'

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

const readBol = (text: string): BolName | undefined => {
  if (text === REST) return undefined
  if (!isBolName(text)) throw new RangeError(`no such bol: ${text}`)
  return text
}

/**
 * Reads a theka: matras between spaces, bols of one matra between dots, vibhags between bars, `-` for a rest.
 *
 * @throws {RangeError} for a bol that no hand plays
 */
export const readTheka = (written: string): readonly (readonly Matra[])[] =>
  written.split('|').map((vibhag) =>
    vibhag
      .trim()
      .split(/\s+/)
      .map((matra) => matra.split('.').map(readBol)),
  )

/** A matra as it is spoken: `Dha`, `DhaGe`, `TiRaKiTa`, `–`. */
export const speakMatra = (matra: Matra, script: 'latin' | 'devanagari'): string => {
  const spoken = matra.map((bol) => {
    if (bol === undefined) return matra.length === 1 ? '–' : 'ऽ'
    if (script === 'devanagari') return bolOf(bol).devanagari
    return bol[0]!.toUpperCase() + bol.slice(1)
  })
  return spoken.join('').replaceAll('ऽ', script === 'devanagari' ? 'ऽ' : '–')
}
