import type { Random } from '@dhvani/units'
import { between, choose, logBetween, normal, placeCyclic } from '../kit/events.ts'
import { filterOnce, highPass, highShelf, lowPass, onePoleLowPass } from '../kit/filters.ts'
import { pinkNoise } from '../kit/noise.ts'
import { addDecayingSine } from '../kit/resonance.ts'
import { addInto, fromDecibels, scaleToLevel, silence, type Stereo } from '../kit/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { createStage, type Stage } from './layers.ts'

const LENGTH = 76.8
const KISSES_PER_MINUTE = 14

/** Ways of kissing: how long the lips draw air, how much they sing, how wet they part. */
const MANNERS = [
  { draw: [0.05, 0.09], chirp: 0.6, wet: [4, 7], burst: 0.8 },
  { draw: [0.08, 0.15], chirp: 1, wet: [5, 9], burst: 0.6 },
  { draw: [0.06, 0.12], chirp: 0.35, wet: [7, 11], burst: 0.45 },
] as const

/** Air drawn between almost closed lips: thin noise that rises and tightens until they part. */
const drawAir = (
  kiss: Float32Array,
  seconds: number,
  level: number,
  sampleRate: number,
  random: Random,
) => {
  const length = Math.round(seconds * sampleRate)
  const air = new Float32Array(length)
  let [band, low] = [0, 0]
  const start = between(2400, 3400, random)
  const end = between(4800, 6400, random)
  for (let at = 0; at < length; at += 1) {
    const progress = at / length
    const g = Math.tan((Math.PI * (start + (end - start) * progress ** 1.6)) / sampleRate)
    const damping = 0.55
    const a1 = 1 / (1 + g * (g + damping))
    const difference = 2 * random() - 1 - low
    const bandOut = a1 * band + g * a1 * difference
    const lowOut = low + g * bandOut
    band = 2 * bandOut - band
    low = 2 * lowOut - low
    air[at] = damping * bandOut * progress ** 1.4 * level
  }
  kiss.set(air)
  return length
}

/**
 * The lips part: a burst of a few milliseconds, the mouth behind it as a resonance that rises as
 * it opens, and the short squeak of skin that gives a kiss its sound.
 */
const partLips = (
  kiss: Float32Array,
  at: number,
  manner: (typeof MANNERS)[number],
  sampleRate: number,
  random: Random,
) => {
  const burst = Math.round(between(0.0015, 0.004, random) * sampleRate)
  for (let index = 0; index < burst * 3; index += 1)
    kiss[at + index]! +=
      manner.burst *
      1.5 *
      (2 * random() - 1) *
      Math.min(1, index / (burst * 0.3)) *
      Math.exp((-2.4 * index) / burst)
  const seconds = logBetween(0.018, 0.05, random)
  const [from, to] = [logBetween(620, 1250, random), logBetween(1300, 2500, random)]
  const second = logBetween(2200, 3700, random)
  let [phase, secondPhase] = [0, random() * 6]
  for (let index = 0; index < seconds * 3 * sampleRate; index += 1) {
    const time = index / sampleRate
    const progress = Math.min(1, time / (seconds * 1.4))
    phase += (2 * Math.PI * (from + (to - from) * progress)) / sampleRate
    secondPhase += (2 * Math.PI * second * (1 + 0.25 * progress)) / sampleRate
    const decay = Math.min(1, time / 0.0012) * Math.exp((-6.9 * time) / (seconds * 2.2))
    kiss[at + index]! +=
      manner.chirp *
      decay *
      (0.36 * Math.sin(phase) + 0.2 * Math.sin(2 * phase + 1) + 0.24 * Math.sin(secondPhase))
  }
}

/** Moisture letting go, thread by thread: clicks of a fraction of a millisecond. */
const wetTail = (
  kiss: Float32Array,
  at: number,
  count: number,
  sampleRate: number,
  random: Random,
) => {
  let start = at + between(0.004, 0.012, random) * sampleRate
  for (let click = 0; click < count; click += 1) {
    const level = 0.8 * Math.exp(-click / between(3, 7, random)) * between(0.4, 1, random)
    const frequency = logBetween(4000, 9500, random)
    addDecayingSine(
      kiss,
      start,
      frequency,
      between(0.0012, 0.003, random),
      level,
      sampleRate,
      random() * 3,
    )
    addDecayingSine(
      kiss,
      start,
      frequency * between(0.45, 0.7, random),
      0.004,
      level * 0.6,
      sampleRate,
    )
    start += logBetween(0.004, 0.02, random) * sampleRate
  }
}

const renderKiss = (stage: Stage, index: number): Float32Array => {
  const random = stage.random('kiss', index)
  const { sampleRate } = stage
  const manner = choose(MANNERS, random)
  const kiss = new Float32Array(Math.round(0.45 * sampleRate))
  const draw = between(manner.draw[0], manner.draw[1], random)
  const start = drawAir(kiss, draw, between(0.3, 0.55, random), sampleRate, random)
  partLips(kiss, start, manner, sampleRate, random)
  wetTail(
    kiss,
    start,
    manner.wet[0] + Math.floor(random() * (manner.wet[1] - manner.wet[0] + 1)),
    sampleRate,
    random,
  )
  // Sometimes the lips touch again as they leave.
  if (random() < 0.3)
    wetTail(kiss, start + between(0.045, 0.065, random) * sampleRate, 2, sampleRate, random)
  filterOnce(kiss, [
    highPass(260, sampleRate),
    highShelf(5000, sampleRate, 0.7, between(-3, 1, random)),
    lowPass(12_500, sampleRate),
  ])
  // So near, an ear is never sharply struck: peaks are rounded before they could be.
  scaleToLevel(kiss, 0.5)
  return kiss.map((value) => Math.tanh(value))
}

/** Puts a sound at one ear: the other hears it later, softer and through the head. */
const whisperInto = (
  room: Stereo,
  sound: Float32Array,
  at: number,
  side: -1 | 1,
  factor: number,
  sampleRate: number,
  random: Random,
) => {
  const [near, far] = side < 0 ? [room.left, room.right] : [room.right, room.left]
  placeCyclic(near, sound, at, factor)
  const shadowed = filterOnce(sound.slice(), [
    onePoleLowPass(between(5200, 7600, random), sampleRate),
  ])
  placeCyclic(
    far,
    shadowed,
    at + between(0.0003, 0.0006, random) * sampleRate,
    factor * fromDecibels(-between(3.5, 6.5, random)),
  )
}

/** A slow breath between two groups, felt more than heard. */
const breath = (stage: Stage, index: number): Float32Array => {
  const random = stage.random('breath', index)
  const { sampleRate } = stage
  const length = Math.round(between(0.8, 1.6, random) * sampleRate)
  const rise = between(0.3, 0.65, random)
  const air = pinkNoise(length, sampleRate, random)
  filterOnce(air, [
    highPass(between(340, 620, random), sampleRate),
    lowPass(between(1800, 3800, random), sampleRate),
    onePoleLowPass(between(1900, 3000, random), sampleRate),
  ])
  for (let at = 0; at < length; at += 1) {
    const phase = at / length
    const shape = phase < rise ? phase / rise : (1 - phase) / (1 - rise)
    air[at]! *= Math.sin((Math.PI / 2) * shape) ** 2
  }
  return scaleToLevel(air, 1)
}

/** Kisses come one to four together, then a pause; together about fourteen a minute. */
const planGroups = (random: Random): { at: number; count: number }[] => {
  const total = Math.round((KISSES_PER_MINUTE * LENGTH) / 60)
  const groups: { at: number; count: number }[] = []
  let left = total
  while (left > 0) {
    const count = Math.min(left, 1 + Math.floor(random() * 3.4))
    groups.push({ at: 0, count })
    left -= count
  }
  let at = random()
  const gaps = groups.map(() => between(0.6, 1.4, random))
  const sum = gaps.reduce((all, gap) => all + gap, 0)
  return groups.map((group, index) => {
    at += gaps[index]! / sum
    return { ...group, at }
  })
}

/** Soft kisses, close to either ear. */
export const asmrKiss: Recipe = {
  file: 'asmr-kiss',
  version: '2',
  defaultSeed: 2,
  length: LENGTH,
  targetLufs: -24,
  bitrate: 192,
  peakCeiling: -4,
  render: (options) => {
    const stage = createStage('asmr-kiss', LENGTH, options)
    const { length, sampleRate } = stage
    const random = stage.random('plan')
    const room = silence(length)
    let index = 0
    let side: -1 | 1 = random() < 0.5 ? -1 : 1
    for (const { at, count } of planGroups(random)) {
      let start = at * length
      const tenderness = between(-4, 0, random)
      for (let kiss = 0; kiss < count; kiss += 1) {
        const factor = fromDecibels(tenderness + 1.5 * Math.max(-2, Math.min(1.3, normal(random))))
        whisperInto(room, renderKiss(stage, index), start, side, factor, sampleRate, random)
        start += between(0.32, 0.62, random) * sampleRate
        index += 1
        side = side < 0 ? 1 : -1
      }
      // Not every kiss is followed by a breath, and some breaths are heard both ways.
      const breaths = choose([0, 1, 1, 1, 2], random)
      for (let sigh = 0; sigh < breaths; sigh += 1) {
        const air = breath(stage, 2 * index + sigh)
        start += between(0.5, 1.1, random) * sampleRate
        const level = 0.01 * between(0.6, 1.1, random)
        whisperInto(room, air, start, side, level, sampleRate, random)
        start += air.length
      }
    }
    // A quiet room: without it the pauses would be digital nothing.
    for (const side of ['left', 'right'] as const)
      addInto(room[side], pinkNoise(length, sampleRate, stage.random('room', side)), 0.0045)
    return room
  },
}
