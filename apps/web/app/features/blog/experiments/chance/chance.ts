import type { Random } from '@dhvani/units'

/** A study with two sides of one size, where each day or person goes well or badly. */
export type Study = {
  /** How many went well with the sound. */
  readonly withSound: number
  /** How many went well without it. */
  readonly without: number
}

/** Without the sound, half of them go well. */
const HALF = 0.5

type StudyOptions = {
  /** How many are on each side. */
  readonly size: number
  /** How much the sound truly helps: what it adds to the share that goes well, 0 to 0.4. */
  readonly help: number
  readonly random: Random
}

const countWell = (size: number, share: number, random: Random): number =>
  Array.from({ length: size }, () => random() < share).filter(Boolean).length

/** Plays one study out by chance. */
export const runStudy = ({ size, help, random }: StudyOptions): Study => ({
  withSound: countWell(size, HALF + help, random),
  without: countWell(size, HALF, random),
})

/** What many studies of one kind came to. */
export type Summary = {
  readonly runs: number
  /** By how many the sound was ahead, from -size to size: how many studies had each difference. */
  readonly counts: readonly number[]
  /** A difference that looks like something: three in ten of a side, and two at least. */
  readonly large: number
  /** How many studies had the sound ahead by so much, and behind by so much. */
  readonly ahead: number
  readonly behind: number
}

export const summarise = (studies: readonly Study[], size: number): Summary => {
  const counts = Array.from({ length: 2 * size + 1 }, () => 0)
  for (const { withSound, without } of studies) {
    const place = withSound - without + size
    counts[place] = (counts[place] ?? 0) + 1
  }
  const large = Math.max(2, Math.ceil(0.3 * size))
  const sum = (from: number, to: number) =>
    counts.slice(from, to).reduce((total, count) => total + count, 0)
  return {
    runs: studies.length,
    counts,
    large,
    ahead: sum(size + large, counts.length),
    behind: sum(0, size - large + 1),
  }
}
