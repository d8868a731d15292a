import { mean, standardDeviation } from '@dhvani/audio-measures'
import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { silence, type Stereo } from '../dsp/stereo.ts'
import { chairs, knockBox } from './coffee-things.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'

const RATE = hertz(4000)
const PERIOD = seconds(96)
const PERIODS = 20

/** Seconds at which something begins after a second of silence. */
const beginnings = ({ left }: Stereo): number[] => {
  let last = -Number(RATE)
  return [...left.keys()].flatMap((at) => {
    if (left[at] === 0) return []
    const isFirst = at - last > RATE
    last = at
    return isFirst ? [at / RATE] : []
  })
}

/** How far the gaps between events of many periods spread, as a share of their mean. */
const spreadOf = (layer: (context: RenderContext) => Stereo): number => {
  const moments = Array.from({ length: PERIODS }, (_, seed) => {
    const context = createRenderContext('a test', PERIOD, { seed, sampleRate: RATE })
    return beginnings(layer(context)).map((at) => seed * PERIOD + at)
  }).flat()
  const gaps = moments.slice(1).map((moment, index) => moment - moments[index]!)
  return standardDeviation(gaps) / mean(gaps)
}

/** Three events in a period, one anywhere in each third of it. */
const inThirds = ({ length, random }: RenderContext): Stereo => {
  const heard = silence(length)
  for (let index = 0; index < 3; index += 1)
    heard.left[Math.floor(((index + random('third', index)()) / 3) * length)] = 1
  return heard
}

describe('what happens now and then in a coffee shop', () => {
  it.each([
    ['chairs that are pushed back', chairs],
    ['coffee that is knocked out', knockBox],
  ])('keeps no time: %s', (_, layer) => {
    expect(spreadOf(layer)).toBeGreaterThan(0.6)
  })

  it('control: one event in each third of a period keeps time', () => {
    expect(spreadOf(inThirds)).toBeLessThan(0.5)
  })
})
