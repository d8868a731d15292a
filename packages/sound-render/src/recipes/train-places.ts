import type { PlaceOf } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { applyDrift } from '../dsp/curve.ts'
import { bell, highPass, highShelf, lowPass, lowShelf } from '../dsp/filters.ts'
import type { Room } from '../dsp/reverb.ts'
import { scaleStereoToLevel, type Stereo } from '../dsp/stereo.ts'
import { diffuseNoise, type RenderContext } from './render-context.ts'
import type { Surroundings } from './surroundings.ts'

/** Where a train is heard. Levels are linear. */
export type TrainPlace = {
  readonly wheels: number
  /** What the listener's coach or hall gives back of the wheels. */
  readonly coach: Room
  readonly inside: number
  readonly roar: number
  /** How much the steel of wheels and rails rings. */
  readonly steel: number
  readonly rumble: number
  readonly squeal: number
  readonly wind: number
  readonly girders: number
  readonly creaks: number
  readonly doors: number
  /** How loud the slack between coaches knocks. */
  readonly couplings: number
  readonly whistle: number
  /** The train comes and goes, and the listener stays. */
  readonly rollsBy: boolean
  readonly around: Surroundings
}

const IN_BERTH: TrainPlace = {
  wheels: 1,
  coach: { t60: seconds(0.4), damping: 2600, size: 0.28, preDelay: seconds(0.004) },
  inside: 0.26,
  roar: 1,
  steel: 0.25,
  rumble: 0.56,
  squeal: 0.06,
  wind: 0,
  girders: 0.16,
  creaks: 0.03,
  doors: 0.06,
  couplings: 0.06,
  whistle: 0.06,
  rollsBy: false,
  around: {},
}

export const TRAIN_PLACES: Readonly<Record<PlaceOf<'train'>, TrainPlace>> = {
  berth: IN_BERTH,
  // The doors stand open: steel and wind are right here.
  vestibule: {
    ...IN_BERTH,
    wheels: 1.5,
    inside: 0.4,
    steel: 0.4,
    rumble: 0.3,
    squeal: 0.2,
    wind: 0.75,
    girders: 0.3,
    creaks: 0.1,
    doors: 0.24,
    couplings: 0.16,
    whistle: 0.1,
    around: {
      through: (sampleRate) => [
        lowShelf(180, sampleRate, 0.7, -4),
        highShelf(1200, sampleRate, 0.7, 7),
      ],
    },
  },
  platform: {
    ...IN_BERTH,
    wheels: 1.1,
    coach: { t60: seconds(1.2), damping: 3000, size: 1, preDelay: seconds(0.02) },
    roar: 0.95,
    steel: 0.4,
    rumble: 0.16,
    squeal: 0.22,
    girders: 0,
    creaks: 0,
    doors: 0,
    couplings: 0.06,
    whistle: 0.14,
    rollsBy: true,
    around: {
      through: (sampleRate) => [
        highPass(110, sampleRate),
        bell(900, sampleRate, 0.8, 4),
        highShelf(3000, sampleRate, 0.7, 4),
      ],
      room: { t60: seconds(2.4), damping: 3000, size: 1.9, preDelay: seconds(0.04), level: 0.4 },
    },
  },
}

/** The air that an open door tears. Unit power. */
export const rushingAir = (context: RenderContext): Stereo => {
  const { sampleRate } = context
  const air = diffuseNoise(context, 'air', 0.45, [
    highPass(160, sampleRate, 0.5),
    lowPass(1500, sampleRate, 0.5),
  ])
  applyDrift(air, context.wander('flutter', { lowest: 0.4, highest: 9, slope: 0.3 }), 1.8)
  return scaleStereoToLevel(air, 1)
}
