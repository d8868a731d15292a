import { samples, seconds } from '@dhvani/units'
import { logBetween, uniformBetween } from '../dsp/chance.ts'
import { readCurve, type Curve } from '../dsp/curve.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, lowPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

const STALKS = 14
/** Knocks in a second while the wind is even. */
const KNOCKS_PER_SECOND = 1.6

/** One stalk against another: a dry tap, and the air in the hollow joint. */
const knockOf = (context: RenderContext, stalk: number): Float32Array => {
  const random = context.random('stalk', stalk)
  const { sampleRate } = context
  const knock = new Float32Array(Math.round(0.22 * sampleRate))
  for (let at = 0; at < 0.008 * sampleRate; at += 1)
    knock[at] = 0.5 * (2 * random() - 1) * Math.exp(-at / (0.0015 * sampleRate))
  const hollow = logBetween(290, 760, random)
  for (const [ratio, amplitude, t60] of [
    [1, 1, 0.13],
    [2.1, 0.45, 0.08],
    [3.4, 0.2, 0.05],
  ] as const)
    addDecayingSine(
      knock,
      {
        start: samples(2),
        frequency: hollow * ratio * uniformBetween(0.97, 1.03, random),
        t60: seconds(t60 * uniformBetween(0.8, 1.3, random)),
        amplitude,
      },
      sampleRate,
    )
  return filterOnce(knock, [lowPass(5200, sampleRate)])
}

/** Bamboo that knocks in the wind, two to five times where a gust bends it. Unit power. */
export const bambooStalks = (context: RenderContext, gusts: Curve): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('bamboo')
  const grove = silence(length)
  const knocks = Array.from({ length: STALKS }, (_, stalk) => knockOf(context, stalk))
  const sides = knocks.map(() => uniformBetween(-0.85, 0.85, random))
  const most = 2
  const tries = Math.round(KNOCKS_PER_SECOND * context.duration * 2 ** most)
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const phase = random()
    const strength = Math.max(-most, Math.min(most, readCurve(gusts, phase)))
    if (random() > 2 ** (strength - most)) continue
    const stalk = Math.floor(random() * STALKS)
    let at = phase * length
    let level = logBetween(0.15, 1, random)
    const count = 2 + Math.floor(random() * 4)
    for (let knock = 0; knock < count; knock += 1) {
      placeStereo(grove, knocks[stalk]!, {
        at: samples(at),
        factor: level,
        pan: sides[stalk]!,
        delay: samples(18),
      })
      at += uniformBetween(0.06, 0.28, random) * sampleRate
      level *= uniformBetween(0.5, 0.95, random)
    }
  }
  return scaleStereoToLevel(grove, 1)
}
