import { samples, seconds, type Random, type Samples, type Seconds } from '@dhvani/units'
import { readCurve } from '../dsp/curve.ts'
import { logBetween, standardNormal, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, highPass, onePoleLowPass } from '../dsp/filters.ts'
import { addDecayingSine, SIXTY_DECIBELS } from '../dsp/resonance.ts'
import { fromDecibels, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** 13 m rails at 16.25 m/s. */
export const JOINT_SECONDS: Seconds = seconds(0.8)

/** A wheel over a joint, as far as the listener is from it. */
type Wheel = {
  /** Seconds after the first axle of the listener's own bogie. */
  delay: number
  /** Decibels. */
  level: number
  /** How dark distance and the coach's floor make it, in hertz. */
  tone: number
}

/** From the bogie wheelbase of 2.896 m and bogie centres 14.783 m apart. */
const WHEELS: readonly Wheel[] = [
  { delay: 0, level: 0, tone: 9000 },
  { delay: 0.178, level: -1.2, tone: 9000 },
  { delay: 0.11, level: -11, tone: 1800 },
  { delay: 0.288, level: -12, tone: 1800 },
  { delay: 0.462, level: -16, tone: 1000 },
  { delay: 0.64, level: -17, tone: 1000 },
]

/** Modes of floor, bogie and rail: hertz, decay by 60 dB in seconds, level in dB. */
const MODES = [
  { frequency: 86, t60: 0.24, level: -7 },
  { frequency: 121, t60: 0.24, level: -8 },
  { frequency: 168, t60: 0.34, level: -4 },
  { frequency: 214, t60: 0.36, level: -4 },
  { frequency: 287, t60: 0.4, level: -5 },
  { frequency: 361, t60: 0.4, level: -6 },
  { frequency: 474, t60: 0.36, level: -7.5 },
  { frequency: 640, t60: 0.36, level: -11 },
  { frequency: 865, t60: 0.34, level: -13 },
  { frequency: 1130, t60: 0.34, level: -15 },
  { frequency: 1490, t60: 0.3, level: -18 },
  { frequency: 2240, t60: 0.27, level: -23 },
]

/** Steel against steel, as noise: corner of its band in hertz, decay by 60 dB, level in dB. */
const CRASH = [
  { corner: 320, t60: 0.3, level: -0.5 },
  { corner: 1400, t60: 0.32, level: -8.5 },
  { corner: 4200, t60: 0.3, level: -16 },
]

/** How a loop's coach rings: its modes are its own, and every blow excites the same ones. */
export type Coach = readonly { frequency: number; t60: Seconds; level: number }[]

/** A coach whose modes lie within 6 % of the usual ones. */
export const buildCoach = (random: Random): Coach =>
  MODES.map(({ frequency, t60, level }) => ({
    frequency: frequency * logBetween(0.94, 1.06, random),
    t60: seconds(t60 * uniformBetween(0.8, 1.2, random)),
    level,
  }))

/**
 * One wheel over one joint, about unit peak: the tyre leaves one rail, strikes the next some
 * milliseconds later, and floor and rail ring on for a tenth of a second and more.
 *
 * @param tone corner of the way to the listener, in hertz
 */
export const renderClack = (
  coach: Coach,
  tone: number,
  sampleRate: RenderContext['sampleRate'],
  random: Random,
): Float32Array => {
  const clack = new Float32Array(Math.round(0.36 * sampleRate))
  const second = uniformBetween(0.003, 0.011, random)
  for (const [time, strength] of [
    [0.001, uniformBetween(0.35, 0.9, random)],
    [0.001 + second, 1],
  ] as const)
    for (const { frequency, t60, level } of coach)
      addDecayingSine(
        clack,
        {
          start: samples(time * sampleRate),
          frequency: frequency * uniformBetween(0.975, 1.025, random),
          t60,
          amplitude: 0.5 * strength * fromDecibels(level + 3.5 * standardNormal(random)),
        },
        sampleRate,
      )
  const start = Math.round(0.001 * sampleRate)
  for (const { corner, t60, level } of CRASH) {
    const noise = new Float32Array(clack.length)
    const decay = Math.exp(-SIXTY_DECIBELS / (t60 * uniformBetween(0.8, 1.25, random) * sampleRate))
    let amplitude = 1.6 * fromDecibels(level + 1.5 * standardNormal(random))
    for (let at = start; at < noise.length; at += 1) {
      noise[at] = amplitude * (2 * random() - 1)
      amplitude *= decay
    }
    filterOnce(noise, [highPass(corner, sampleRate), onePoleLowPass(corner * 2.2, sampleRate)])
    for (let at = 0; at < clack.length; at += 1) clack[at]! += noise[at]!
  }
  const fade = Math.round(0.06 * sampleRate)
  for (let at = 0; at < fade; at += 1) clack[clack.length - 1 - at]! *= at / fade
  return filterOnce(clack, [
    onePoleLowPass(tone, sampleRate),
    onePoleLowPass(2.5 * tone, sampleRate),
  ])
}

/** A joint of the track: when its first wheel strikes, how hard (dB), and which rail leads. */
type Joint = { time: number; level: number; side: -1 | 1 }

/**
 * The joints of the loop. Rails were cut to closing lengths and their joints are worn unequally;
 * some were welded and are felt no more. Three sets of points clatter in between.
 */
export const planJoints = (context: RenderContext, every: Seconds = JOINT_SECONDS): Joint[] => {
  const random = context.random('joints')
  const duration = context.length / context.sampleRate
  const count = Math.round(duration / every)
  // One gang laid this stretch better than the next.
  const track = context.wander('track', { lowest: 0.04, highest: 0.2, slope: 0.3 })
  const bounded = () => Math.max(-1.9, Math.min(1.9, standardNormal(random)))
  const joints = Array.from({ length: count }, (_, index): Joint => {
    const welded = random() < 0.07 ? -11 : 0
    return {
      time: index * every + 0.016 * (every / JOINT_SECONDS) * bounded(),
      level: welded + 2.7 * bounded() + 1.4 * readCurve(track, index / count),
      side: index % 2 === 0 ? -1 : 1,
    }
  })
  const sets = context.share(3)
  for (let points = 0; points < sets; points += 1) {
    let time = ((points + uniformBetween(0.2, 0.8, random)) / sets) * duration
    for (let strike = 0; strike < 4; strike += 1) {
      joints.push({ time, level: uniformBetween(-5, 3, random), side: random() < 0.5 ? -1 : 1 })
      time += uniformBetween(0.07, 0.34, random)
    }
  }
  return joints
}

/** Every wheel over every joint, as the listener's coach hears them. */
export const wheels = (
  context: RenderContext,
  joints: readonly Joint[],
  every: Seconds = JOINT_SECONDS,
): Stereo => {
  const { length, sampleRate } = context
  const coach = buildCoach(context.random('coach'))
  const struck = silence(length as Samples)
  joints.forEach((joint, index) =>
    WHEELS.forEach(({ delay, level, tone }, wheel) => {
      const random = context.random('hit', index, wheel)
      const time = joint.time + delay * (every / JOINT_SECONDS) + 0.003 * standardNormal(random)
      placeStereo(struck, renderClack(coach, tone, sampleRate, random), {
        at: samples(time * sampleRate),
        factor: fromDecibels(joint.level + level + 1.8 * standardNormal(random)),
        // The rails' joints are staggered: left and right take turns to lead.
        pan: joint.side * 0.16 + 0.06 * standardNormal(random),
        delay: samples(12),
      })
    }),
  )
  return struck
}
