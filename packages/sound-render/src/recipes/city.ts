import { samples, seconds, type Hertz } from '@dhvani/units'
import { applyGain, mapCurve } from '../dsp/curve.ts'
import { placeCyclic } from '../dsp/events.ts'
import { filterCyclic, filterStereo, highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { pinkNoise } from '../dsp/noise.ts'
import { echoes, reverberate } from '../dsp/reverb.ts'
import { giveBack, newSignal } from '../dsp/signals.ts'
import {
  addInto,
  fromDecibels,
  scaleStereo,
  scaleStereoToLevel,
  type Stereo,
} from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** Up to here both ears hear the same of what is all around: half a wave is wider than a head. In hertz. */
const ALIKE_TO = 800

/**
 * Lets both ears hear the same low octaves of two independent channels, in place. The crossover is Linkwitz and Riley's,
 * whose halves are in phase: a single pair of filters takes 5 dB of what is at its corner.
 */
const shareLows = (around: Stereo, sampleRate: Hertz): Stereo => {
  const lows = newSignal(samples(around.left.length))
  for (let at = 0; at < lows.length; at += 1)
    lows[at] = Math.SQRT1_2 * (around.left[at]! + around.right[at]!)
  filterCyclic(lows, [lowPass(ALIKE_TO, sampleRate), lowPass(ALIKE_TO, sampleRate)])
  filterStereo(around, [highPass(ALIKE_TO, sampleRate), highPass(ALIKE_TO, sampleRate)])
  for (const channel of [around.left, around.right]) addInto(channel, lows)
  giveBack(lows)
  return around
}

/** The city behind the nearest street: a dull roar from everywhere, never quite still. */
export const cityRoar = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const side = (name: string): Float32Array => {
    const noise = filterCyclic(pinkNoise(length, sampleRate, context.random('bed', name)), [
      highPass(45, sampleRate),
      onePoleLowPass(1100, sampleRate),
      onePoleLowPass(7000, sampleRate),
    ])
    const swell = context.wander(['swell', name], { lowest: 0.03, highest: 1.2, slope: 0.5 })
    return applyGain(
      noise,
      mapCurve(swell, (value) => fromDecibels(2 * Math.max(-2, Math.min(2, value)))),
    )
  }
  const roar = shareLows({ left: side('left'), right: side('right') }, sampleRate)
  return scaleStereoToLevel(roar, 1)
}

/** The next streets, in seconds: what passes there is what passes here at another time, from the side. */
const NEXT_STREETS = [
  { delay: seconds(11.3), gain: 0.5, pan: -0.65 },
  { delay: seconds(23.9), gain: 0.5, pan: 0.55 },
  { delay: seconds(37.1), gain: 0.5, pan: 0.35 },
  { delay: seconds(58.7), gain: 0.5, pan: -0.4 },
  { delay: seconds(71.9), gain: 0.5, pan: 0.7 },
]

/** The same vehicles, far off and dull, so that the roar comes and goes as they do. */
export const nextStreets = (passing: Stereo, sampleRate: Hertz): Stereo => {
  const city = echoes(passing, NEXT_STREETS, sampleRate)
  filterStereo(city, [onePoleLowPass(1300, sampleRate)])
  return scaleStereoToLevel(city, 1)
}

/** A street some 12 m wide: after the first walls come the second and third ones. */
const STREET = { t60: seconds(1.3), damping: 3500, size: 0.8, preDelay: seconds(0.03) }
/** Of what comes by many walls, linear. */
const DIFFUSE = 0.5
/**
 * Single walls, across the road and behind the listener: seconds, linear gain, and by how many seconds sooner the left
 * ear hears it, at most what a head's width takes. Their images move as the source does.
 */
const WALLS = [
  [0.013, 0.62, 0.0004],
  [0.029, 0.56, -0.0005],
  [0.047, 0.5, -0.0003],
  [0.071, 0.41, 0.0006],
  [0.108, 0.31, -0.0005],
] as const

/** What the walls of the street make of what sounds between them. */
export const answerOfWalls = (sound: Stereo, sampleRate: Hertz): Stereo => {
  const answer = shareLows(reverberate(sound, STREET, sampleRate), sampleRate)
  scaleStereo(answer, DIFFUSE)
  for (const [delay, gain, sooner] of WALLS) {
    placeCyclic(answer.left, sound.left, samples(delay * sampleRate), gain)
    placeCyclic(answer.right, sound.right, samples((delay + sooner) * sampleRate), gain)
  }
  return answer
}
