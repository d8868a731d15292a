import { decibels, hertz, samples, seconds } from '@dhvani/units'
import { uniformBetween, choose } from '../dsp/chance.ts'
import { placeCyclic, placeStereo } from '../dsp/events.ts'
import { bell, filterCyclic, highPass, lowPass } from '../dsp/filters.ts'
import { brownNoise } from '../dsp/noise.ts'
import { reverberate } from '../dsp/reverb.ts'
import {
  addStereo,
  fromDecibels,
  panGains,
  scaleStereoToLevel,
  scaleToLevel,
  shareBetween,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { crockery } from './coffee-crockery.ts'
import { inviteTalker, planConversation } from './coffee-talk.ts'
import { chairs, grinder, knockBox, steam } from './coffee-things.ts'
import { renderLaugh, renderTalk } from './coffee-voices.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'

const DURATION = seconds(96)
/** Tables of two, the nearest first: level in dB of a voice there. */
const NEAR_TABLES = [-0.5, -2.5]
const FAR_TABLES = 13
const HANDLINGS_PER_MINUTE = 34
const LAUGHS = 6

/** Every table at once. Each voice is darker and softer the farther it sits. */
const babble = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const room = silence(length)
  // Voices have next to nothing above what half the rate carries.
  const half = samples(Math.floor(length / 2))
  const rate = hertz(sampleRate / 2)
  const tables = silence(half)
  for (let index = 0; index < NEAR_TABLES.length + FAR_TABLES; index += 1) {
    const random = context.random('table', index)
    const nearness = NEAR_TABLES[index]
    const talkers = [inviteTalker(random), inviteTalker(random)]
    const shift = random() * half
    const pan = uniformBetween(-0.45, 0.45, random)
    planConversation(talkers, half / rate, random).forEach((syllables, seat) => {
      const talk = renderTalk(talkers[seat]!, syllables, half, rate, random)
      const cut =
        nearness === undefined
          ? uniformBetween(1700, 3200, random)
          : uniformBetween(3900, 5400, random)
      filterCyclic(talk, [highPass(150, rate), lowPass(cut, rate)])
      const level = fromDecibels(
        (nearness ?? uniformBetween(-8, -3, random)) + uniformBetween(-1.5, 1.5, random),
      )
      const gains = panGains(pan + uniformBetween(-0.1, 0.1, random))
      placeCyclic(tables.left, talk, samples(shift), level * gains.left)
      placeCyclic(
        tables.right,
        talk,
        samples(shift + uniformBetween(-2, 2, random)),
        level * gains.right,
      )
    })
  }
  for (const side of ['left', 'right'] as const) {
    doubleRateInto(room[side], tables[side])
    filterCyclic(room[side], [bell(900, sampleRate, 0.5, -2.5), lowPass(9500, sampleRate)])
  }
  return scaleStereoToLevel(room, 1)
}

/** Adds a loop of half the rate, with cubic interpolation between its samples. */
const doubleRateInto = (target: Float32Array, source: Float32Array): void => {
  const count = source.length
  for (let index = 0; index < count; index += 1) {
    const before = source[(index + count - 1) % count]!
    const here = source[index]!
    const next = source[(index + 1) % count]!
    const after = source[(index + 2) % count]!
    target[2 * index]! += here
    target[2 * index + 1]! += 0.5625 * (here + next) - 0.0625 * (before + after)
  }
}

const laughs = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const room = silence(length)
  for (let index = 0; index < LAUGHS; index += 1) {
    const random = context.random('laugh', index)
    const laugh = renderLaugh(inviteTalker(random), sampleRate, random)
    placeStereo(room, scaleToLevel(laugh, 1), {
      at: samples(((index + uniformBetween(0.1, 0.9, random)) / LAUGHS) * length),
      factor: choose([1, 0.7, 0.5, 0.35], random),
      pan: uniformBetween(-0.5, 0.5, random),
      delay: samples(5),
    })
  }
  return room
}

/** The building breathing: fans and a fridge, and the air of everything that is warm or cold. */
const ventilation = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => brownNoise(length, sampleRate, context.random('air', name), 50)
  const air = shareBetween({ left: noise('left'), right: noise('right') }, noise('middle'), 0.8)
  for (const channel of [air.left, air.right])
    filterCyclic(channel, [
      highPass(40, sampleRate),
      bell(98, sampleRate, 5, 6),
      lowPass(3800, sampleRate, 0.5),
    ])
  return scaleStereoToLevel(air, 1)
}

/** Low voices, cups and a hissing machine. */
export const coffeeShop: Recipe = {
  file: 'coffee-shop',
  version: '3',
  defaultSeed: 12,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const context = createRenderContext('coffee-shop', DURATION, options)
    const { sampleRate } = context
    const scene = babble(context)
    addStereo(scene, laughs(context), 0.34)
    addStereo(scene, crockery(context, HANDLINGS_PER_MINUTE), 12)
    addStereo(scene, knockBox(context), 0.8)
    addStereo(scene, chairs(context), 0.35)
    addStereo(scene, grinder(context), 0.45)
    addStereo(scene, steam(context), 0.2)
    const walls = reverberate(
      scene,
      { t60: seconds(0.7), damping: 3200, size: 0.45, preDelay: seconds(0.009) },
      sampleRate,
    )
    addStereo(scene, scaleStereoToLevel(walls, 0.42))
    addStereo(scene, ventilation(context), 0.74)
    return scene
  },
}
