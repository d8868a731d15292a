import type { PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { decibels, samples, seconds, type Decibels, type Random } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, onePoleLowPass } from '../dsp/filters.ts'
import { addStereo, fromDecibels, silence, type Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { farMorning, outdoors, stillAir } from './garden.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { hearFrom, type Surroundings } from './surroundings.ts'
import { renderWhistle, type WhistlePoint } from './whistle.ts'

const DURATION = seconds(96)

/** Where a koel is heard. */
type KoelPlace = {
  /** Low-pass of the near bird's distance, in hertz. */
  readonly air: number
  /** Level of the echoes of trees or walls, beside the calls. */
  readonly echo: Decibels
  /** Level of the far town's hum. */
  readonly town: Decibels
  /** Level of the wind; undefined where there is none. */
  readonly wind: Decibels | undefined
  readonly around: Surroundings
}

const IN_MANGO_TREES: KoelPlace = {
  air: 6000,
  echo: decibels(-14),
  town: decibels(-56),
  wind: undefined,
  around: {},
}

const PLACES: Readonly<Record<PlaceOf<'koel-singing'>, KoelPlace>> = {
  'mango-trees': IN_MANGO_TREES,
  courtyard: {
    ...IN_MANGO_TREES,
    echo: decibels(-8),
    town: decibels(-38),
    around: {
      room: { t60: seconds(1.5), damping: 3800, size: 0.9, preDelay: seconds(0.02), level: 0.7 },
    },
  },
  fields: {
    ...IN_MANGO_TREES,
    air: 1900,
    echo: decibels(-5),
    wind: decibels(-38),
  },
}
const CHARACTERS: UsualCharacters<'koel-singing'> = { calls: 50, answer: 50 }
/** Series of the near bird in a period. */
const SERIES = 4

/** One koel. */
export type Koel = {
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

/**
 * How much softer the first call of a series is than its last, in dB: recordings have 10 to 15. With 13.5 and a slower
 * rise, a minute with the ends of only two series was more than 1 LU softer than the file
 * (docs/decisions/174-koel-and-sea-in-every-minute.md).
 */
const FIRST_SOFTER = 12.5
/** The level in dB rises with this power: the loudest calls differ least. */
const RISE_POWER = 1.8
/** No two calls of a series begin farther apart, in seconds. */
const LONGEST_INTERVAL = 2.05

/** Lets a koel call, series by series, into a loop of 6.4 s or more. */
export const singKoel = (context: RenderContext, bird: Koel, garden: Stereo): void => {
  const { length, sampleRate } = context
  bird.series.forEach((phase, index) => {
    const random = context.random('series', bird.name, index)
    // A series that is longer than a short period would be sung over itself.
    const calls = Math.min(
      6 + Math.floor(random() * 3),
      Math.floor(context.duration / LONGEST_INTERVAL),
    )
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
            FIRST_SOFTER * ((calls - 1 - call) / (calls - 1)) ** RISE_POWER +
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
  version: '3',
  defaultSeed: 6,
  duration: DURATION,
  bitrate: 160,
  isSparse: true,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting({ places: PLACES, characters: CHARACTERS }, options.setting)
    const context = createRenderContext('koel-singing', DURATION, options)
    const random = context.random('plan')
    const start = random()
    const count = context.share(lean('calls', { least: 1, usual: SERIES, most: 6 }))
    const near = Array.from(
      { length: count },
      (_, index) => start + index / count + uniformBetween(-0.012, 0.012, random),
    )
    const birds: Koel[] = [
      { name: 'near', pan: -0.3, level: 0, air: place.air, tuning: 1, series: near },
    ]
    const wished = lean('answer', { least: 0, usual: 2, most: SERIES })
    const answers = Math.min(count, Math.round((wished * count) / SERIES))
    const second: Koel = {
      name: 'far',
      pan: 0.65,
      level: lean('answer', { least: -35, usual: -23, most: -9 }),
      air: lean('answer', { least: 2600, usual: 2600, most: 4200 }),
      tuning: uniformBetween(0.945, 0.97, random),
      // It answers into the breaks, where the near bird listens.
      series: Array.from(
        { length: answers },
        (_, index) =>
          near[Math.floor((index * count) / answers)]! + uniformBetween(0.148, 0.16, random),
      ),
    }
    const garden = silence(context.length)
    for (const bird of [...birds, second]) singKoel(context, bird, garden)
    const scene = outdoors(garden, fromDecibels(place.echo), context.sampleRate)
    hearFrom(place.around, scene, context.sampleRate)
    addStereo(scene, farMorning(context), fromDecibels(place.town))
    if (place.wind !== undefined) addStereo(scene, stillAir(context, 250), fromDecibels(place.wind))
    return scene
  },
}
