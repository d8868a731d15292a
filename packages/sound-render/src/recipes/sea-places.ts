import type { PlaceOf } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import type { Surroundings } from './surroundings.ts'

/** A shore. Levels are linear. */
export type SeaPlace = {
  readonly breakers: number
  /** How fast a crest falls and runs out, as a share of a wide beach's time. */
  readonly quicker: number
  /** How bright a break is, as a share of a wide beach's. */
  readonly brightness: number
  readonly approach: number
  readonly foam: number
  readonly backwash: number
  readonly surf: number
  /** Blows of water in the clefts of rock, and what gurgles out of them. */
  readonly clefts: number
  readonly crickets: number
  readonly around: Surroundings
}

const ON_BEACH: SeaPlace = {
  breakers: 1,
  quicker: 1,
  brightness: 1,
  approach: 0.16,
  foam: 0.26,
  backwash: 0.12,
  surf: 0.5,
  clefts: 0,
  crickets: 0,
  around: {},
}

export const SEA_PLACES: Readonly<Record<PlaceOf<'sea-waves'>, SeaPlace>> = {
  beach: ON_BEACH,
  rocks: {
    ...ON_BEACH,
    breakers: 0.75,
    quicker: 0.4,
    brightness: 1.5,
    foam: 0.34,
    backwash: 0.05,
    surf: 0.38,
    clefts: 0.6,
    around: {
      room: { t60: seconds(0.8), damping: 3600, size: 0.8, preDelay: seconds(0.02), level: 0.22 },
    },
  },
  'calm-night': {
    ...ON_BEACH,
    breakers: 0.4,
    quicker: 1.1,
    brightness: 0.6,
    approach: 0.08,
    foam: 0.12,
    backwash: 0.16,
    surf: 0.16,
    crickets: 0.05,
  },
}
