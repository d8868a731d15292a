import { seededRandom } from '@dhvani/units'
import { standardNormal } from '../dsp/chance.ts'
import { fromDecibels } from '../dsp/stereo.ts'

/** How steady a player is; people keep within ±4 ms and ±1.5 dB of what they mean. */
const TIMING_LIMIT_SECONDS = 0.004
const LEVEL_LIMIT_DECIBELS = 1.5

/** The tempo at which the timing limit holds; a score stretches with the tempo. */
const REFERENCE_TEMPO = 120

export type Hand = {
  /** Moves a beat as a hand would. The sam and anything before it stay exact. */
  place(beat: number): number
  /** A linear gain around a level in decibels. */
  strength(level: number): number
  /** One of the takes `first` to `last` of a stroke, never the same twice in a row. */
  take(name: string, first: number, last: number): string
  /** A playback rate within a share of 1: no stroke bends or stretches a skin twice alike. */
  bend(share: number): number
}

const bounded = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/** @param steadiness 1 is relaxed; smaller is tighter (0.5 for quick strokes) */
export const createHand = (steadiness: number, ...seed: readonly (string | number)[]): Hand => {
  const random = seededRandom(...seed)
  const played = new Map<string, number>()
  return {
    bend: (share) => Number((1 + share * (2 * random() - 1)).toFixed(5)),
    place: (beat) => {
      const offset = bounded(
        standardNormal(random) * 0.45 * TIMING_LIMIT_SECONDS * steadiness,
        TIMING_LIMIT_SECONDS,
      )
      return beat === 0 ? 0 : Math.max(0, beat + (offset * REFERENCE_TEMPO) / 60)
    },
    strength: (level) =>
      fromDecibels(
        level + bounded(standardNormal(random) * 0.45 * LEVEL_LIMIT_DECIBELS, LEVEL_LIMIT_DECIBELS),
      ),
    take: (name, first, last) => {
      const takes = last - first + 1
      let next = first + Math.floor(random() * takes)
      if (next === played.get(name)) next = first + ((next - first + 1) % takes)
      played.set(name, next)
      return `${name}-${next}`
    },
  }
}
