import { createSpectrum } from '@dhvani/audio-measures'
import { isLeftHand, STROKES, type StrokeName } from '@dhvani/riyaz'
import type { Hertz } from '@dhvani/units'

/** What an ear tells apart of the right hand: rim, open skin, middle of the skin, fingers that stay. */
const RIGHT: Partial<Record<StrokeName, string>> = {
  na: 'rim',
  ta: 'rim',
  tin: 'open',
  tun: 'middle',
  te: 'closed',
  ti: 'closed',
  ra: 'closed',
}

/** How an ear names strokes that fall together: `rim+ringing` is a Dha, `closed` a Te, `flat` a Ke. */
export const nameOfStrokes = (strokes: readonly StrokeName[]): string => {
  const right = strokes.find((stroke) => !isLeftHand(stroke))
  const left = strokes.find(isLeftHand)
  const leftName = left && (left === 'ke' ? 'flat' : 'ringing')
  return [right && RIGHT[right], leftName].filter(Boolean).join('+')
}

/** A stroke that was heard, or something at its place that is none. */
export type HeardStroke = { readonly at: number; readonly name: string }

/** What no pair of strokes explains. */
export const NO_STROKE = 'no stroke'

const SIZE = 2048
/** Windows around a stroke begin at these times after it; they see its attack, its ring and its decay. Seconds. */
const LOOKS = [-0.004, 0.02, 0.05, 0.09]
/** The window that ends with the stroke: what still rings. */
const BEFORE = -0.047
/** Powers are compared by their fourth root, nearly as an ear weighs them. */
const earOf = (power: number) => Math.sqrt(Math.sqrt(power))
/** Levels at which a stroke may be played, beside its own. Decibels. */
const LEVELS = [-14, -12, -10, -8, -6, -4, -2]
/** Shares of what rang before that may ring on, and how much of it is left from look to look. */
const RINGS = [
  [0, 0],
  [0.8, 0.9],
  [0.8, 0.4],
  [0.3, 0.9],
  [0.3, 0.4],
] as const
/** A second hand is believed only where it explains this much better. */
const SECOND_HAND = 0.38
/** A fit that leaves more than this share of what was heard unexplained is no stroke. */
const UNEXPLAINED = 0.13
const BANDS_PER_OCTAVE = 5

const powerOf = (decibels: number) => 10 ** (decibels / 10)

/** Strokes of one tabla, told apart by what one take of each sounds like. */
export const createStrokeRecogniser = (
  sa: Hertz,
  sampleRate: Hertz,
  takeOf: (stroke: StrokeName) => Float32Array,
) => {
  const spectrum = createSpectrum(SIZE)
  const edges: number[] = []
  for (let edge = sa * 0.22; edge < 10_000; edge *= 2 ** (1 / BANDS_PER_OCTAVE)) edges.push(edge)
  const bands = edges.length - 1
  const frames = (time: number) => Math.round(time * sampleRate)

  const bandsAt = (wave: Float32Array, at: number): Float64Array => {
    const power = spectrum.powerAt(wave, at)
    const sums = new Float64Array(bands)
    let band = 0
    for (let bin = Math.ceil((edges[0]! * SIZE) / sampleRate); bin < SIZE / 2; bin += 1) {
      while (band < bands && (bin * sampleRate) / SIZE >= edges[band + 1]!) band += 1
      if (band === bands) break
      sums[band]! += power[bin]!
    }
    return sums
  }
  const lookAt = (wave: Float32Array, at: number) =>
    Float64Array.from(LOOKS.flatMap((look) => [...bandsAt(wave, at + frames(look))]))

  const templates = new Map(
    STROKES.map((stroke) => {
      const take = takeOf(stroke)
      const lead = frames(0.1)
      const wave = new Float32Array(lead + take.length + SIZE * 4)
      wave.set(take, lead)
      return [stroke, lookAt(wave, lead)]
    }),
  )
  const rights = STROKES.filter((stroke) => !isLeftHand(stroke))
  const lefts = STROKES.filter(isLeftHand)

  /** How much of what was heard the best levels of these strokes leave unexplained. */
  const misfit = (
    heard: { readonly now: Float64Array; readonly before: Float64Array },
    strokes: readonly StrokeName[],
  ): number => {
    const floor = 1e-4 * Math.max(...heard.now)
    const target = heard.now.map((power) => earOf(power + floor))
    const [one, other] = strokes.map((stroke) => templates.get(stroke)!)
    let best = Infinity
    for (const level of LEVELS)
      for (const second of other ? LEVELS : [-Infinity])
        for (const [share, left] of RINGS) {
          const rings = LOOKS.map((_, look) => share * left ** look)
          const [first, next] = [powerOf(level), powerOf(second)]
          let sum = 0
          for (let index = 0; index < target.length && sum < best; index += 1) {
            const power =
              first * one![index]! +
              (other ? next * other[index]! : 0) +
              rings[Math.floor(index / bands)]! * heard.before[index % bands]!
            sum += (target[index]! - earOf(power + floor)) ** 2
          }
          best = Math.min(best, sum)
        }
    return best / target.reduce((sum, value) => sum + value * value, 0)
  }

  const nameAt = (wave: Float32Array, at: number): string => {
    const heard = { now: lookAt(wave, at), before: bandsAt(wave, at + frames(BEFORE)) }
    const bestOf = (choices: readonly (readonly StrokeName[])[]) =>
      choices
        .map((strokes) => ({ strokes, misfit: misfit(heard, strokes) }))
        .toSorted((one, other) => one.misfit - other.misfit)[0]!
    const alone = bestOf(STROKES.map((stroke) => [stroke]))
    const both = bestOf(rights.flatMap((right) => lefts.map((left) => [right, left])))
    const best = both.misfit < SECOND_HAND * alone.misfit ? both : alone
    return best.misfit > UNEXPLAINED ? NO_STROKE : nameOfStrokes(best.strokes)
  }

  return {
    /** Strokes in a recording, in order, with their times in seconds. */
    hear: (wave: Float32Array): readonly HeardStroke[] =>
      findOnsets(wave, sampleRate).map((onset) => ({
        at: onset / sampleRate,
        name: nameAt(wave, onset),
      })),
  }
}

const ONSET_SIZE = 512
/** From look to look, and from a window to the one that it is compared with. Seconds. */
const HOP = 0.002
const APART = 0.01
/** A window's largest rise begins so long before the sound: half its length and {@link APART}. Seconds. */
const FIRST_SEEN = 0.0025
/** Two hands that fall together are one onset. Seconds. */
const TOGETHER = 0.045
/** A rise of the ear's spectrum by so much of its largest is an onset. */
const RISE = 0.09

/** Where sounds begin, in samples: the sound's spectrum rises. */
const findOnsets = (wave: Float32Array, sampleRate: Hertz): readonly number[] => {
  const spectrum = createSpectrum(ONSET_SIZE)
  const hop = Math.round(HOP * sampleRate)
  const back = Math.round(APART / HOP)
  const rows: Float64Array[] = []
  for (let at = 0; at + ONSET_SIZE < wave.length; at += hop)
    rows.push(spectrum.powerAt(wave, at).map(earOf))
  const rises = rows.map((row, index) => {
    const before = rows[index - back]
    if (!before) return 0
    return row.reduce((sum, value, bin) => sum + Math.max(0, value - before[bin]!), 0)
  })
  const least = RISE * Math.max(...rises)
  const near = Math.round(TOGETHER / HOP)
  return rises.flatMap((rise, index) => {
    if (rise < least) return []
    const around = rises.slice(Math.max(0, index - near), index + near + 1)
    if (rise < Math.max(...around) || rises.indexOf(rise, Math.max(0, index - near)) < index)
      return []
    return [index * hop + Math.round(FIRST_SEEN * sampleRate)]
  })
}
