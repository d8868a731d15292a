import { samples, type Hertz, type Samples } from '@dhvani/units'
import { filterOnce, highPass, onePoleLowPass } from '../dsp/filters.ts'
import { copyOf, giveBack, newSignal } from '../dsp/signals.ts'
import { rootMeanSquare, type Stereo } from '../dsp/stereo.ts'

const BLOCK_SECONDS = 0.2
/** A roll is heard from the first block on that is as strong as this, in dB over the rain. */
const HEARD = -2
/** The strongest block of the first 1.8 s is at least as strong as this, in dB over the rain. */
const LEAST_EARLY = 4.6
/** The strongest block of all is no stronger, in dB over the rain. */
const STRONGEST = 10.2
/** Another block this much weaker, in dB, may be the strongest once hills and rain are added. */
const AS_STRONG = 0.3
/** Seconds from the first of the strongest blocks to the last that is heard. */
const LONGEST_FALL = 8.7
/** The strongest 50 ms of a crack between 0.8 and 4 kHz, in dB over the rain. */
const LEAST_CRACK = 4

/** One stroke of a roll. */
export type Stroke = {
  /** In the loop. */
  readonly at: Samples
  readonly thunder: Stereo
  /** Linear. */
  readonly factor: number
}

/** The mean of both channels of a roll's strokes, of which 1 is the level of the rain. */
export const hearRoll = (
  strokes: readonly Stroke[],
  loop: Samples,
  rainLevel: number,
): Float32Array => {
  const first = strokes[0]?.at ?? 0
  const starts = strokes.map(({ at }) => Math.round((at - first + loop) % loop))
  const ends = strokes.map(({ thunder }, index) => starts[index]! + thunder.left.length)
  const roll = newSignal(samples(Math.max(...ends)))
  strokes.forEach(({ thunder: { left, right }, factor }, index) => {
    const start = starts[index]!
    const share = factor / rainLevel / 2
    for (let at = 0; at < left.length; at += 1)
      roll[start + at]! += share * (left[at]! + right[at]!)
  })
  return roll
}

const levelsOf = (signal: Float32Array, block: number): number[] =>
  Array.from({ length: Math.floor(signal.length / block) }, (_, index) => {
    const level = rootMeanSquare(signal.subarray(index * block, (index + 1) * block))
    return 20 * Math.log10(level + 1e-6)
  })

/**
 * Whether chance made a roll as thunder in rain is heard: it begins with a clap, not with a murmur alone; it dies before
 * the next one; a near one cracks. The limits are those of docs/contract/audio.md §9 before hills and rain
 * are added, and the shipped file keeps them.
 *
 * @param roll both channels' mean, of which 1 is the level of the rain
 */
export const isClearRoll = (
  roll: Float32Array,
  sampleRate: Hertz,
  { cracks }: { readonly cracks: boolean },
): boolean => {
  const lowPasses = [onePoleLowPass(300, sampleRate), onePoleLowPass(300, sampleRate)]
  const low = filterOnce(copyOf(roll), lowPasses)
  const block = Math.round(BLOCK_SECONDS * sampleRate)
  const levels = levelsOf(low, block)
  giveBack(low)
  const isHeard = (level: number) => level > HEARD
  const onset = levels.findIndex(isHeard)
  if (onset < 0) return false
  const strongest = Math.max(...levels)
  const early = Math.max(...levels.slice(onset, onset + 9))
  if (early < LEAST_EARLY || strongest > STRONGEST) return false
  const peak = levels.findIndex((level) => level > strongest - AS_STRONG)
  const fall = levels.findLastIndex(isHeard) - peak
  if (fall * BLOCK_SECONDS > LONGEST_FALL) return false
  if (!cracks) return true
  const crack = filterOnce(copyOf(roll), [
    highPass(800, sampleRate),
    onePoleLowPass(4000, sampleRate),
  ])
  const strongestCrack = Math.max(...levelsOf(crack, Math.round(0.05 * sampleRate)))
  giveBack(crack)
  return strongestCrack >= LEAST_CRACK
}
