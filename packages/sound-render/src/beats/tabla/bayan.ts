import { seededRandom } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { smoothStep } from '../../dsp/smooth-step.ts'
import { scaleToPeak } from '../one-shot.ts'
import { addBurst, addPartials, addSkinNoise, saturate, type StrokeTake } from '../strike.ts'
import { pitchOf, type Svara } from '../svara.ts'

/** How the pitch of an open stroke moves. */
type Bend =
  /** The heel of the hand lets go as it strikes: the skin relaxes from a note to a lower one. */
  | { kind: 'fall'; from: Svara; to: Svara; relax: number }
  /**
   * The heel of the hand leans in. In seconds: `wait` until it begins, `glide` until it is there, and
   * `release` until it has let go again, if it does.
   */
  | { kind: 'rise'; from: Svara; to: Svara; wait: number; glide: number; release?: number }

export type BayanStroke = {
  bend: Bend
  /** Decibels of the fingertips' slap on the skin. */
  slap: number
  t60: number
  duration: number
  peak: number
}

/** Open strokes of the left hand. The hand bends between notes of the scale. */
export const BAYAN_STROKES = {
  /** Short and round, for ge between other strokes. */
  ge: {
    bend: { kind: 'fall', from: 'D,,', to: 'P,,', relax: 0.11 },
    slap: -13,
    t60: 0.75,
    duration: 0.8,
    peak: 0.86,
  },
  /** The ghe of dha: a full stroke whose skin relaxes. */
  ghe: {
    bend: { kind: 'fall', from: 'D,,', to: 'P,,', relax: 0.16 },
    slap: -13,
    t60: 1.05,
    duration: 0.95,
    peak: 0.92,
  },
  /** The ghe of dhin: the wrist presses late and long, then releases the skin. */
  ghin: {
    bend: { kind: 'rise', from: 'P,,', to: 'S,', wait: 0.07, glide: 0.2, release: 0.16 },
    slap: -12,
    t60: 1.25,
    duration: 1.1,
    peak: 0.88,
  },
  /** A deep accent for sam: from low ga, the largest bend. */
  gheen: {
    bend: { kind: 'rise', from: 'G,,', to: 'S,', wait: 0.05, glide: 0.25 },
    slap: -13,
    t60: 1.7,
    duration: 1.5,
    peak: 0.88,
  },
} as const satisfies Record<string, BayanStroke>

export type BayanBol = keyof typeof BAYAN_STROKES

/** Octaves by which a firm blow stretches the skin on top of the hand's own bend. */
const STRIKE_STRETCH = 0.08

/** Relative frequency over time: 1 is where a fall ends and where a rise begins. */
const bendPath = (bend: Bend, force: number, random: () => number) => {
  const depth = Math.log2(pitchOf(bend.to) / pitchOf(bend.from))
  if (bend.kind === 'fall') {
    const stretch = -depth * uniformBetween(0.6, 1.5, random) + STRIKE_STRETCH * (0.5 + force)
    const relax = bend.relax * uniformBetween(0.8, 1.25, random)
    return (time: number) => 2 ** (stretch * Math.exp(-((time / relax) ** 1.3)))
  }
  const wait = bend.wait * uniformBetween(0.8, 1.25, random)
  const glide = bend.glide * uniformBetween(0.85, 1.2, random)
  const { release } = bend
  return (time: number) => {
    const up = smoothStep((time - wait) / glide)
    const down = release === undefined ? 0 : 0.55 * smoothStep((time - wait - glide) / release)
    return 2 ** (depth * (up - down)) * (1 + 0.03 * force * Math.exp(-time / 0.012))
  }
}

/** One open stroke of the left hand, dry. @param force 0 to 1 */
export const strikeBayan = (
  bol: BayanBol,
  { take, force, sampleRate }: StrokeTake,
): Float32Array => {
  const stroke: BayanStroke = BAYAN_STROKES[bol]
  const random = seededRandom('bayan', bol, take)
  const signal = new Float32Array(Math.round(stroke.duration * sampleRate))
  const { bend } = stroke
  const rest = pitchOf(bend.kind === 'fall' ? bend.to : bend.from)
  const pitch = bendPath(bend, force, random)
  const level = () => uniformBetween(-2.5, 2.5, random)
  addPartials(
    signal,
    [
      { frequency: rest, level: 0, t60: stroke.t60 },
      { frequency: rest * 1.85, level: -20 + level() + 4 * force, t60: stroke.t60 * 0.5 },
      { frequency: rest * 3, level: -13 + level() + 3 * force, t60: stroke.t60 * 0.45 },
      { frequency: rest * 4.1, level: -22 + level() + 4 * force, t60: 0.16 },
      { frequency: rest * 5.6, level: -25 + level() + 4 * force, t60: 0.1 },
    ],
    { contact: 0.0018, pitch, split: { share: 0.12, hertz: 1.4 } },
    sampleRate,
    random,
  )
  // The skin's own stretch bends the wave a little; its harmonics carry the bass to small speakers.
  for (let index = 0; index < signal.length; index += 1) {
    const x = signal[index]!
    signal[index] = Math.tanh(1.5 * x + 0.25 * x * x) / 1.5
  }
  const tap = 6 * (force - 0.75) + level()
  addBurst(
    signal,
    { frequency: 420, q: 0.8, level: -15 + tap, duration: 0.016 },
    sampleRate,
    random,
  )
  addSkinNoise(
    signal,
    {
      level: stroke.slap + tap,
      slope: -3 + uniformBetween(-1, 1, random),
      lowest: 850 * uniformBetween(0.85, 1.2, random),
      octaves: 3,
      t60: 0.055 * uniformBetween(0.8, 1.25, random),
      landings: { count: 2, within: 0.004 },
    },
    sampleRate,
    random,
  )
  return scaleToPeak(saturate(signal, 1.6), stroke.peak * (0.55 + 0.45 * force))
}

/** Ke: the flat hand slaps and stays, a thump without a tone. */
export const slapBayan = ({ take, force, sampleRate }: StrokeTake): Float32Array => {
  const random = seededRandom('bayan', 'ke', take)
  const signal = new Float32Array(Math.round(0.22 * sampleRate))
  const tap = 5 * (force - 0.75) + uniformBetween(-2, 2, random)
  const tension = uniformBetween(0.92, 1.08, random)
  addPartials(
    signal,
    [
      { frequency: pitchOf('P,,') * tension, level: -1, t60: 0.075 },
      { frequency: pitchOf('P,') * tension, level: -1, t60: 0.06 },
      { frequency: pitchOf('R') * tension, level: -12, t60: 0.05 },
    ],
    {
      contact: 0.002,
      pitch: (time) => 1 + 0.12 * Math.exp(-time / 0.02),
      split: { share: 0.3, hertz: 12 },
    },
    sampleRate,
    random,
  )
  addBurst(signal, { frequency: 240, q: 0.7, level: -4, duration: 0.02 }, sampleRate, random)
  addSkinNoise(
    signal,
    {
      level: -13 + tap,
      slope: -3.5,
      lowest: 700 * uniformBetween(0.85, 1.2, random),
      octaves: 4,
      t60: 0.045 * uniformBetween(0.8, 1.2, random),
      landings: { count: 4, within: 0.007 },
    },
    sampleRate,
    random,
  )
  return scaleToPeak(saturate(signal, 2.2), 0.7 * (0.55 + 0.45 * force))
}
