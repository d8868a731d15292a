import { decibels, samples, seconds, type Random } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, onePoleLowPass } from '../dsp/filters.ts'
import { addStereo, fromDecibels, silence, type Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { outdoors, stillAir } from './garden.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { renderWhistle, type WhistlePoint } from './whistle.ts'

const DURATION = seconds(96)

type Bird = {
  name: string
  pan: number
  /** Level in dB, and the low-pass of its distance in hertz. */
  level: number
  air: number
  /** Its pitch relative to the first bird's. */
  tuning: number
  /** Phases of the loop at which its series begin. */
  series: readonly number[]
}

/** Two syllables without a break: a short "ku", a dip, and the long rising "oo". */
const callNodes = (base: number, top: number, random: Random): WhistlePoint[] => {
  const ku = uniformBetween(0.09, 0.16, random)
  const dip = uniformBetween(0.03, 0.055, random)
  const oo = uniformBetween(0.27, 0.39, random)
  const start = uniformBetween(0.94, 1.05, random)
  const bend = uniformBetween(0.4, 0.68, random)
  return [
    { time: 0, pitch: base * 0.96, level: 0 },
    { time: 0.022, pitch: base * start, level: 0.42 },
    { time: ku * 0.7, pitch: base * (start + 0.03), level: 0.6 },
    { time: ku, pitch: base * 1.0, level: 0.4 },
    { time: ku + dip, pitch: base * 0.985, level: 0.17 },
    { time: ku + dip + 0.05, pitch: base * 1.07, level: 0.62 },
    { time: ku + dip + oo * (0.3 + 0.3 * bend), pitch: base + bend * (top - base), level: 0.92 },
    { time: ku + dip + oo * 0.85, pitch: top, level: 1 },
    { time: ku + dip + oo, pitch: top * 0.985, level: 0.55 },
    { time: ku + dip + oo + 0.045, pitch: top * 0.9, level: 0 },
  ]
}

const sing = (context: RenderContext, bird: Bird, garden: Stereo): void => {
  const { length, sampleRate } = context
  bird.series.forEach((phase, index) => {
    const random = context.random('series', bird.name, index)
    const calls = 6 + Math.floor(random() * 3)
    const base = 745 * bird.tuning * uniformBetween(0.97, 1.03, random)
    let top = 1130 * bird.tuning * uniformBetween(0.96, 1.03, random)
    let at = phase * length
    for (let call = 0; call < calls; call += 1) {
      const note = renderWhistle(
        {
          nodes: callNodes(base * (1 + 0.012 * call), top, random),
          overtones: [-24, -34, -42],
          jitter: 0.005,
          jitterRate: 30,
          breath: -34,
        },
        sampleRate,
        random,
      )
      const distant = filterOnce(note, [onePoleLowPass(bird.air, sampleRate)])
      placeStereo(garden, distant, {
        at: samples(at),
        factor: fromDecibels(
          bird.level + (call - calls + 1) * 0.9 + uniformBetween(-0.5, 0.5, random),
        ),
        pan: bird.pan + uniformBetween(-0.03, 0.03, random),
        delay: samples(22),
      })
      top *= uniformBetween(1.018, 1.038, random)
      const interval = 1.95 - (0.7 * call) / calls
      at += interval * uniformBetween(0.95, 1.05, random) * sampleRate
    }
  })
}

/** A koel calling from the mango trees, and another that answers from the far side. */
export const koelSinging: Recipe = {
  file: 'koel-singing',
  version: '1',
  defaultSeed: 6,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const context = createRenderContext('koel-singing', DURATION, options)
    const random = context.random('plan')
    const start = random()
    const near = [0, 1, 2, 3].map(
      (index) => start + index * 0.25 + uniformBetween(-0.012, 0.012, random),
    )
    const birds: Bird[] = [
      { name: 'near', pan: -0.3, level: 0, air: 6000, tuning: 1, series: near },
      {
        name: 'far',
        pan: 0.65,
        level: -15,
        air: 2600,
        tuning: uniformBetween(0.945, 0.97, random),
        // It answers into the breaks, where the near bird listens.
        series: [
          near[0]! + uniformBetween(0.148, 0.16, random),
          near[2]! + uniformBetween(0.148, 0.16, random),
        ],
      },
    ]
    const garden = silence(context.length)
    for (const bird of birds) sing(context, bird, garden)
    const scene = outdoors(garden, fromDecibels(-8), context.sampleRate)
    addStereo(scene, stillAir(context, 420), fromDecibels(-37))
    return scene
  },
}
