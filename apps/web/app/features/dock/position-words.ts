import type { Position } from '@dhvani/audio-engine'
import { m } from '#messages'

/** Percent that one step of a position is. */
const STEP = 10

const sideOf = (x: number): string => {
  if (x === 0) return m.position_middle()
  const value = Math.abs(x) * STEP
  return x < 0 ? m.position_left({ value }) : m.position_right({ value })
}

/** What a screen reader says for a position, e.g. "40 percent far, 30 percent left". */
export const positionWords = ({ x, depth }: Position): string =>
  `${depth === 0 ? m.position_near() : m.position_far_by({ value: depth * STEP })}, ${sideOf(x)}`
