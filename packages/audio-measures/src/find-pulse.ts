import type { Hertz } from '@dhvani/units'
import { autocorrelation } from './envelope.ts'
import { bandOf } from './filter.ts'
import { blockPowers, toMono, type Channels } from './level.ts'

/** How suddenly energy arrives, every millisecond. */
const noveltyOf = (sound: Channels, sampleRate: Hertz): Float64Array => {
  const hop = sampleRate / 1000
  const mono = bandOf(toMono(sound), sampleRate, { from: 150 })
  const count = Math.floor((mono.length - 4 * hop) / hop)
  const powers = Float64Array.from({ length: count }, (_, index) => {
    const at = Math.round(index * hop)
    return blockPowers(mono.subarray(at, at + 176), 176, 176)[0]!
  })
  const floor = Math.max(...powers) * 1e-4
  return powers.map((power, index) =>
    Math.max(0, Math.log((power + floor) / ((powers[index - 5] ?? power) + floor))),
  )
}

/**
 * Finds how far apart the strokes of a loop come, by when its energy arrives.
 *
 * @param expected  milliseconds; what is looked at lies within 15 % of it
 * @returns the milliseconds after which the loop resembles itself most, and how much it does, from 0 to 1
 */
export const findPulse = (sound: Channels, sampleRate: Hertz, expected: number) => {
  const novelty = noveltyOf(sound, sampleRate)
  // People place strokes within a few milliseconds; a pulse is where they agree.
  const width = 12
  const smooth = novelty.map((_, index) =>
    Array.from({ length: 2 * width + 1 }, (_unused, tap) => tap - width).reduce(
      (sum, tap) =>
        sum + (novelty[index + tap] ?? 0) * (0.5 + 0.5 * Math.cos((Math.PI * tap) / (width + 1))),
      0,
    ),
  )
  const correlation = autocorrelation(smooth, Math.ceil(expected * 1.3))
  let best = Math.floor(expected * 0.85)
  for (let lag = best; lag < expected * 1.15; lag += 1)
    if (correlation[lag]! > correlation[best]!) best = lag
  const [before, at, after] = [correlation[best - 1]!, correlation[best]!, correlation[best + 1]!]
  const bend = before - 2 * at + after
  return { lag: best + (bend === 0 ? 0 : (0.5 * (before - after)) / bend), strength: at }
}
