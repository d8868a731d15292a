import type { PlaceOf } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { highShelf, lowShelf, onePoleLowPass } from '../dsp/filters.ts'
import type { Surroundings } from './surroundings.ts'
import type { VehicleKind } from './engines.ts'

type Range = readonly [lowest: number, highest: number]

/** Metres per second that are wanted at the kerb: a fall of pitch by 4.7 to 7.6 % where a driver holds them. */
export const [SLOWEST, FASTEST] = [8, 13]

/** A street as one place has it. Levels are linear, distances metres, speeds metres per second. */
export type TrafficPlace = {
  readonly bed: number
  /** Of vehicles in the next streets. */
  readonly city: number
  readonly passages: number
  readonly passagesPerMinute: number
  /** Each as likely as it is often in the list. */
  readonly kinds: readonly VehicleKind[]
  readonly speed: Range
  readonly nearLane: Range
  readonly farLane: Range
  readonly bells: number
  /** In a period of 96 s. */
  readonly bellCount: number
  readonly horns: number
  readonly hornGroupsPerMinute: number
  readonly hornDistance: Range
  readonly around: Surroundings
}

const AT_KERB: TrafficPlace = {
  bed: 0.1,
  city: 0.28,
  passages: 0.72,
  passagesPerMinute: 22,
  kinds: [
    'rickshaw',
    'rickshaw',
    'scooter',
    'scooter',
    'motorcycle',
    'motorcycle',
    'motorcycle',
    'car',
    'car',
    'bus',
  ],
  speed: [SLOWEST, FASTEST],
  nearLane: [3, 7],
  farLane: [16, 34],
  bells: 0.035,
  bellCount: 3,
  horns: 0.33,
  hornGroupsPerMinute: 6,
  hornDistance: [16, 110],
  around: {},
}

export const TRAFFIC_PLACES: Readonly<Record<PlaceOf<'indian-traffic'>, TrafficPlace>> = {
  kerb: AT_KERB,
  // Two wheels and three, at arm's length, slowly, between house walls.
  lane: {
    ...AT_KERB,
    bed: 0.07,
    city: 0.1,
    kinds: ['rickshaw', 'scooter', 'scooter', 'scooter', 'motorcycle', 'motorcycle'],
    speed: [3.5, 6.5],
    nearLane: [1.5, 2.6],
    farLane: [20, 45],
    bells: 0.22,
    bellCount: 12,
    horns: 0.33,
    hornDistance: [7, 40],
    around: {
      through: (sampleRate) => [
        lowShelf(300, sampleRate, 0.7, -5),
        highShelf(2500, sampleRate, 0.7, -2),
      ],
      room: { t60: seconds(0.9), damping: 4200, size: 0.5, preDelay: seconds(0.008), level: 0.35 },
    },
  },
  // Four floors up, over the whole quarter. What is at 2 to 4 kHz lies 19 dB under all of it; in a recorded city 18.
  balcony: {
    ...AT_KERB,
    bed: 0.3,
    city: 0.4,
    passages: 0.7,
    nearLane: [24, 45],
    farLane: [60, 110],
    bells: 0.012,
    horns: 0.31,
    hornDistance: [60, 220],
    around: {
      through: (sampleRate) => [onePoleLowPass(2200, sampleRate)],
      room: { t60: seconds(1.8), damping: 1500, size: 1.8, preDelay: seconds(0.05), level: 0.22 },
    },
  },
}
