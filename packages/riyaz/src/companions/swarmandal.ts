import { hertz, type Hertz } from '@dhvani/units'
import { JUST, type SvaraLetter } from '../pitch/just.ts'
import { dayanFrequency } from '../pitch/sa.ts'
import { findRaga, type PlacedSvara } from '../sur/ragas.ts'
import { notesOf } from '../sur/scales.ts'
import type { ScaleId } from '../sur/scale-ids.ts'

/** A string of a swarmandal, and the ways of the raga in which the hand plucks it. */
export type SwarmandalString = {
  readonly frequency: Hertz
  readonly isUp: boolean
  readonly isDown: boolean
}

/** The lowest strings are those from Ma on of the octave below. */
const LOWEST_RATIO = JUST.m / 2

/** Octaves above the middle one: all of the first, and Sa alone of the second. */
const HIGHEST_RATIO = 4

const letters = (way: readonly PlacedSvara[]) => new Set(way.map(({ letter }) => letter))

/** Letters that the hand plucks on its way up and down. With all twelve notes the strings are open: Sa and Pa. */
const waysOf = (scale: ScaleId): Record<'up' | 'down', ReadonlySet<string>> => {
  const raga = findRaga(scale)
  if (raga) return { up: letters(raga.aroha), down: letters(raga.avaroha) }
  const notes = new Set(scale === 'all' ? 'SP' : notesOf(scale))
  return { up: notes, down: notes }
}

/**
 * The strings of a swarmandal that is tuned to a scale, low to high: just intonation, from the Ma below its middle
 * Sa, which is that of the tabla, to the Sa two octaves above.
 *
 * @param sa of the practice; the strings sound it in their own octave
 */
export const swarmandalStrings = (scale: ScaleId, sa: Hertz): readonly SwarmandalString[] => {
  const { up, down } = waysOf(scale)
  // The box has room for no longer strings, whatever the singer's Sa.
  const middle = dayanFrequency(sa)
  return (Object.keys(JUST) as SvaraLetter[])
    .filter((letter) => up.has(letter) || down.has(letter))
    .flatMap((letter) =>
      [0.5, 1, 2, 4]
        .map((octave) => octave * JUST[letter])
        .filter((ratio) => ratio >= LOWEST_RATIO && ratio <= HIGHEST_RATIO)
        .map((ratio) => ({
          frequency: hertz(middle * ratio),
          isUp: up.has(letter),
          isDown: down.has(letter),
        })),
    )
    .toSorted((one, other) => one.frequency - other.frequency)
}
