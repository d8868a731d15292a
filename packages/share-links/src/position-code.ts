import type { Mix, MixPosition } from '@dhvani/catalogue'

type MixSound = Mix['sounds'][number]

/** Digits of base 36: `a` is the middle, `0` all left, `k` all right; `0` near, `a` far. */
const MIDDLE = 10

/**
 * Writes three characters for each sound that has a position: its letter, its side and its depth. Twelve take 36.
 *
 * @param letterOf gives the letter of a sound in links; a sound without one is left out
 */
export const writePositions = (
  sounds: readonly MixSound[],
  letterOf: (id: string) => string | undefined,
): string =>
  sounds
    .map(({ id, position }) => {
      const letter = letterOf(id)
      if (!letter || !position) return ''
      return letter + (position.x + MIDDLE).toString(36) + position.depth.toString(36)
    })
    .join('')

/** @returns positions by the letter of their sound; what no release writes is passed over */
export const readPositions = (written: string): ReadonlyMap<string, MixPosition> =>
  new Map(
    (written.match(/[A-Za-z][0-9a-k][0-9a]/g) ?? []).map((code) => [
      code.slice(0, 1),
      {
        x: Number.parseInt(code.slice(1, 2), 36) - MIDDLE,
        depth: Number.parseInt(code.slice(2), 36),
      },
    ]),
  )
