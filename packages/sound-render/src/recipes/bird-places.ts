import type { PlaceOf } from '@dhvani/catalogue'
import { decibels, seconds, type Decibels, type Seconds } from '@dhvani/units'
import type { Room } from '../dsp/reverb.ts'
import { CROW, ROOSTER, type BirdSong } from './bird-songs.ts'
import { OPEN_WIND_DEVIATION } from './garden.ts'

/** A morning somewhere. */
export type MorningPlace = {
  /** How many of each kind sing near and far, as a share of the garden's; a kind that is left out has 1. */
  readonly near: Readonly<Record<string, number>>
  readonly far: number
  /** Kinds that no garden has. */
  readonly guests: readonly BirdSong[]
  /** Metres of the near singers. */
  readonly distance: readonly [nearest: number, farthest: number]
  /**
   * Kurtosis below which the calls are raised, and the one they are raised to; undefined where chance alone decides.
   * `least` is the limit of docs/contract/audio.md §9, which the shipped file keeps by 0.02.
   */
  readonly contrast: { readonly least: number; readonly wanted: number } | undefined
  /** Level of the echoes of walls and trees, beside the birds. */
  readonly echo: Decibels
  /** Level of the far birds beside the near ones. */
  readonly farLevel: Decibels
  /** Level of the leaves. */
  readonly air: Decibels
  /** How far they come and go: a standard deviation in dB, that of a garden unless given. */
  readonly unrest?: number
  /** Level of the town's hum; undefined where there is none. */
  readonly town: Decibels | undefined
  /** The far birds are heard through this room, and up to this frequency in hertz. */
  readonly mist: Room
  readonly mistUpTo: number
  /** Another room around everything; undefined where there is none. */
  readonly valley: (Room & { readonly level: number }) | undefined
}

const mistOf = (t60: Seconds): Room => ({ t60, damping: 3600, size: 2, preDelay: seconds(0.06) })

export const MORNING_PLACES: Readonly<Record<PlaceOf<'morning-birds'>, MorningPlace>> = {
  garden: {
    near: {},
    far: 1,
    guests: [],
    distance: [7, 16],
    contrast: { least: 6, wanted: 6.25 },
    echo: decibels(-12),
    farLevel: decibels(-9.5),
    air: decibels(-23),
    town: undefined,
    mist: mistOf(seconds(1.6)),
    mistUpTo: 5600,
    valley: undefined,
  },
  // Sparrows and mynas on the walls, crows above, and a rooster who is up.
  village: {
    near: {
      sparrow: 2,
      bulbul: 0,
      'magpie-robin': 0.5,
      tailorbird: 0,
      sunbird: 0,
      myna: 1.5,
      barbet: 0,
    },
    far: 0.5,
    guests: [CROW, ROOSTER],
    distance: [5, 14],
    contrast: undefined,
    echo: decibels(-8),
    farLevel: decibels(-15),
    air: decibels(-30),
    town: decibels(-17),
    mist: mistOf(seconds(0.9)),
    mistUpTo: 5600,
    valley: undefined,
  },
  // A barbet calls over a valley that answers, and the wind is in the pines.
  hills: {
    near: {
      sparrow: 0,
      bulbul: 0.35,
      'magpie-robin': 1,
      tailorbird: 0,
      sunbird: 0,
      myna: 0,
      barbet: 3,
    },
    far: 0.35,
    guests: [],
    distance: [14, 34],
    contrast: undefined,
    echo: decibels(-10),
    farLevel: decibels(-7),
    air: decibels(-19),
    unrest: OPEN_WIND_DEVIATION,
    town: undefined,
    mist: mistOf(seconds(2.8)),
    mistUpTo: 4200,
    valley: { t60: seconds(2.6), damping: 2400, size: 2.2, preDelay: seconds(0.12), level: 0.28 },
  },
}
