import type { Taal } from '../taal/taals.ts'

/** `open`: the cymbals part and ring. `closed`: the hand holds them together. */
export type ManjiraStroke = 'open' | 'closed'

/** A stroke of the manjira in its cycle. */
export type ManjiraBeat = {
  /** Matra from 0. */
  readonly matra: number
  readonly stroke: ManjiraStroke
  /** Decibels. */
  readonly level: number
}

/** Where no drum plays, the fingers count between claps and waves. */
const FINGER_LEVEL = -9

/**
 * What the manjira plays in a cycle: it keeps the hand. It rings where the hand claps, loudest on a sam that is clapped,
 * and is closed where the hand waves, or counts on a finger.
 */
export const manjiraBeats = ({ vibhags, hands }: Taal): readonly ManjiraBeat[] => {
  const ring = (matra: number): ManjiraBeat => ({
    matra,
    stroke: 'open',
    level: matra === 0 ? 0 : -3,
  })
  const close = (matra: number, level: number): ManjiraBeat => ({ matra, stroke: 'closed', level })
  if (hands)
    return hands.flatMap((hand, matra) => {
      if (hand === undefined) return []
      if (hand === 'clap') return [ring(matra)]
      return [close(matra, hand === 'wave' ? -4 : FINGER_LEVEL)]
    })
  let start = 0
  return vibhags.map(({ matras, isWaved }) => {
    const matra = start
    start += matras
    return isWaved ? close(matra, -4) : ring(matra)
  })
}
