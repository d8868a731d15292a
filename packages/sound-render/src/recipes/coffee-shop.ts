import { decibels, hertz, samples, seconds } from '@dhvani/units'
import { uniformBetween, choose } from '../dsp/chance.ts'
import { placeCyclic, placeStereo } from '../dsp/events.ts'
import { bell, filterCyclic, highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
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
import { chairs, crockery, grinder, steam } from './coffee-things.ts'
import { inviteTalker, renderLaugh, renderTalk } from './coffee-voices.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'

const DURATION = seconds(96)
const TALKERS = 32
const NEAR_TALKERS = 3
const CLINKS_PER_MINUTE = 15

/** Every table at once. Each voice is darker and softer the farther it sits. */
const babble = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const room = silence(length)
  // Voices have next to nothing above what half the rate carries.
  const half = Math.floor(length / 2)
  const talkers = Array.from({ length: TALKERS }, (_, index) => ({
    random: context.random('talker', index),
    near: index < NEAR_TALKERS,
  }))
  const tables = { near: silence(samples(half)), far: silence(samples(half)) }
  talkers.forEach(({ random, near }) => {
    const talk = scaleToLevel(
      renderTalk(inviteTalker(random), samples(half), hertz(sampleRate / 2), random),
      1,
    )
    const cut = near ? uniformBetween(5200, 7000, random) : uniformBetween(2800, 4600, random)
    filterCyclic(talk, [highPass(140, hertz(sampleRate / 2)), lowPass(cut, hertz(sampleRate / 2))])
    const level = fromDecibels(
      near ? uniformBetween(-1, 1.5, random) : uniformBetween(-11, -6, random),
    )
    const gains = panGains(uniformBetween(-0.7, 0.7, random))
    const shift = random() * half
    const table = near ? tables.near : tables.far
    placeCyclic(table.left, talk, samples(shift), level * gains.left)
    placeCyclic(
      table.right,
      talk,
      samples(shift + uniformBetween(-7, 7, random)),
      level * gains.right,
    )
  })
  for (const table of [tables.near, tables.far])
    for (const side of ['left', 'right'] as const) doubleRateInto(room[side], table[side])
  for (const channel of [room.left, room.right])
    filterCyclic(channel, [
      lowPass(9500, sampleRate),
      bell(2600, sampleRate, 0.7, 4),
      onePoleLowPass(7000, sampleRate),
    ])
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
  for (let index = 0; index < 3; index += 1) {
    const random = context.random('laugh', index)
    const laugh = renderLaugh(inviteTalker(random), sampleRate, random)
    placeStereo(room, scaleToLevel(laugh, 1), {
      at: samples(((index + uniformBetween(0.1, 0.9, random)) / 3) * length),
      factor: choose([1, 0.7, 0.5], random),
      pan: uniformBetween(-0.8, 0.8, random),
      delay: samples(18),
    })
  }
  return room
}

/** The building breathing: fans and a fridge. */
const ventilation = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => brownNoise(length, sampleRate, context.random('air', name), 50)
  const air = shareBetween({ left: noise('left'), right: noise('right') }, noise('middle'), 0.8)
  for (const channel of [air.left, air.right])
    filterCyclic(channel, [highPass(40, sampleRate), bell(98, sampleRate, 5, 6)])
  return scaleStereoToLevel(air, 1)
}

/** Low voices, cups and a hissing machine. */
export const coffeeShop: Recipe = {
  file: 'coffee-shop',
  version: '2',
  defaultSeed: 12,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const context = createRenderContext('coffee-shop', DURATION, options)
    const { sampleRate } = context
    const scene = babble(context)
    addStereo(scene, laughs(context), 0.34)
    addStereo(scene, crockery(context, CLINKS_PER_MINUTE), 9)
    addStereo(scene, chairs(context), 0.35)
    addStereo(scene, grinder(context), 0.45)
    addStereo(scene, steam(context), 0.2)
    const walls = reverberate(
      scene,
      { t60: seconds(0.7), damping: 3200, size: 0.45, preDelay: seconds(0.009) },
      sampleRate,
    )
    addStereo(scene, scaleStereoToLevel(walls, 0.42))
    addStereo(scene, ventilation(context), 0.24)
    return scene
  },
}
