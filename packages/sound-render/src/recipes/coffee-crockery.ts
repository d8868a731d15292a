import { samples, seconds, type Random } from '@dhvani/units'
import { choose, logBetween, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, highPass, lowPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** A thing on the table: where its modes lie (hertz), how long they ring, and how hard it knocks. */
type Thing = {
  modes: number
  lowest: readonly [number, number]
  /** Between two modes, as a share of the lowest. */
  apart: readonly [number, number]
  t60: readonly [number, number]
  /** Noise of the contact, linear, and how long it lasts in seconds. */
  knock: number
  contact: readonly [number, number]
  /** The table or tray under it, linear. */
  thud: number
}

const THINGS: Readonly<Record<'cup' | 'plate' | 'spoon' | 'cutlery' | 'glass', Thing>> = {
  cup: {
    modes: 9,
    lowest: [1500, 2900],
    apart: [0.14, 0.42],
    t60: [0.03, 0.12],
    knock: 1.3,
    contact: [0.002, 0.006],
    thud: 0.5,
  },
  plate: {
    modes: 12,
    lowest: [750, 1500],
    apart: [0.16, 0.4],
    t60: [0.04, 0.14],
    knock: 1.6,
    contact: [0.003, 0.01],
    thud: 0.9,
  },
  spoon: {
    modes: 7,
    lowest: [2400, 4200],
    apart: [0.15, 0.4],
    t60: [0.04, 0.16],
    knock: 0.9,
    contact: [0.001, 0.003],
    thud: 0.05,
  },
  cutlery: {
    modes: 10,
    lowest: [1700, 3600],
    apart: [0.1, 0.34],
    t60: [0.05, 0.22],
    knock: 1.8,
    contact: [0.001, 0.004],
    thud: 0.4,
  },
  glass: {
    modes: 6,
    lowest: [1800, 3200],
    apart: [0.35, 0.62],
    t60: [0.12, 0.34],
    knock: 0.7,
    contact: [0.001, 0.002],
    thud: 0.1,
  },
}

/** One blow on a thing of its own shape: many modes that die at once, under the noise of the contact. */
const strike = (thing: Thing, shape: Random, random: Random, context: RenderContext) => {
  const { sampleRate } = context
  const sound = new Float32Array(Math.round((thing.t60[1] + 0.03) * sampleRate))
  const contact = uniformBetween(...thing.contact, random)
  const knock = Math.round(4 * contact * sampleRate)
  for (let at = 0; at < knock && at < sound.length; at += 1)
    sound[at] = thing.knock * (2 * random() - 1) * Math.exp(-at / (contact * sampleRate))
  filterOnce(sound, [
    highPass(900, sampleRate),
    lowPass(logBetween(4500, 9000, random), sampleRate),
  ])
  let frequency = logBetween(...thing.lowest, shape)
  const gap = frequency
  for (let mode = 0; mode < thing.modes && frequency < 11_000; mode += 1) {
    addDecayingSine(
      sound,
      {
        start: samples(uniformBetween(0, 0.0006, random) * sampleRate),
        frequency,
        t60: seconds(uniformBetween(...thing.t60, shape) * uniformBetween(0.75, 1, random)),
        amplitude: uniformBetween(0.1, 0.5, random) / (1 + 0.12 * mode),
      },
      sampleRate,
    )
    frequency += gap * uniformBetween(...thing.apart, shape)
  }
  addDecayingSine(
    sound,
    {
      start: samples(2),
      frequency: uniformBetween(160, 380, random),
      t60: seconds(uniformBetween(0.03, 0.07, random)),
      amplitude: thing.thud,
    },
    sampleRate,
  )
  return sound
}

type Handling = { thing: Thing; times: number[]; levels: number[] }

/** What a hand does with a thing: when it strikes (seconds) and how hard (linear). */
const handle = (random: Random): Handling => {
  const run = (count: number, low: number, high: number) => {
    let time = 0
    return Array.from({ length: count }, () => {
      time += uniformBetween(low, high, random)
      return time
    })
  }
  const levelled = (thing: Thing, times: number[], low: number, high: number): Handling => ({
    thing,
    times,
    levels: times.map(() => logBetween(low, high, random)),
  })
  switch (
    choose(['saucer', 'saucer', 'saucer', 'stack', 'stir', 'tray', 'touch', 'touch'], random)
  ) {
    case 'saucer':
      // A cup finds its saucer: a blow and the rattle until it stands.
      return levelled(THINGS.cup, run(1 + Math.floor(random() * 4), 0.035, 0.13), 0.3, 1)
    case 'stack':
      return levelled(THINGS.plate, run(1 + Math.floor(random() * 3), 0.12, 0.4), 0.5, 1.1)
    case 'stir':
      return levelled(THINGS.spoon, run(4 + Math.floor(random() * 8), 0.1, 0.2), 0.12, 0.45)
    case 'tray':
      return levelled(THINGS.cutlery, run(4 + Math.floor(random() * 9), 0.015, 0.11), 0.15, 1)
    default:
      return levelled(random() < 0.2 ? THINGS.glass : THINGS.cup, [0], 0.4, 1)
  }
}

/**
 * Cups, saucers, spoons, plates and trays. Hands are busy at one place for a while and then at another, so
 * they come in clusters.
 */
export const crockery = (context: RenderContext, perMinute: number): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('crockery')
  const table = silence(length)
  const count = Math.round((perMinute * length) / sampleRate / 60)
  let [at, left, pan, near] = [0, 0, 0, 1]
  for (let index = 0; index < count; index += 1) {
    if (left === 0) {
      at = random() * length
      left = 1 + Math.floor(random() * 4)
      pan = uniformBetween(-0.6, 0.6, random)
      near = logBetween(0.25, 1, random)
    }
    const { thing, times, levels } = handle(random)
    times.forEach((time, blow) => {
      const sound = strike(thing, context.random('thing', index), random, context)
      placeStereo(table, sound, {
        at: samples(at + time * sampleRate),
        factor: near * levels[blow]!,
        pan,
        delay: samples(4),
      })
    })
    at += (times.at(-1)! + uniformBetween(0.25, 1.6, random)) * sampleRate
    left -= 1
  }
  return table
}
