import type { PlaceOf, UsualCharacters } from '@dhvani/catalogue'
import { decibels, samples, seconds, type Hertz } from '@dhvani/units'
import { applyStereoGain, curveFrom } from '../dsp/curve.ts'
import { createDeck, uniformBetween } from '../dsp/chance.ts'
import { placeStereoEvent } from '../dsp/events.ts'
import { filterStereo, highPass, onePoleLowPass } from '../dsp/filters.ts'
import { echoes, reverberate, type Echo, type Room } from '../dsp/reverb.ts'
import { copyOf, giveBack } from '../dsp/signals.ts'
import {
  addInto,
  addLayer,
  fromDecibels,
  rootMeanSquare,
  scaleStereo,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { hearRoll, isClearRoll, type Stroke } from './clear-roll.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { rainBed } from './rain-bed.ts'
import { IN_COURTYARD, ON_LEAVES, ON_TIN, type RainPlace } from './rain-places.ts'
import { readSetting } from './read-setting.ts'
import { followRoll, isClearInRain, measureRain } from './roll-in-rain.ts'
import { renderThunder, type Strike } from './thunder.ts'
import { drawUnevenMoments } from './uneven-moments.ts'

const DURATION = seconds(96)

/** A roll that is not clear is struck again, at most so often. */
const TRIES = 12
/** Nor is a roll left that is not clear once hills and rain are added: the storm is heard so often at most. */
const ROUNDS = 4
/** What is struck again then lies this much nearer, so that the air leaves it more of its edge and it dies sooner. */
const NEARER = 0.8
/** Metres: nothing is brought nearer than this. */
const NEAR = 2400

const CHARACTERS: UsualCharacters<'rain-thunder'> = { nearness: 50, frequency: 50, rain: 50 }

/** What a place makes of a storm. */
type StormPlace = {
  readonly bed: RainPlace
  /** What hands the thunder on. */
  readonly hills: readonly Echo[]
  readonly valley: Room
  /** How much of the valley is heard, linear. */
  readonly wet: number
  /** Where the thunder's upper end lies, in hertz. */
  readonly upTo: number
}

const OVER_HILLS: StormPlace = {
  bed: ON_LEAVES,
  hills: [
    { delay: seconds(0.31), gain: 0.16, pan: -0.6 },
    { delay: seconds(0.58), gain: 0.13, pan: 0.7 },
    { delay: seconds(1.07), gain: 0.1, pan: -0.3 },
    { delay: seconds(1.69), gain: 0.07, pan: 0.4 },
  ],
  valley: { t60: seconds(3.6), damping: 700, size: 2.2, preDelay: seconds(0.09) },
  wet: 0.3,
  upTo: 6500,
}

const PLACES: Readonly<Record<PlaceOf<'rain-thunder'>, StormPlace>> = {
  hills: OVER_HILLS,
  // Every wall of the street throws the crack back at once.
  town: {
    bed: { ...IN_COURTYARD, drips: 0.8, near: 12 },
    hills: [
      { delay: seconds(0.083), gain: 0.42, pan: 0.7 },
      { delay: seconds(0.137), gain: 0.36, pan: -0.8 },
      { delay: seconds(0.221), gain: 0.28, pan: 0.3 },
      { delay: seconds(0.39), gain: 0.2, pan: -0.4 },
    ],
    valley: { t60: seconds(1.7), damping: 2400, size: 1.1, preDelay: seconds(0.03) },
    wet: 0.5,
    upTo: 6500,
  },
  'tin-roof': { ...OVER_HILLS, bed: ON_TIN, upTo: 900 },
}

/** A flash: seconds from the loop's start, where it strikes, and its level over the rain in dB. */
type Flash = { at: number; strike: Strike; level: number }

/** Flashes that roll as one. */
type Roll = {
  readonly flashes: readonly Flash[]
  /** Whether it is near enough to tear the air. */
  readonly cracks: boolean
  /** Seconds until the next roll begins. */
  readonly alone: number
}

/** How far away the strokes of a storm are: metres at the least and at the most, level in dB. */
const SLOTS = [
  { from: 800, to: 1300, level: 9.3, cracks: true },
  { from: 2600, to: 3800, level: 8.6, cracks: false },
  { from: 3200, to: 4200, level: 7.9, cracks: false },
  { from: 1200, to: 1900, level: 8.6, cracks: false },
]

/** A roll is heard out before the next begins, in seconds, and a distant pair so much later. */
const [HEARD_OUT, SECOND_OF_PAIR] = [12.5, 3]
/** No storm that strikes at all is quiet for longer within a period, in seconds. */
const LONGEST_LULL = 60
/** Lulls crowd and stretch: see {@link drawUnevenMoments}. */
const LULL_POWER = 3

/**
 * Strokes that keep no time, near and far as chance deals them; one of three or more is a distant pair.
 *
 * @param nearer factor of all distances
 */
const planStrikes = (context: RenderContext, count: number, nearer: number): Roll[] => {
  const random = context.random('strikes')
  const deal = createDeck(SLOTS, random)
  const slots = Array.from({ length: count }, () => deal())
  const farthest = slots.indexOf(slots.toSorted((one, other) => other.from - one.from)[0]!)
  const isPair = (index: number) => count > 2 && index === farthest
  const moments = drawUnevenMoments(
    context.duration,
    {
      shortest: slots.map((_, index) => HEARD_OUT + (isPair(index) ? SECOND_OF_PAIR : 0)),
      longest: LONGEST_LULL,
      power: LULL_POWER,
    },
    random,
  )
  return moments.map((at, index): Roll => {
    const { from, to, level, cracks } = slots[index]!
    const flash: Flash = {
      at,
      strike: {
        distance: nearer * uniformBetween(from, to, random),
        pan: uniformBetween(-0.8, 0.8, random),
        duration: uniformBetween(17, 21, random),
      },
      level: level + uniformBetween(-0.5, 0.5, random),
    }
    const second: Flash = {
      at: at + uniformBetween(2.6, 4.2, random),
      strike: { distance: 4200 * nearer, pan: -flash.strike.pan, duration: 18 },
      level: flash.level - 3,
    }
    const next = moments[(index + 1) % count]!
    return {
      flashes: isPair(index) ? [flash, second] : [flash],
      cracks,
      alone: count === 1 ? context.duration : (next - at + context.duration) % context.duration,
    }
  })
}

/** Highest root mean square of 200 ms below 300 Hz: the level of a flash refers to it. */
const strength = ({ left, right }: Stereo, sampleRate: Hertz): number => {
  const block = Math.round(0.2 * sampleRate)
  const low = [left, right].map((channel) => {
    const copy = copyOf(channel)
    let [state, second] = [0, 0]
    const share = 1 - Math.exp((-2 * Math.PI * 300) / sampleRate)
    for (let at = 0; at < copy.length; at += 1) {
      state += share * (copy[at]! - state)
      second += share * (state - second)
      copy[at] = second
    }
    return copy
  })
  let highest = 0
  for (let at = 0; at + block <= left.length; at += block)
    highest = Math.max(
      highest,
      rootMeanSquare(low[0]!.subarray(at, at + block)),
      rootMeanSquare(low[1]!.subarray(at, at + block)),
    )
  giveBack(...low)
  return highest
}

const giveBackAll = (strokes: readonly Stroke[]): void =>
  giveBack(...strokes.flatMap(({ thunder: { left, right } }) => [left, right]))

/** Strokes as the hills and the valley hand them on. */
const overHills = (
  strokes: readonly Stroke[],
  { hills, valley, wet, upTo }: StormPlace,
  { length, sampleRate }: RenderContext,
): Stereo => {
  const sky = silence(length)
  for (const { at, thunder, factor } of strokes) placeStereoEvent(sky, thunder, at, factor)
  addLayer(sky, echoes(sky, hills, sampleRate))
  addLayer(sky, reverberate(sky, valley, sampleRate), wet)
  filterStereo(sky, [highPass(34, sampleRate), onePoleLowPass(upTo, sampleRate)])
  return sky
}

/** Rain with thunder rolling over the hills. */
export const rainThunder: Recipe = {
  file: 'rain-thunder',
  version: '5',
  defaultSeed: 8,
  duration: DURATION,
  bitrate: 160,
  isSparse: true,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readSetting({ places: PLACES, characters: CHARACTERS }, options.setting)
    const context = createRenderContext('rain-thunder', DURATION, options)
    const { length, sampleRate } = context
    const rain = rainBed(context, place.bed)
    const rainLevel = rootMeanSquare(rain.left)
    const shower = lean('rain', { least: 0.1, usual: 1, most: 2.4 })
    scaleStereo(rain, shower)
    const count = context.share(lean('frequency', { least: 1, usual: SLOTS.length, most: 10 }))
    const nearer = lean('nearness', { least: 2.4, usual: 1, most: 0.3 })
    const plan = planStrikes(context, count, nearer)
    const louder = lean('nearness', { least: -4, usual: 0, most: 1.5 })
    // A near stroke is louder by its upper half: air takes that away first.
    const tearing = lean('nearness', { least: 0.5, usual: 1, most: 3 })
    // Nearer or farther than usual, chance alone decides how a roll goes.
    const tries = nearer === 1 ? TRIES : 1
    const isUsual = place === OVER_HILLS && nearer === 1 && shower === 1 && count === SLOTS.length
    const rounds = isUsual ? ROUNDS : 1
    const strikeAgain = plan.map(({ flashes, cracks }, roll) => {
      const strike = (attempt: number): Stroke[] =>
        flashes.map(({ at, strike, level }, index) => {
          const brought = Math.max(strike.distance * NEARER ** round, NEAR)
          const placed = { ...strike, distance: Math.min(strike.distance, brought) }
          const random = context.random('thunder', roll, index, attempt)
          const thunder = renderThunder({ ...placed, tearing }, sampleRate, random)
          const factor = (rainLevel * fromDecibels(level + louder)) / strength(thunder, sampleRate)
          return { at: samples((at * sampleRate) % length), thunder, factor }
        })
      const isClear = (strokes: readonly Stroke[]) => {
        const heard = hearRoll(strokes, length, rainLevel)
        const answer = isClearRoll(heard, sampleRate, { cracks })
        giveBack(heard)
        return answer
      }
      let [round, attempt] = [-1, -1]
      return (): readonly Stroke[] => {
        round += 1
        const last = attempt + tries
        let strokes = strike((attempt += 1))
        while (attempt < last && !isClear(strokes)) {
          giveBackAll(strokes)
          strokes = strike((attempt += 1))
        }
        return strokes
      }
    })
    const flashes = plan.flatMap((roll) => roll.flashes)
    // The shower thickens for a while after each stroke.
    const swell = curveFrom(length, (phase) =>
      fromDecibels(
        flashes.reduce((sum, { at }) => {
          const time = (phase * context.duration - at + 2 * context.duration) % context.duration
          return sum + (time > 9 ? 0 : 0.7 * Math.sin((Math.PI * time) / 9) ** 2)
        }, 0),
      ),
    )
    applyStereoGain(rain, swell)
    const rolls = strikeAgain.map((strike) => strike())
    let sky = overHills(rolls.flat(), place, context)
    const follow = (loop: Stereo, roll: number) =>
      followRoll(loop, rolls[roll]![0]!.at, seconds(plan[roll]!.alone), sampleRate)
    const under = rounds > 1 ? measureRain(follow(rain, 0), sampleRate) : undefined
    for (let round = 1; under && round < rounds; round += 1) {
      const unclear = [...rolls.keys()].filter((roll) => {
        const [storm, rainThere] = [follow(sky, roll), follow(rain, roll)]
        addInto(storm, rainThere)
        const isClear = isClearInRain(storm, under, sampleRate)
        giveBack(storm, rainThere)
        return !isClear
      })
      if (unclear.length === 0) break
      for (const roll of unclear) {
        giveBackAll(rolls[roll]!)
        rolls[roll] = strikeAgain[roll]!()
      }
      giveBack(sky.left, sky.right)
      sky = overHills(rolls.flat(), place, context)
    }
    addLayer(rain, sky)
    return rain
  },
}
