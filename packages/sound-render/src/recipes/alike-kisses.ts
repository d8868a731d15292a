import type { Hertz } from '@dhvani/units'
import { filterOnce, lowPass } from '../dsp/filters.ts'
import { rootMeanSquare } from '../dsp/stereo.ts'
import { renderKiss } from './kisses.ts'
import type { RenderContext } from './render-context.ts'

/** Kisses are compared up to here, in hertz: above it are breath and moisture, of which no two are alike. */
const UP_TO = 3000
/** Samples a second that are enough for that. */
const RATE = 7350
/** The lips part at the strongest moment of a kiss, which two kisses have by up to so many samples elsewhere. */
const REACH = 250
/** Two kisses of a period are no more alike, unless every try was. */
const MOST_ALIKE = 0.5
/** A kiss that is too much like an earlier one is kissed again, at most so often. */
const TRIES = 12

/** What is compared of a kiss: its energy is 1. */
export type KissPrint = { readonly samples: Float32Array; readonly parting: number }

/** Takes the print of a kiss. */
export const printKiss = (kiss: Float32Array, sampleRate: Hertz): KissPrint => {
  const cut = lowPass(UP_TO, sampleRate)
  const dull = filterOnce(kiss.slice(), [cut, cut])
  const step = sampleRate / RATE
  const samples = Float32Array.from(
    { length: Math.floor(dull.length / step) },
    (_, at) => dull[Math.round(at * step)]!,
  )
  const level = rootMeanSquare(samples) * Math.sqrt(samples.length)
  let parting = 0
  samples.forEach((value, at) => {
    samples[at] = value / level
    if (Math.abs(samples[at]!) > Math.abs(samples[parting]!)) parting = at
  })
  return { samples, parting }
}

/** How alike two kisses are: 1 where one is a copy of the other, 0 where they have nothing in common. */
export const likenessOf = (one: KissPrint, other: KissPrint): number => {
  const middle = other.parting - one.parting
  let best = 0
  for (let lag = middle - REACH; lag <= middle + REACH; lag += 1) {
    let common = 0
    const to = Math.min(one.samples.length, other.samples.length - lag)
    for (let at = Math.max(0, -lag); at < to; at += 1)
      common += one.samples[at]! * other.samples[at + lag]!
    best = Math.max(best, Math.abs(common))
  }
  return best
}

/** Renders the kisses of a period one after another, each unlike all before it. */
export const unlikeKisses = (context: RenderContext): (() => Float32Array) => {
  const prints: KissPrint[] = []
  return () => {
    const index = prints.length
    for (let attempt = 0; ; attempt += 1) {
      const kiss = renderKiss(context, index, attempt)
      const print = printKiss(kiss, context.sampleRate)
      const isUnlike = prints.every((earlier) => likenessOf(earlier, print) <= MOST_ALIKE)
      if (!isUnlike && attempt < TRIES) continue
      prints.push(print)
      return kiss
    }
  }
}
