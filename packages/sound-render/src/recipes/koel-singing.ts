import { decibels, samples, seconds, type Random } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, onePoleLowPass } from '../dsp/filters.ts'
import { addStereo, fromDecibels, silence, type Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { farMorning, outdoors } from './garden.ts'
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

const CENTS_PER_OCTAVE = 1200

/** `pitch` lowered by an interval in cents. */
const lowered = (pitch: number, cents: number): number => pitch * 2 ** (-cents / CENTS_PER_OCTAVE)

/**
 * One call: a soft "ku", a dip, the rising "oo" with its loudest moment at the top, and the fall off
 * that top while the bird still sounds. Unit level at the top.
 *
 * @param top hertz
 * @param rise cents from its lowest pitch to the top
 */
export const callNodes = (top: number, rise: number, random: Random): WhistlePoint[] => {
  const length = uniformBetween(0.43, 0.56, random)
  const ku = uniformBetween(0.08, 0.12, random)
  const dip = ku + uniformBetween(0.03, 0.05, random)
  const highest = length * uniformBetween(0.61, 0.73, random)
  const base = lowered(top, rise)
  const fall = uniformBetween(380, 640, random)
  const bend = uniformBetween(0.45, 0.65, random)
  const soft = uniformBetween(0.2, 0.42, random)
  return [
    { time: 0, pitch: base * 1.01, level: 0 },
    { time: 0.022, pitch: base * uniformBetween(1.02, 1.05, random), level: soft },
    { time: ku, pitch: base * 1.015, level: 0.8 * soft },
    { time: dip, pitch: base, level: uniformBetween(0.14, 0.19, random) },
    { time: (dip + highest) / 2, pitch: lowered(top, (1 - bend) * rise), level: 0.72 },
    { time: highest, pitch: top, level: 1 },
    { time: highest + 0.55 * (length - highest), pitch: lowered(top, 0.4 * fall), level: 0.66 },
    { time: length, pitch: lowered(top, fall), level: uniformBetween(0.18, 0.27, random) },
    { time: length + 0.03, pitch: lowered(top, 1.05 * fall), level: 0 },
  ]
}

/** How much softer the first call of a series is than its last, in dB. */
const FIRST_SOFTER = 13.5

const sing = (context: RenderContext, bird: Bird, garden: Stereo): void => {
  const { length, sampleRate } = context
  bird.series.forEach((phase, index) => {
    const random = context.random('series', bird.name, index)
    const calls = 6 + Math.floor(random() * 3)
    let top = 1430 * bird.tuning * uniformBetween(0.985, 1.015, random)
    let rise = uniformBetween(290, 350, random)
    let at = phase * length
    for (let call = 0; call < calls; call += 1) {
      const note = renderWhistle(
        {
          nodes: callNodes(top, rise, random),
          overtones: [-42, -44, -56],
          jitter: 0.004,
          jitterRate: 30,
          breath: -42,
        },
        sampleRate,
        random,
      )
      const distant = filterOnce(note, [onePoleLowPass(bird.air, sampleRate)])
      placeStereo(garden, distant, {
        at: samples(at),
        factor: fromDecibels(
          bird.level -
            FIRST_SOFTER * ((calls - 1 - call) / (calls - 1)) ** 1.3 +
            uniformBetween(-0.7, 0.7, random),
        ),
        pan: bird.pan + uniformBetween(-0.03, 0.03, random),
        delay: samples(22),
      })
      top *= uniformBetween(1.026, 1.035, random)
      rise += uniformBetween(8, 24, random)
      const interval = 1.95 - (0.7 * call) / calls
      at += interval * uniformBetween(0.95, 1.05, random) * sampleRate
    }
  })
}

/** A koel calling from the mango trees, and another that answers from the far side. */
export const koelSinging: Recipe = {
  file: 'koel-singing',
  version: '2',
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
        level: -23,
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
    const scene = outdoors(garden, fromDecibels(-14), context.sampleRate)
    addStereo(scene, farMorning(context), fromDecibels(-56))
    return scene
  },
}
