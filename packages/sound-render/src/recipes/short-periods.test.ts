import { hertz, seconds, seededRandom, type Seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import type { Stereo } from '../dsp/stereo.ts'
import { silence } from '../dsp/stereo.ts'
import { chairs, knockBox } from './coffee-things.ts'
import { planSeries, singKoel } from './koel-call.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { doors } from './train-coach.ts'
import { creaks } from './train-voices.ts'
import { couplings } from './train-couplings.ts'

/** The first period at another place, which a browser renders soon. */
const SHORT = seconds(6.4)
const RATE = hertz(8000)

const contextOf = (wholePeriod: Seconds, duration: Seconds) =>
  createRenderContext('a test', wholePeriod, { seed: 1, sampleRate: RATE, duration })

/** Seconds in which a layer is not silent. */
const soundingSeconds = ({ left }: Stereo): number =>
  left.filter((sample) => sample !== 0).length / RATE

type Layer = (context: RenderContext) => Stereo

describe.each<[string, Seconds, Layer]>([
  ['creaks of a train', seconds(64), creaks],
  ['doors of a train', seconds(64), doors],
  ['couplings of a train', seconds(64), couplings],
  ['chairs of a coffee shop', seconds(96), chairs],
  ['blows on the knock box of a coffee shop', seconds(96), knockBox],
])('the %s', (_, wholePeriod, layer) => {
  it('are fewer in a short period than in a whole one', () => {
    const [short, whole] = [SHORT, wholePeriod].map((duration) =>
      soundingSeconds(layer(contextOf(wholePeriod, duration))),
    )
    expect(short).toBeGreaterThan(0)
    expect(short).toBeLessThan(whole! / 2)
  })
})

it('a koel that calls in a short period never sings over itself', () => {
  const context = contextOf(seconds(96), SHORT)
  const garden = silence(context.length)
  const series = planSeries(context, 1, seededRandom('a test'))
  const bird = { name: 'near', level: 0, air: 6000, tuning: 1, series }
  singKoel(context, bird, garden)
  // A call lasts at most 0.59 s, and the next one begins 1.2 s or more after it began.
  expect(soundingSeconds(garden)).toBeLessThan(SHORT / 3)
  expect(garden.left.every((sample) => Number.isFinite(sample))).toBe(true)
})
