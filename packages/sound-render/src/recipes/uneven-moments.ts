import { samples, type Random, type Samples, type Seconds } from '@dhvani/units'
import type { RenderContext } from './render-context.ts'

/** Spacing of moments around a period, in seconds. */
export type Unevenness = {
  /** How long after each moment the next one may come at the soonest: one number for each moment. */
  readonly shortest: readonly number[]
  /** No gap is longer, unless the period leaves no choice. */
  readonly longest: number
  /**
   * Power of the exponential deviates that share out the rest of the period. With 1 the gaps are those of a Poisson
   * process beyond the shortest; more gives crowds of moments and longer silences between them.
   */
  readonly power: number
}

/** A draw is repeated so often at most where a gap came out too long. */
const MOST_DRAWS = 30

/**
 * Moments around a period that keep no time, as calls of birds and strokes of storms keep none: most come soon after
 * the one before, some after a long silence. The first lies anywhere, so the gaps over the seam of two periods are as
 * uneven as the others.
 *
 * @returns seconds from the period's start in the order of `shortest`, each at least 0 and below the period
 */
export const drawUnevenMoments = (
  period: Seconds,
  { shortest, longest, power }: Unevenness,
  random: Random,
): number[] => {
  const least = shortest.reduce((sum, gap) => sum + gap, 0)
  const fit = Math.min(1, period / least)
  const draw = (): number[] => {
    const shares = shortest.map(() => (-Math.log(1 - random())) ** power)
    const whole = shares.reduce((sum, share) => sum + share, 0)
    return shortest.map((gap, index) => {
      return fit * gap + (Math.max(0, period - least) * shares[index]!) / whole
    })
  }
  let gaps = draw()
  for (let draws = 1; draws < MOST_DRAWS && Math.max(...gaps) > longest; draws += 1) gaps = draw()
  let at = random() * period
  return gaps.map((gap) => {
    const moment = at % period
    at += gap
    return moment
  })
}

/**
 * Moments of a sound that comes now and then, in samples: they keep no time.
 *
 * @param shortest seconds between two of them
 */
export const nowAndThen = (
  context: RenderContext,
  name: string,
  count: number,
  shortest: number,
): Samples[] =>
  drawUnevenMoments(
    context.duration,
    { shortest: Array.from({ length: count }, () => shortest), longest: Infinity, power: 1 },
    context.random(name, 'moments'),
  ).map((moment) => samples(moment * context.sampleRate))
