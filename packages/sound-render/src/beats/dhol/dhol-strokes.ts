import { seconds, seededRandom, type Hertz } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { bell, filterOnce } from '../../dsp/filters.ts'
import type { Stereo } from '../../dsp/stereo.ts'
import type { BeatKit } from '../beat-recipe.ts'
import { scaleToPeak, stageDirect, stageOneShot, stageRoom, type Stage } from '../one-shot.ts'
import { addBurst, addPartials, addSkinNoise, saturate, type StrokeTake } from '../strike.ts'
import { pitchOf } from '../svara.ts'

/** A courtyard: walls some metres off, open above. */
const COURTYARD = {
  room: { t60: seconds(0.7), damping: 3800, size: 0.95, preDelay: seconds(0.008) },
  wet: -14,
  early: [
    { delay: seconds(0.0016), gain: 0.45, pan: 0 },
    { delay: seconds(0.0043), gain: 0.4, pan: 0.3 },
    { delay: seconds(0.0119), gain: 0.3, pan: -0.7 },
    { delay: seconds(0.0193), gain: 0.26, pan: 0.7 },
    { delay: seconds(0.0307), gain: 0.2, pan: -0.3 },
  ],
}

const BASS_SIDE: Stage = { ...COURTYARD, pan: -0.08, earDelay: 0.0001 }
const TREBLE_SIDE: Stage = { ...COURTYARD, pan: 0.2, earDelay: 0.0002 }

/** Circular membrane without a loading, (0,1) (1,1) (2,1) (0,2) (3,1) (1,2): Rossing, "Science of Percussion Instruments", ch. 2. */
const MEMBRANE = [1, 1.59, 2.14, 2.3, 2.65, 2.92] as const

/** The bent stick on the bass skin, which gives way: the pitch starts 13 to 26 % high and settles within 0.1 s. */
const strikeDagga = (open: boolean, { take, force, sampleRate }: StrokeTake): Float32Array => {
  const random = seededRandom('dagga', open ? 'open' : 'muted', take)
  const signal = new Float32Array(Math.round((open ? 0.75 : 0.3) * sampleRate))
  const rest = pitchOf('S,,')
  const t60 = open ? uniformBetween(0.46, 0.6, random) : 0.12
  const give = (0.12 + 0.1 * force) * uniformBetween(0.8, 1.2, random)
  addPartials(
    signal,
    MEMBRANE.map((ratio, index) => ({
      frequency: rest * ratio * (index === 0 ? 1 : uniformBetween(0.985, 1.015, random)),
      level:
        (open ? [0, -6, -9, -10, -13, -15] : [-9, -5, -7, -7, -9, -11])[index]! +
        uniformBetween(-2, 2, random),
      t60: t60 * [1, 0.5, 0.36, 0.3, 0.24, 0.2][index]!,
    })),
    {
      contact: 0.0016,
      pitch: (time) => 1 + give * Math.exp(-time / 0.032),
      split: { share: 0.15, hertz: 1.2 },
    },
    sampleRate,
    random,
  )
  // Driven hard, the skin flattens the wave; the harmonics carry the bass to small speakers.
  for (let index = 0; index < signal.length; index += 1) {
    const x = signal[index]!
    signal[index] = Math.tanh(1.7 * x + 0.6 * x * x) / 1.7
  }
  const edge = 6 * (force - 0.75) + uniformBetween(-2, 2, random)
  const slap = { frequency: 320 * uniformBetween(0.85, 1.2, random), q: 0.8 }
  addBurst(signal, { ...slap, level: -5 + edge, duration: 0.024 }, sampleRate, random)
  addSkinNoise(
    signal,
    {
      level: -11 + edge,
      slope: -4 + uniformBetween(-1, 1, random),
      lowest: 700 * uniformBetween(0.85, 1.2, random),
      octaves: 4,
      t60: 0.09 * uniformBetween(0.8, 1.25, random),
      landings: { count: 2, within: 0.004 },
    },
    sampleRate,
    random,
  )
  saturate(signal, 4.5)
  // The barrel's own air, which laptops can still reproduce when the skin's note is too low.
  filterOnce(signal, [bell(155, sampleRate, 0.8, 6)])
  return scaleToPeak(signal, (open ? 0.8 : 0.62) * (0.55 + 0.45 * force))
}

/**
 * The thin cane on the treble skin: a crack, its rebounds, and a short ring on ga. The cane buzzes on
 * the skin for some milliseconds before it is off.
 */
const strikeTilli = (rim: boolean, { take, force, sampleRate }: StrokeTake): Float32Array => {
  const random = seededRandom('tilli', rim ? 'rim' : 'skin', take)
  const signal = new Float32Array(Math.round(0.42 * sampleRate))
  const rest = pitchOf(rim ? 'P' : 'G')
  addPartials(
    signal,
    MEMBRANE.map((ratio, index) => ({
      frequency: rest * ratio * (index === 0 ? 1 : uniformBetween(0.97, 1.03, random)),
      level:
        (rim ? [-9, -6, -5, -7, -8, -10] : [0, -4, -6, -8, -9, -11])[index]! +
        uniformBetween(-3, 3, random),
      t60: (rim ? 0.16 : 0.23) * [1.2, 1, 0.85, 0.8, 0.7, 0.65][index]!,
    })),
    {
      contact: 0.0004,
      pitch: (time) => 1 + 0.045 * force * Math.exp(-time / 0.016),
      split: { share: 0.35, hertz: 9 },
    },
    sampleRate,
    random,
  )
  const edge = 7 * (force - 0.75) + uniformBetween(-2, 2, random)
  const crack = { frequency: uniformBetween(2400, 3900, random), q: 0.6 }
  addBurst(signal, { ...crack, level: -3 + edge, duration: 0.008 }, sampleRate, random)
  addBurst(signal, { frequency: 800, q: 0.8, level: -5, duration: 0.018 }, sampleRate, random)
  addSkinNoise(
    signal,
    {
      level: -4 + edge,
      slope: -2.5 + uniformBetween(-1, 1, random),
      lowest: 1100 * uniformBetween(0.85, 1.2, random),
      octaves: 3,
      t60: 0.075 * uniformBetween(0.75, 1.3, random),
      landings: { count: 4, within: 0.014 },
    },
    sampleRate,
    random,
  )
  return scaleToPeak(saturate(signal, 5.5), 0.8 * (0.5 + 0.5 * force))
}

/** How many takes of each stroke the kit holds, soft to firm. */
export const DHOL_TAKES = 6

/** Force of each take: from a soft hand to a firm one. */
const FORCES = Array.from({ length: DHOL_TAKES }, (_, index) => 0.45 + (0.55 * index) / 5)

/** Seconds that the courtyard rings after a bass stroke, as a one-shot of its own. */
const ROOM_LENGTH = seconds(0.7)

/** A take that no stroke plays, for the rooms: what a wall gives back is of no one stroke. */
const ROOM_TAKE = 9

type StageStroke = (dry: Float32Array, stage: Stage, sampleRate: Hertz) => Stereo

const STROKES: readonly {
  name: string
  stage: Stage
  strike: (take: StrokeTake) => Float32Array
  put: StageStroke
}[] = [
  { name: 'dagga', stage: BASS_SIDE, strike: (take) => strikeDagga(true, take), put: stageDirect },
  { name: 'mute', stage: BASS_SIDE, strike: (take) => strikeDagga(false, take), put: stageDirect },
  {
    name: 'tilli',
    stage: TREBLE_SIDE,
    strike: (take) => strikeTilli(false, take),
    put: stageOneShot,
  },
  { name: 'rim', stage: TREBLE_SIDE, strike: (take) => strikeTilli(true, take), put: stageOneShot },
]

const renderSamples = (sampleRate: Hertz): Record<string, Stereo> => {
  const strokes = STROKES.flatMap(({ name, stage, strike, put }) =>
    FORCES.map((force, index): [string, Stereo] => [
      `${name}-${index + 1}`,
      put(strike({ take: index + 1, force, sampleRate }), stage, sampleRate),
    ]),
  )
  const rooms = STROKES.filter(({ put }) => put === stageDirect).map(
    ({ name, stage, strike }): [string, Stereo] => [
      `room-${name}`,
      stageRoom(
        strike({ take: ROOM_TAKE, force: 0.75, sampleRate }),
        stage,
        ROOM_LENGTH,
        sampleRate,
      ),
    ],
  )
  return Object.fromEntries([...strokes, ...rooms])
}

export const DHOL_KIT: BeatKit = { kit: 'dhol', bitrate: 160, renderSamples }
