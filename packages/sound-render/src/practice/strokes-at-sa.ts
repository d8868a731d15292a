import { seededRandom, type Hertz, type Random } from '@dhvani/units'
import { scaleToPeak } from '../beats/one-shot.ts'
import {
  addBurst,
  addPartials,
  addSkinNoise,
  saturate,
  type DecayingPartial,
  type Touch,
} from '../beats/strike.ts'
import { BAYAN_STROKES, type BayanBol } from '../beats/tabla/bayan.ts'
import { DAMPED_STROKES, type DampedBol } from '../beats/tabla/damped.ts'
import { DAYAN_MODES, DAYAN_STROKES, type DayanBol } from '../beats/tabla/dayan.ts'
import { BHUPALI, type Svara, type SvaraName } from '../beats/svara.ts'
import { uniformBetween } from '../dsp/chance.ts'
import { smoothStep } from '../dsp/smooth-step.ts'

/** One stroke on a tabla that is tuned to a Sa. */
export type StrokeAtSa = {
  /** The dayan's tuning: 190 to 380 Hz is what one is built for. */
  readonly sa: Hertz
  /** Its number seeds its chance. */
  readonly take: number
  /** 0 (a touch) to 1 (an accent). */
  readonly force: number
  readonly sampleRate: Hertz
}

/** Ratio of a note to Sa. */
const ratioOf = (svara: Svara): number => {
  const marks = svara.slice(1)
  const octave = marks.startsWith(',') ? -marks.length : marks.length
  return BHUPALI[svara[0] as SvaraName] * 2 ** octave
}

const emptySignal = (duration: number, sampleRate: Hertz) =>
  new Float32Array(Math.round(duration * sampleRate))

/** The second direction of a mode swings higher: the mode is lowered, so that what is heard of both stays just. */
const HEARD = 0.55

const centred = (partials: DecayingPartial[], { share, hertz }: Touch['split']) =>
  partials.map((partial) => ({ ...partial, frequency: partial.frequency - HEARD * share * hertz }))

/** An open stroke of the right hand. The numbers are the beatbox's (decision 109), the tuning is not. */
export const strikeDayanAt = (
  bol: DayanBol,
  { sa, take, force, sampleRate }: StrokeAtSa,
): Float32Array => {
  const stroke = DAYAN_STROKES[bol]
  const random = seededRandom('riyaz dayan', bol, take)
  const signal = emptySignal(stroke.duration, sampleRate)
  const modes: readonly (readonly [number, number] | null)[] = stroke.modes
  const partials = modes.flatMap((mode, index): DecayingPartial[] => {
    if (!mode) return []
    const [level, t60] = mode
    const upper = index >= 2 && level < 0 ? 5 * (force - 0.7) : 0
    const spread = level === 0 ? 0 : uniformBetween(-2, 2, random)
    return [
      {
        frequency: sa * DAYAN_MODES[index]!,
        level: level + upper + spread,
        t60: t60 * uniformBetween(0.88, 1.12, random),
      },
    ]
  })
  const split = { share: 0.22, hertz: 1.1 }
  const contact = stroke.contact * uniformBetween(0.8, 1.25, random)
  const pitch = (time: number) => 1 + 0.0035 * force * Math.exp(-time / 0.022)
  addPartials(signal, centred(partials, split), { contact, pitch, split }, sampleRate, random)
  const edge = 7 * (force - 0.75) + uniformBetween(-2, 2, random)
  const click = {
    ...stroke.click,
    frequency: stroke.click.frequency * uniformBetween(0.8, 1.25, random),
    level: stroke.click.level + edge,
  }
  addBurst(signal, click, sampleRate, random)
  addBurst(signal, { ...stroke.thud, q: 1.2 }, sampleRate, random)
  addHand(
    signal,
    { ...stroke.skin, slope: -2, lowest: 1700, edge, count: 2, within: 0.003 },
    sampleRate,
    random,
  )
  return scaleToPeak(saturate(signal, 2.4), stroke.peak * (0.55 + 0.45 * force))
}

type Touching = {
  level: number
  t60: number
  slope: number
  lowest: number
  edge: number
  count: number
  within: number
}

/** What the hand itself sounds like, by chance: where it lands differs more than how the skin rings. */
const addHand = (
  signal: Float32Array,
  { level, t60, slope, lowest, edge, count, within }: Touching,
  sampleRate: Hertz,
  random: Random,
): void =>
  addSkinNoise(
    signal,
    {
      level: level + edge,
      slope: slope + uniformBetween(-1, 1, random),
      lowest: lowest * uniformBetween(0.85, 1.15, random),
      octaves: 3,
      t60: t60 * uniformBetween(0.8, 1.25, random),
      landings: { count, within },
    },
    sampleRate,
    random,
  )

/** Where the muted cluster of a closed stroke lies, as ratios to Sa. */
const CLUSTER = [0.75, 9 / 8, 3 / 2, 2, 5 / 2, 3, 4, 5, 6] as const

/** A closed stroke of the right hand, whose fingers stay on the paste. */
export const strikeDampedAt = (
  bol: DampedBol,
  { sa, take, force, sampleRate }: StrokeAtSa,
): Float32Array => {
  const stroke = DAMPED_STROKES[bol]
  const random = seededRandom('riyaz damped', bol, take)
  const signal = emptySignal(0.26, sampleRate)
  const partials = CLUSTER.map((ratio, index) => ({
    frequency: sa * ratio,
    level: stroke.low + stroke.tilt * index + uniformBetween(-4, 4, random),
    t60: stroke.t60 * uniformBetween(0.75, 1.3, random) * (index < 3 ? 1.2 : 0.8),
  }))
  const touch = { contact: 0.001, pitch: () => 1, split: { share: 0.3, hertz: 9 } }
  addPartials(signal, partials, touch, sampleRate, random)
  const edge = 6 * (force - 0.75) + uniformBetween(-2, 2, random)
  const click = { frequency: stroke.click * uniformBetween(0.8, 1.25, random), q: 0.6 }
  addBurst(
    signal,
    { ...click, level: stroke.clickLevel + edge, duration: 0.008 },
    sampleRate,
    random,
  )
  addBurst(signal, { frequency: stroke.thud, q: 1, level: -8, duration: 0.018 }, sampleRate, random)
  addHand(signal, { ...stroke.skin, ...stroke.fingers, lowest: 1000, edge }, sampleRate, random)
  return scaleToPeak(saturate(signal, 2.8), stroke.peak * (0.55 + 0.45 * force))
}

/** The bayan's pitch over time: 1 is where a fall ends and where a rise begins. The bend is as wide at every Sa. */
const bendOf = (bol: BayanBol, force: number, random: Random) => {
  const { bend } = BAYAN_STROKES[bol]
  const depth = Math.log2(ratioOf(bend.to) / ratioOf(bend.from))
  if (bend.kind === 'fall') {
    const stretch = -depth * uniformBetween(0.6, 1.5, random) + 0.08 * (0.5 + force)
    const relax = bend.relax * uniformBetween(0.8, 1.25, random)
    return (time: number) => 2 ** (stretch * Math.exp(-((time / relax) ** 1.3)))
  }
  const wait = bend.wait * uniformBetween(0.8, 1.25, random)
  const glide = bend.glide * uniformBetween(0.85, 1.2, random)
  const release = 'release' in bend ? bend.release : undefined
  return (time: number) => {
    const up = smoothStep((time - wait) / glide)
    const down = release === undefined ? 0 : 0.55 * smoothStep((time - wait - glide) / release)
    return 2 ** (depth * (up - down)) * (1 + 0.03 * force * Math.exp(-time / 0.012))
  }
}

/** Partials of the bayan's skin: ratio to its rest, decibels, and share of the stroke's own decay or seconds. */
const BAYAN_PARTIALS = [
  { ratio: 1, level: 0, share: 1 },
  { ratio: 1.85, level: -20, share: 0.5 },
  { ratio: 3, level: -13, share: 0.45 },
  { ratio: 4.1, level: -22, share: 0.14 },
  { ratio: 5.6, level: -25, share: 0.09 },
] as const

/** An open stroke of the left hand; its bend ends on notes of the chosen Sa. */
export const strikeBayanAt = (
  bol: BayanBol,
  { sa, take, force, sampleRate }: StrokeAtSa,
): Float32Array => {
  const stroke = BAYAN_STROKES[bol]
  const random = seededRandom('riyaz bayan', bol, take)
  const signal = emptySignal(stroke.duration, sampleRate)
  const { bend } = stroke
  const rest = sa * ratioOf(bend.kind === 'fall' ? bend.to : bend.from)
  const level = () => uniformBetween(-2.5, 2.5, random)
  const partials = BAYAN_PARTIALS.map((partial, index) => ({
    frequency: rest * partial.ratio,
    level: partial.level + (index === 0 ? 0 : level() + 4 * force),
    t60: stroke.t60 * partial.share,
  }))
  const touch = {
    contact: 0.0018,
    pitch: bendOf(bol, force, random),
    split: { share: 0.12, hertz: 1.4 },
  }
  addPartials(signal, partials, touch, sampleRate, random)
  // The skin's own stretch bends the wave a little; its harmonics carry the bass to small speakers.
  for (let index = 0; index < signal.length; index += 1) {
    const x = signal[index]!
    signal[index] = Math.tanh(1.5 * x + 0.25 * x * x) / 1.5
  }
  const edge = 6 * (force - 0.75) + level()
  addBurst(
    signal,
    { frequency: 420, q: 0.8, level: -15 + edge, duration: 0.016 },
    sampleRate,
    random,
  )
  const hand = { level: stroke.slap, t60: 0.055, slope: -3, lowest: 850, count: 2, within: 0.004 }
  addHand(signal, { ...hand, edge }, sampleRate, random)
  return scaleToPeak(saturate(signal, 1.6), stroke.peak * (0.55 + 0.45 * force))
}

/** Ke: the flat left hand slaps and stays. */
export const slapBayanAt = ({ sa, take, force, sampleRate }: StrokeAtSa): Float32Array => {
  const random = seededRandom('riyaz bayan', 'ke', take)
  const signal = emptySignal(0.22, sampleRate)
  const tension = uniformBetween(0.92, 1.08, random)
  const partials = [
    { frequency: sa * ratioOf('P,,') * tension, level: -1, t60: 0.075 },
    { frequency: sa * ratioOf('P,') * tension, level: -1, t60: 0.06 },
    { frequency: sa * ratioOf('R') * tension, level: -12, t60: 0.05 },
  ]
  const touch = {
    contact: 0.002,
    pitch: (time: number) => 1 + 0.12 * Math.exp(-time / 0.02),
    split: { share: 0.3, hertz: 12 },
  }
  addPartials(signal, partials, touch, sampleRate, random)
  addBurst(signal, { frequency: 240, q: 0.7, level: -4, duration: 0.02 }, sampleRate, random)
  const edge = 5 * (force - 0.75) + uniformBetween(-2, 2, random)
  const hand = { level: -13, t60: 0.045, slope: -3.5, lowest: 700, count: 4, within: 0.007 }
  addHand(signal, { ...hand, edge }, sampleRate, random)
  return scaleToPeak(saturate(signal, 2.2), 0.7 * (0.55 + 0.45 * force))
}
