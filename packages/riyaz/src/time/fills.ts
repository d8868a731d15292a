import type { BeatsPerMinute } from '@dhvani/units'
import type { BolName } from '../taal/bols.ts'
import type { Written } from './phrases.ts'

/** Fills follow each other no quicker than this, strokes a second. */
const MOST_A_SECOND = 5.5

/** Parts of a matra that a fill divides it into, finest first. */
const DIVISIONS = [8, 4, 2] as const

/**
 * How many even parts a slow matra is divided into: 8 under 42, 4 under 83, 2 under 166 matras a minute, 1 where the
 * theka alone is quick enough.
 */
export const divisionAt = (tempo: BeatsPerMinute): number =>
  DIVISIONS.find((parts) => (parts * tempo) / 60 <= MOST_A_SECOND) ?? 1

/** Soft strokes by their place in the matra: quarters alternate fingers, eighths run as tirakita does. */
const SOFT: readonly BolName[] = ['ta', 'ti', 'ra', 'ta']

const EVEN_LEVEL = -10
const ODD_LEVEL = -12.5

type Cycle = { start: number; length: number; tempo: BeatsPerMinute }

/** Whether a stroke of the theka lies so near that a fill would only blur it. Matras. */
const isTaken = (strokes: readonly Written[], position: number, part: number) =>
  strokes.some((stroke) => Math.abs(stroke.position - position) < part / 2)

/**
 * Soft strokes between those of the theka, so that a slow cycle is full of time and not of silence. At 12 matras a
 * minute something sounds on every quarter of a matra, and on its eighths in the second half.
 */
export const fillsOf = (
  strokes: readonly Written[],
  { start, length, tempo }: Cycle,
): Written[] => {
  const division = divisionAt(tempo)
  if (division === 1) return []
  const part = 1 / division
  return Array.from({ length: length * division }, (_, index) => index).flatMap(
    (index): Written[] => {
      const inMatra = index % division
      const position = start + index * part
      // Eighths only where the matra leads on: a hand that never rests says nothing.
      if (division === 8 && inMatra % 2 === 1 && inMatra < division / 2) return []
      if (isTaken(strokes, position, part)) return []
      const isOdd = inMatra % 2 === 1
      return [
        {
          position,
          bol: SOFT[inMatra % SOFT.length]!,
          level: isOdd ? ODD_LEVEL : EVEN_LEVEL,
          isLight: true,
        },
      ]
    },
  )
}
