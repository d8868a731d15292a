import { seededRandom } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { smoothStep } from '../../dsp/smooth-step.ts'
import { scaleToPeak } from '../one-shot.ts'
import { addBurst, addPartials, addRattle, type StrokeTake } from '../strike.ts'
import { pitchOf, type Svara } from '../svara.ts'

export type BayanStroke = {
  from: Svara
  /** Where the heel of the hand takes the pitch. */
  to: Svara
  /** Seconds before the hand leans in, and how long it takes. */
  wait: number
  glide: number
  /** Seconds the wrist takes to let go again; absent: it stays. */
  release?: number
  t60: number
  duration: number
  peak: number
}

/** Open strokes of the left hand. The hand bends between notes of the scale. */
export const BAYAN_STROKES = {
  /** Short and round, for ge between other strokes. */
  ge: { from: 'P,,', to: 'D,,', wait: 0.02, glide: 0.1, t60: 0.75, duration: 0.8, peak: 0.86 },
  /** The ghe of dha: a firm lean up to low Sa. */
  ghe: { from: 'P,,', to: 'S,', wait: 0.03, glide: 0.13, t60: 1, duration: 1.05, peak: 0.92 },
  /** The ghe of dhin: later, longer, and let go again. */
  ghin: {
    from: 'P,,',
    to: 'S,',
    wait: 0.07,
    glide: 0.2,
    release: 0.16,
    t60: 1.25,
    duration: 1.2,
    peak: 0.88,
  },
  /** A deep accent for sam: from low ga, the largest bend. */
  gheen: { from: 'G,,', to: 'S,', wait: 0.05, glide: 0.25, t60: 1.7, duration: 1.5, peak: 0.95 },
} as const satisfies Record<string, BayanStroke>

export type BayanBol = keyof typeof BAYAN_STROKES

/** One open stroke of the left hand, dry. @param force 0 to 1 */
export const strikeBayan = (
  bol: BayanBol,
  { take, force, sampleRate }: StrokeTake,
): Float32Array => {
  const stroke: BayanStroke = BAYAN_STROKES[bol]
  const random = seededRandom('bayan', bol, take)
  const signal = new Float32Array(Math.round(stroke.duration * sampleRate))
  const rest = pitchOf(stroke.from)
  const bend = Math.log2(pitchOf(stroke.to) / rest)
  const wait = stroke.wait * uniformBetween(0.8, 1.25, random)
  const glide = stroke.glide * uniformBetween(0.85, 1.2, random)
  const { release } = stroke
  const pitch = (time: number) => {
    const up = smoothStep((time - wait) / glide)
    const down = release === undefined ? 0 : 0.55 * smoothStep((time - wait - glide) / release)
    return 2 ** (bend * (up - down)) * (1 + 0.03 * force * Math.exp(-time / 0.012))
  }
  const level = () => uniformBetween(-2, 2, random)
  addPartials(
    signal,
    [
      { frequency: rest, level: 0, t60: stroke.t60 },
      { frequency: rest * 1.85, level: -24 + level() + 4 * force, t60: stroke.t60 * 0.5 },
      { frequency: rest * 3, level: -17 + level() + 3 * force, t60: stroke.t60 * 0.45 },
      { frequency: rest * 4.1, level: -25 + level() + 4 * force, t60: 0.16 },
      { frequency: rest * 5.6, level: -28 + level() + 4 * force, t60: 0.1 },
    ],
    { contact: 0.0022, pitch, split: { share: 0.12, hertz: 1.4 } },
    sampleRate,
    random,
  )
  // The skin's own stretch bends the wave a little; its harmonics carry the bass to small speakers.
  for (let index = 0; index < signal.length; index += 1) {
    const x = signal[index]!
    signal[index] = Math.tanh(1.5 * x + 0.25 * x * x) / 1.5
  }
  const tap = 5 * (force - 0.7)
  addBurst(signal, { frequency: 520, q: 0.8, level: -17 + tap, duration: 0.01 }, sampleRate, random)
  addBurst(
    signal,
    {
      frequency: 2100 * uniformBetween(0.85, 1.2, random),
      q: 0.7,
      level: -24 + tap,
      duration: 0.005,
    },
    sampleRate,
    random,
  )
  addRattle(
    signal,
    { count: 14, lowest: 380, highest: 2600, level: -22 + tap, t60: [0.02, 0.06] },
    sampleRate,
    random,
  )
  return scaleToPeak(signal, stroke.peak * (0.55 + 0.45 * force))
}

/** Ke: the flat hand slaps and stays, no tone. */
export const slapBayan = ({ take, force, sampleRate }: StrokeTake): Float32Array => {
  const random = seededRandom('bayan', 'ke', take)
  const signal = new Float32Array(Math.round(0.22 * sampleRate))
  const tap = 5 * (force - 0.7)
  addBurst(signal, { frequency: 360, q: 0.8, level: -2, duration: 0.017 }, sampleRate, random)
  addBurst(
    signal,
    {
      frequency: 1500 * uniformBetween(0.8, 1.25, random),
      q: 0.6,
      level: -6 + tap,
      duration: 0.009,
    },
    sampleRate,
    random,
  )
  addPartials(
    signal,
    [
      { frequency: pitchOf('P,') * uniformBetween(0.97, 1.03, random), level: -12, t60: 0.06 },
      { frequency: pitchOf('P') * uniformBetween(0.97, 1.03, random), level: -16, t60: 0.05 },
    ],
    { contact: 0.002, pitch: () => 1, split: { share: 0.3, hertz: 12 } },
    sampleRate,
    random,
  )
  addRattle(
    signal,
    { count: 12, lowest: 700, highest: 4200, level: -16 + tap, t60: [0.01, 0.03] },
    sampleRate,
    random,
  )
  return scaleToPeak(signal, 0.6 * (0.55 + 0.45 * force))
}
