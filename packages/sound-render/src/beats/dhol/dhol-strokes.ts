import { seconds, seededRandom, type Hertz } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { bell, filterOnce } from '../../dsp/filters.ts'
import type { Stereo } from '../../dsp/stereo.ts'
import type { BeatKit } from '../beat-recipe.ts'
import { scaleToPeak, stageOneShot, type Stage } from '../one-shot.ts'
import { addBurst, addPartials, addRattle, saturate, type StrokeTake } from '../strike.ts'
import { pitchOf } from '../svara.ts'

/** A courtyard: walls some metres off, open above. */
const COURTYARD = {
  room: { t60: seconds(0.55), damping: 4200, size: 0.55, preDelay: seconds(0.008) },
  wet: -13,
  early: [
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

/** The bent stick on the bass skin; the skin gives way and the pitch drops by an eighth. */
const strikeDagga = (open: boolean, { take, force, sampleRate }: StrokeTake): Float32Array => {
  const random = seededRandom('dagga', open ? 'open' : 'muted', take)
  const signal = new Float32Array(Math.round((open ? 0.75 : 0.3) * sampleRate))
  const rest = pitchOf('S,,')
  const t60 = open ? uniformBetween(0.5, 0.6, random) : 0.12
  addPartials(
    signal,
    MEMBRANE.map((ratio, index) => ({
      frequency: rest * ratio * (index === 0 ? 1 : uniformBetween(0.99, 1.01, random)),
      level:
        (open ? [0, -6, -10, -11, -15, -17] : [-9, -6, -8, -8, -10, -12])[index]! +
        uniformBetween(-1.5, 1.5, random),
      t60: t60 * [1, 0.5, 0.36, 0.3, 0.24, 0.2][index]!,
    })),
    {
      contact: 0.0018,
      pitch: (time) => 1 + (0.09 + 0.05 * force) * Math.exp(-time / 0.026),
      split: { share: 0.15, hertz: 1.2 },
    },
    sampleRate,
    random,
  )
  // Driven hard, the skin flattens the wave; the harmonics carry the bass to small speakers.
  for (let index = 0; index < signal.length; index += 1) {
    const x = signal[index]!
    signal[index] = Math.tanh(1.9 * x + 0.8 * x * x) / 1.9
  }
  const edge = 5 * (force - 0.7)
  const slap = { frequency: 320 * uniformBetween(0.9, 1.12, random), q: 0.9 }
  addBurst(signal, { ...slap, level: -7 + edge, duration: 0.02 }, sampleRate, random)
  addBurst(
    signal,
    {
      frequency: 1900 * uniformBetween(0.85, 1.2, random),
      q: 0.6,
      level: -15 + edge,
      duration: 0.006,
    },
    sampleRate,
    random,
  )
  addRattle(
    signal,
    { count: 20, lowest: 300, highest: 4200, level: -13 + edge, t60: [0.03, 0.09] },
    sampleRate,
    random,
  )
  saturate(signal, 4)
  // The barrel's own air, which laptops can still reproduce when the skin's note is too low.
  filterOnce(signal, [bell(155, sampleRate, 0.8, 6)])
  return scaleToPeak(signal, (open ? 0.8 : 0.62) * (0.55 + 0.45 * force))
}

/** The thin cane on the treble skin: a crack and a short ring on ga. */
const strikeTilli = (rim: boolean, { take, force, sampleRate }: StrokeTake): Float32Array => {
  const random = seededRandom('tilli', rim ? 'rim' : 'skin', take)
  const signal = new Float32Array(Math.round(0.3 * sampleRate))
  const rest = pitchOf(rim ? 'P' : 'G')
  addPartials(
    signal,
    MEMBRANE.map((ratio, index) => ({
      frequency: rest * ratio * (index === 0 ? 1 : uniformBetween(0.985, 1.015, random)),
      level:
        (rim ? [-9, -5, -3, -5, -7, -9] : [0, -4, -7, -9, -11, -13])[index]! +
        uniformBetween(-2, 2, random),
      t60: (rim ? 0.2 : 0.3) * [1.2, 1, 0.85, 0.8, 0.7, 0.65][index]!,
    })),
    {
      contact: 0.0003,
      pitch: (time) => 1 + 0.02 * force * Math.exp(-time / 0.012),
      split: { share: 0.3, hertz: 5 },
    },
    sampleRate,
    random,
  )
  const edge = 6 * (force - 0.7)
  const crack = { frequency: uniformBetween(2600, 3800, random), q: 0.6 }
  addBurst(signal, { ...crack, level: -4 + edge, duration: 0.008 }, sampleRate, random)
  addBurst(signal, { frequency: 900, q: 0.9, level: -10, duration: 0.012 }, sampleRate, random)
  addRattle(
    signal,
    { count: 34, lowest: 1100, highest: 9000, level: -4 + edge, t60: [0.02, 0.08] },
    sampleRate,
    random,
  )
  return scaleToPeak(saturate(signal, 5), 0.8 * (0.5 + 0.5 * force))
}

const FORCES = [0.45, 0.6, 0.85, 1] as const

/** How many takes of each stroke the kit holds, soft to firm. */
export const DHOL_TAKES = 4

const STROKES: readonly {
  name: string
  stage: Stage
  strike: (take: StrokeTake) => Float32Array
}[] = [
  { name: 'dagga', stage: BASS_SIDE, strike: (take) => strikeDagga(true, take) },
  { name: 'mute', stage: BASS_SIDE, strike: (take) => strikeDagga(false, take) },
  { name: 'tilli', stage: TREBLE_SIDE, strike: (take) => strikeTilli(false, take) },
  { name: 'rim', stage: TREBLE_SIDE, strike: (take) => strikeTilli(true, take) },
]

const renderSamples = (sampleRate: Hertz): Record<string, Stereo> =>
  Object.fromEntries(
    STROKES.flatMap(({ name, stage, strike }) =>
      FORCES.map((force, index): [string, Stereo] => [
        `${name}-${index + 1}`,
        stageOneShot(strike({ take: index + 1, force, sampleRate }), stage, sampleRate),
      ]),
    ),
  )

export const DHOL_KIT: BeatKit = { kit: 'dhol', bitrate: 160, renderSamples }
