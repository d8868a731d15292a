import { samples, seconds } from '@dhvani/units'
import { choose, logBetween, uniformBetween } from '../dsp/chance.ts'
import { readCurve, type Curve } from '../dsp/curve.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, lowPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** Pairs of stalks that can touch: more than an ear could know by their pitch. */
const PAIRS = 40
/** So many heights at which a pair meets are rendered; one is drawn for each knock. */
const HEIGHTS = 3
/** Knocks in a second while the wind is even. */
const KNOCKS_PER_SECOND = 1.6
/**
 * Bending modes of a stalk: frequency beside the lowest, as a uniform bar has them (N. Fletcher and T. Rossing, The Physics of
 * Musical Instruments), and half waves along it, as if their shapes were sines.
 */
const MODES = [
  { ratio: 1, waves: 1 },
  { ratio: 2.76, waves: 2 },
  { ratio: 5.4, waves: 3 },
]

/**
 * One stalk against another: a dry tap, and what rings of both. It is short, since stalks that lean on each other damp
 * each other, and where they meet decides which modes are heard.
 */
const knockOf = (context: RenderContext, pair: number, height: number): Float32Array => {
  const own = context.random('stalks', pair)
  const random = context.random('stalks', pair, height)
  const { sampleRate } = context
  const knock = new Float32Array(Math.round(0.14 * sampleRate))
  for (let at = 0; at < 0.012 * sampleRate; at += 1)
    knock[at] = 1.4 * (2 * random() - 1) * Math.exp(-at / (0.0022 * sampleRate))
  const place = uniformBetween(0.1, 0.9, random)
  for (let stalk = 0; stalk < 2; stalk += 1) {
    const lowest = logBetween(230, 900, own)
    for (const { ratio, waves } of MODES)
      addDecayingSine(
        knock,
        {
          start: samples(2),
          frequency: lowest * ratio * uniformBetween(0.97, 1.03, own),
          t60: seconds(logBetween(0.03, 0.08, own) / Math.sqrt(ratio)),
          amplitude: (0.8 * Math.sin(Math.PI * waves * place)) / ratio,
        },
        sampleRate,
      )
  }
  return filterOnce(knock, [lowPass(5200, sampleRate)])
}

/** Bamboo that knocks in the wind, two to five times where a gust bends it. Unit power. */
export const bambooStalks = (context: RenderContext, gusts: Curve): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('bamboo')
  const grove = silence(length)
  const pairs = Array.from({ length: PAIRS }, (_, pair) => ({
    knocks: Array.from({ length: HEIGHTS }, (_, height) => knockOf(context, pair, height)),
    side: uniformBetween(-0.85, 0.85, random),
  }))
  const most = 2
  const tries = Math.round(KNOCKS_PER_SECOND * context.duration * 2 ** most)
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const phase = random()
    const strength = Math.max(-most, Math.min(most, readCurve(gusts, phase)))
    if (random() > 2 ** (strength - most)) continue
    const { knocks, side } = choose(pairs, random)
    let at = phase * length
    let level = logBetween(0.15, 1, random)
    const count = 2 + Math.floor(random() * 4)
    for (let knock = 0; knock < count; knock += 1) {
      placeStereo(grove, choose(knocks, random), {
        at: samples(at),
        factor: level,
        pan: side,
        delay: samples(18),
      })
      at += uniformBetween(0.06, 0.28, random) * sampleRate
      level *= uniformBetween(0.5, 0.95, random)
    }
  }
  return scaleStereoToLevel(grove, 1)
}
