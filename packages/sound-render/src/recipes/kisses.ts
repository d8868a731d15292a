import { samples, seconds, type Hertz, type Random } from '@dhvani/units'
import { uniformBetween, choose, logBetween } from '../dsp/chance.ts'
import { filterOnce, highPass, highShelf, lowPass } from '../dsp/filters.ts'
import { createMovingBand } from '../dsp/moving-filter.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { scaleToLevel } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/**
 * Ways of kissing: between how many seconds the lips draw air, the level of the mouth's rising tone
 * (`chirp`, linear), how many clicks of moisture follow (from, to), and the level of the parting (`burst`,
 * linear).
 */
const MANNERS = [
  { draw: [0.05, 0.09], chirp: 0.6, wet: [4, 7], burst: 0.8 },
  { draw: [0.08, 0.15], chirp: 1, wet: [5, 9], burst: 0.6 },
  { draw: [0.06, 0.12], chirp: 0.35, wet: [7, 11], burst: 0.45 },
] as const

/**
 * Air drawn between almost closed lips: thin noise that rises and tightens until they part. The
 * lips tremble in it, faster and faster, each time a little differently: without that it is a hiss.
 */
const drawAir = (
  kiss: Float32Array,
  duration: number,
  level: number,
  sampleRate: Hertz,
  random: Random,
) => {
  const length = Math.round(duration * sampleRate)
  const air = new Float32Array(length)
  const mouth = createMovingBand(sampleRate)
  const start = uniformBetween(2400, 3400, random)
  const end = uniformBetween(4800, 6400, random)
  const damping = uniformBetween(0.3, 0.5, random)
  const [slow, quick] = [uniformBetween(65, 110, random), uniformBetween(150, 260, random)]
  const depth = uniformBetween(0.55, 0.85, random)
  let [tremble, jitter, strength] = [random(), 1, 1]
  for (let at = 0; at < length; at += 1) {
    const progress = at / length
    tremble += (jitter * (slow + (quick - slow) * progress)) / sampleRate
    if (tremble >= 1) {
      tremble -= 1
      jitter = uniformBetween(0.75, 1.3, random)
      strength = uniformBetween(0.6, 1.3, random)
    }
    const opening = Math.min(1, tremble / 0.12) * Math.exp(-2.6 * tremble) * 2.2 * strength
    const band = mouth(2 * random() - 1, start + (end - start) * progress ** 1.6, damping)
    const breath = 0.6 * band * Math.sqrt(damping) * progress ** 1.4 * level
    air[at] = breath * (1 - depth + depth * opening)
  }
  kiss.set(air)
  return length
}

/**
 * The lips part: a burst of a few milliseconds, the mouth behind it as a resonance that rises as
 * it opens, and the short squeak of skin that gives a kiss its sound.
 */
const partLips = (
  kiss: Float32Array,
  at: number,
  manner: (typeof MANNERS)[number],
  sampleRate: Hertz,
  random: Random,
) => {
  const burst = Math.round(uniformBetween(0.0015, 0.004, random) * sampleRate)
  for (let index = 0; index < burst * 3; index += 1)
    kiss[at + index]! +=
      manner.burst *
      1.5 *
      (2 * random() - 1) *
      Math.min(1, index / (burst * 0.3)) *
      Math.exp((-2.4 * index) / burst)
  const duration = logBetween(0.018, 0.05, random)
  const [from, to] = [logBetween(620, 1250, random), logBetween(1300, 2500, random)]
  const second = logBetween(2200, 3700, random)
  // No two mouths open alike: each partial begins and weighs as it will, and the tone rises early or late.
  let [phase, secondPhase] = [random() * 6, random() * 6]
  const [octavePhase, bend] = [random() * 6, logBetween(0.5, 2, random)]
  const [first, octave, upper] = [0.36, 0.2, 0.24].map(
    (level) => level * logBetween(0.6, 1.6, random),
  )
  for (let index = 0; index < duration * 3 * sampleRate; index += 1) {
    const time = index / sampleRate
    const progress = Math.min(1, time / (duration * 1.4))
    phase += (2 * Math.PI * (from + (to - from) * progress ** bend)) / sampleRate
    secondPhase += (2 * Math.PI * second * (1 + 0.25 * progress)) / sampleRate
    const decay = Math.min(1, time / 0.0012) * Math.exp((-6.9 * time) / (duration * 2.2))
    kiss[at + index]! +=
      manner.chirp *
      decay *
      (first! * Math.sin(phase) +
        octave! * Math.sin(2 * phase + octavePhase) +
        upper! * Math.sin(secondPhase))
  }
}

/** Moisture letting go, thread by thread: clicks of a fraction of a millisecond. */
const wetTail = (
  kiss: Float32Array,
  at: number,
  count: number,
  sampleRate: Hertz,
  random: Random,
) => {
  let start = at + uniformBetween(0.004, 0.012, random) * sampleRate
  for (let click = 0; click < count; click += 1) {
    const level =
      0.8 * Math.exp(-click / uniformBetween(3, 7, random)) * uniformBetween(0.4, 1, random)
    const frequency = logBetween(4000, 9500, random)
    addDecayingSine(
      kiss,
      {
        start: samples(start),
        frequency,
        t60: seconds(uniformBetween(0.0012, 0.003, random)),
        amplitude: level,
        phase: random() * 3,
      },
      sampleRate,
    )
    addDecayingSine(
      kiss,
      {
        start: samples(start),
        frequency: frequency * uniformBetween(0.45, 0.7, random),
        t60: seconds(0.004),
        amplitude: level * 0.6,
      },
      sampleRate,
    )
    start += logBetween(0.004, 0.02, random) * sampleRate
  }
}

/**
 * One kiss, dry, at one place: half a second.
 *
 * @param attempt gives another kiss in the same place
 */
export const renderKiss = (context: RenderContext, index: number, attempt = 0): Float32Array => {
  const random = context.random('kiss', index, ...(attempt === 0 ? [] : [attempt]))
  const { sampleRate } = context
  const manner = choose(MANNERS, random)
  const kiss = new Float32Array(Math.round(0.45 * sampleRate))
  const draw = uniformBetween(manner.draw[0], manner.draw[1], random)
  const start = drawAir(kiss, draw, uniformBetween(0.26, 0.46, random), sampleRate, random)
  partLips(kiss, start, manner, sampleRate, random)
  wetTail(
    kiss,
    start,
    manner.wet[0] + Math.floor(random() * (manner.wet[1] - manner.wet[0] + 1)),
    sampleRate,
    random,
  )
  // Sometimes the lips touch again as they leave.
  if (random() < 0.3)
    wetTail(kiss, start + uniformBetween(0.045, 0.065, random) * sampleRate, 2, sampleRate, random)
  filterOnce(kiss, [
    highPass(260, sampleRate),
    highShelf(5000, sampleRate, 0.7, uniformBetween(-3, 1, random)),
    lowPass(12_500, sampleRate),
  ])
  // So near, an ear is never sharply struck: peaks are rounded before they could be.
  scaleToLevel(kiss, 0.5)
  return kiss.map((value) => Math.tanh(value))
}
