import type { BeatsPerMinute } from '@dhvani/units'
import type { BolName } from '../taal/bols.ts'
import { runsIntoSam, type Taal } from '../taal/taals.ts'

/** A bol in its place, before the hands divide it. */
export type Written = {
  readonly position: number
  readonly bol: BolName
  readonly level: number
  readonly isLight?: boolean
}

/** No hand plays more strokes a second in a lead or a tihai. */
const MOST_A_SECOND = 9

/** The finest even part of a matra, 1/4, 1/2 or 1, that a hand can still play at this tempo. */
const unitAt = (tempo: BeatsPerMinute): number =>
  [4, 2].find((parts) => (parts * tempo) / 60 <= MOST_A_SECOND) ?? 1

const LEAD: readonly BolName[] = ['ti', 'ra', 'ki', 'ta']

/**
 * What runs towards sam: tirakita over the last matra, or over the last two where the tempo leaves no room. None
 * where even that would be too quick, and none where the theka runs into sam by itself ({@link runsIntoSam}).
 *
 * @param start position of the cycle's sam
 */
export const leadStrokes = (taal: Taal, tempo: BeatsPerMinute, start: number): Written[] => {
  const unit = 1 / unitAt(tempo)
  const { length } = taal.theka
  if (unit === 1 || runsIntoSam(taal)) return []
  const from = start + length - LEAD.length * unit
  return LEAD.map((bol, index) => ({
    position: from + index * unit,
    bol,
    level: -3 + 0.7 * index,
  }))
}

/** The four strokes that lead to a dha of the tihai. */
const BEFORE_DHA: readonly BolName[] = ['ti', 'ta', 'Ge', 'Na']

/** Te te ge na dha, three times: four strokes lead to each dha, a rest follows it, and the third dha falls on sam. */
const TIHAI: readonly (BolName | undefined)[] = [
  ...BEFORE_DHA,
  'Dha',
  undefined,
  ...BEFORE_DHA,
  'Dha',
  undefined,
  ...BEFORE_DHA,
  'Dha',
]

/** How many units before its sam a tihai begins. */
const BEFORE_SAM = TIHAI.length - 1

/** How many matras before its sam a tihai begins at this tempo: 4, 8 or 16. */
export const tihaiLength = (tempo: BeatsPerMinute): number => BEFORE_SAM / unitAt(tempo)

/**
 * The tihai that ends on a sam: its last dha is what sounds there, also in taals whose theka begins with another bol.
 *
 * @param sam its position
 */
export const tihaiStrokes = (tempo: BeatsPerMinute, sam: number): Written[] => {
  const unit = 1 / unitAt(tempo)
  return TIHAI.flatMap((bol, index): Written[] =>
    bol === undefined
      ? []
      : [
          {
            position: sam - (BEFORE_SAM - index) * unit,
            bol,
            level: bol === 'Dha' ? 1 : -1.5,
          },
        ],
  )
}

/** Time for the hand to turn to a tihai. Matras. */
const TURN = 0.25

/**
 * The next sam before which a whole tihai fits.
 *
 * @param here the position now
 * @returns the number of that sam: its position is so many cycles
 */
export const findTihaiSam = (
  { taal, tempo }: { readonly taal: Taal; readonly tempo: BeatsPerMinute },
  here: number,
): number => Math.ceil((here + TURN + tihaiLength(tempo)) / taal.theka.length)
