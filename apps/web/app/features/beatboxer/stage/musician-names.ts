import { m } from '#messages'

/** First names from all over the country, in the order of the slots. */
const NAMES: readonly (() => string)[] = [
  m.beat_musician_1,
  m.beat_musician_2,
  m.beat_musician_3,
  m.beat_musician_4,
  m.beat_musician_5,
  m.beat_musician_6,
  m.beat_musician_7,
  m.beat_musician_8,
  m.beat_musician_9,
  m.beat_musician_10,
  m.beat_musician_11,
  m.beat_musician_12,
  m.beat_musician_13,
  m.beat_musician_14,
  m.beat_musician_15,
  m.beat_musician_16,
]

/** @returns the name of the musician on a slot, 0 to 15 */
export const musicianName = (index: number): string => NAMES[index]?.() ?? ''
