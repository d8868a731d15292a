import { seededRandom, type BeatsPerMinute } from '@dhvani/units'
import { bolOf, type HandPart } from '../taal/bols.ts'
import { vibhagAt, type Taal } from '../taal/taals.ts'
import { fillsOf } from './fills.ts'
import { leadStrokes, tihaiStrokes, type Written } from './phrases.ts'

/** A stroke of one hand in its place. */
export type PlacedStroke = {
  /** In matras from the first sam. */
  readonly position: number
  readonly part: HandPart
  /** Decibels on top of the part's own. */
  readonly level: number
  /** A fingertip that stops nothing which rings. */
  readonly isLight: boolean
}

export type Arrangement = {
  readonly taal: Taal
  readonly tempo: BeatsPerMinute
  /** Whether soft strokes fill what lies between the matras where they are slow. */
  readonly isFilled: boolean
  /** Whether the end of each cycle runs towards sam, where `leadStrokes` has room for it. */
  readonly hasLead: boolean
  /** Number of the sam on which a tihai ends, if one is due. */
  readonly tihaiSam?: number | undefined
  readonly seed: number
}

/** The sam leads, vibhags begin a little firmer, the khali draws back. Decibels. */
const weightOf = (taal: Taal, matra: number): number => {
  const { index, isFirst } = vibhagAt(taal, matra)
  if (matra === 0) return 1
  if (taal.vibhags[index]!.isWaved) return isFirst ? -0.5 : -1
  return isFirst ? 0 : -1.5
}

/** Decibels either way by which no two strokes are alike. */
const SPREAD = 0.8

/**
 * The strokes of one cycle, in order. The same arguments give the same strokes.
 *
 * @param cycle from 0
 */
export const arrangeCycle = (arrangement: Arrangement, cycle: number): PlacedStroke[] => {
  const { taal, tempo, isFilled, hasLead, tihaiSam, seed } = arrangement
  const length = taal.theka.length
  const start = cycle * length
  const random = seededRandom('strokes', seed, cycle)
  const theka = taal.theka.flatMap((matra, index): Written[] =>
    matra.flatMap((bol, at): Written[] =>
      bol === undefined
        ? []
        : [{ position: start + index + at / matra.length, bol, level: weightOf(taal, index) }],
    ),
  )
  const lead = hasLead ? leadStrokes(taal, tempo, start) : []
  const base = lead.length === 0 ? theka : [...theka.filter(isBefore(lead[0]!.position)), ...lead]
  const fills = isFilled ? fillsOf(base, { start, length, tempo }) : []
  const plain = [...base, ...fills]
  const tihai = tihaiSam === undefined ? [] : tihaiStrokes(tempo, tihaiSam * length)
  const from = tihai[0]?.position ?? Infinity
  const until = (tihaiSam ?? 0) * length
  const inside = (at: number) => at >= from && at <= until
  const written = [
    ...plain.filter(({ position }) => !inside(position)),
    ...tihai.filter(({ position }) => position >= start && position < start + length),
  ]
  return written
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ position, bol, level, isLight = false }) =>
      partsOf(bol, position === start).map((part) => ({
        position,
        part,
        level: level + SPREAD * (2 * random() - 1),
        isLight,
      })),
    )
}

const isBefore =
  (limit: number) =>
  ({ position }: Written) =>
    position < limit

/** On sam the bayan sounds its deepest stroke. */
const partsOf = (bol: Written['bol'], isSam: boolean): readonly HandPart[] => {
  const { parts } = bolOf(bol)
  if (!isSam) return parts
  return parts.map((part) => (part[0] === 'ghe' || part[0] === 'ghin' ? ['gheen', part[1]] : part))
}
