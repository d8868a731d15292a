import type { PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { decibels, samples, seconds, type Hertz, type Random } from '@dhvani/units'
import { uniformBetween, choose, standardNormal } from '../dsp/chance.ts'
import { placeCyclic } from '../dsp/events.ts'
import { filterOnce, highPass, lowPass, lowShelf, onePoleLowPass } from '../dsp/filters.ts'
import { pinkNoise } from '../dsp/noise.ts'
import { addInto, fromDecibels, scaleToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { unlikeKisses } from './alike-kisses.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { hearFrom, type Surroundings } from './surroundings.ts'
import { drawUnevenMoments } from './uneven-moments.ts'

const DURATION = seconds(76.8)
const KISSES_PER_MINUTE = 14

const PLACES: Readonly<Record<PlaceOf<'asmr-kiss'>, Surroundings>> = {
  close: {},
  // Wool over both heads keeps the air in and the brightness out.
  covers: {
    through: (sampleRate) => [
      lowPass(2900, sampleRate, 0.6),
      onePoleLowPass(3600, sampleRate),
      lowShelf(500, sampleRate, 0.7, 3),
    ],
    room: { t60: seconds(0.18), damping: 1800, size: 0.12, preDelay: seconds(0.002), level: 0.9 },
  },
  tiles: {
    room: { t60: seconds(1.5), damping: 7500, size: 0.55, preDelay: seconds(0.006), level: 1 },
  },
}
const CHARACTERS: UsualCharacters<'asmr-kiss'> = { pace: 50, closeness: 50 }

/** A listener who is not so close: the room speaks too. */
const AWAY = { t60: seconds(0.5), damping: 3600, size: 0.35, preDelay: seconds(0.01) }

/**
 * Puts a sound at one ear: the other hears it softer and through the head, and at the same moment. A path round
 * the head takes .3 to .6 ms more, but one loudspeaker adds both ears up: with that delay a kiss lost 6 to 8 dB
 * of the octave around 1 kHz there (docs/decisions/268-a-kiss-on-one-loudspeaker.md).
 *
 * @param shadow of the head, as a share of what it is beside the ear
 */
const whisperInto = (
  room: Stereo,
  sound: Float32Array,
  at: number,
  side: -1 | 1,
  factor: number,
  shadow: number,
  sampleRate: Hertz,
  random: Random,
) => {
  const [near, far] = side < 0 ? [room.left, room.right] : [room.right, room.left]
  placeCyclic(near, sound, samples(at), factor)
  const shadowed = filterOnce(sound.slice(), [
    onePoleLowPass(uniformBetween(5200, 7600, random), sampleRate),
  ])
  placeCyclic(
    far,
    shadowed,
    samples(at),
    factor * fromDecibels(-shadow * uniformBetween(3.5, 6.5, random)),
  )
}

/** A slow breath between two groups, felt more than heard. */
const breath = (context: RenderContext, index: number): Float32Array => {
  const random = context.random('breath', index)
  const { sampleRate } = context
  const length = Math.round(uniformBetween(0.8, 1.6, random) * sampleRate)
  const rise = uniformBetween(0.3, 0.65, random)
  const air = pinkNoise(samples(length), sampleRate, random)
  filterOnce(air, [
    highPass(uniformBetween(340, 620, random), sampleRate),
    lowPass(uniformBetween(1800, 3800, random), sampleRate),
    onePoleLowPass(uniformBetween(1900, 3000, random), sampleRate),
  ])
  for (let at = 0; at < length; at += 1) {
    const phase = at / length
    const shape = phase < rise ? phase / rise : (1 - phase) / (1 - rise)
    air[at]! *= Math.sin((Math.PI / 2) * shape) ** 2
  }
  return scaleToLevel(air, 1)
}

/** Kisses come one to four together, then a pause, which is short mostly and long now and then. */
const planGroups = (context: RenderContext, total: number): { at: number; count: number }[] => {
  const random = context.random('plan')
  const counts: number[] = []
  for (let left = total; left > 0; left -= counts.at(-1)!)
    counts.push(Math.min(left, 1 + Math.floor(random() * 3.4)))
  const shortest = counts.map((count) => 1.5 + 0.5 * count)
  const moments = drawUnevenMoments(context.duration, { shortest, longest: 22, power: 1 }, random)
  return counts.map((count, group) => ({ at: moments[group]! * context.sampleRate, count }))
}

/** Soft kisses, close to either ear. */
export const asmrKiss: Recipe = {
  file: 'asmr-kiss',
  version: '5',
  defaultSeed: 2,
  duration: DURATION,
  bitrate: 192,
  isSparse: true,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting({ places: PLACES, characters: CHARACTERS }, options.setting)
    const context = createRenderContext('asmr-kiss', DURATION, options)
    const perMinute = lean('pace', { least: 5, usual: KISSES_PER_MINUTE, most: 30 })
    const total = context.share((perMinute * DURATION) / 60)
    const shadow = lean('closeness', { least: 0.15, usual: 1, most: 2 })
    const breathing = lean('closeness', { least: 0.25, usual: 1, most: 3.5 })
    const { length, sampleRate } = context
    const random = context.random('kisses')
    const room = silence(length)
    const nextKiss = unlikeKisses(context)
    let index = 0
    let side: -1 | 1 = random() < 0.5 ? -1 : 1
    for (const { at, count } of planGroups(context, total)) {
      let start = at
      const tenderness = uniformBetween(-4, 0, random)
      for (let kiss = 0; kiss < count; kiss += 1) {
        const factor = fromDecibels(
          tenderness + 1.5 * Math.max(-2, Math.min(1.3, standardNormal(random))),
        )
        whisperInto(room, nextKiss(), start, side, factor, shadow, sampleRate, random)
        start += uniformBetween(0.32, 0.62, random) * sampleRate
        index += 1
        side = side < 0 ? 1 : -1
      }
      // Not every kiss is followed by a breath, and some breaths are heard both ways.
      const breaths = choose([0, 1, 1, 1, 2], random)
      for (let sigh = 0; sigh < breaths; sigh += 1) {
        const air = breath(context, 2 * index + sigh)
        start += uniformBetween(0.5, 1.1, random) * sampleRate
        const level = 0.01 * breathing * uniformBetween(0.6, 1.1, random)
        whisperInto(room, air, start, side, level, shadow, sampleRate, random)
        start += air.length
      }
    }
    // A quiet room: without it the pauses would be digital nothing.
    for (const side of ['left', 'right'] as const)
      addInto(room[side], pinkNoise(length, sampleRate, context.random('room', side)), 0.0045)
    const away = lean('closeness', { least: 0.5, usual: 0, most: 0 })
    if (away > 0) hearFrom({ room: { ...AWAY, level: away } }, room, sampleRate)
    hearFrom(place, room, sampleRate)
    return room
  },
}
