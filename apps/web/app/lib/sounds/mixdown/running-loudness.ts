import { blockLoudness, truePeak } from '@dhvani/audio-measures'
import { createTail, type Block } from './stereo-block.ts'

/** From one block of BS.1770 to the next, and how long one is, in seconds. */
const STEP_SECONDS = 0.1
const BLOCK_SECONDS = 0.4
/** The weighting's filters have forgotten where they began after so long: what is measured before it does not count. */
const SETTLE_SECONDS = 0.5

const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/** More samples than a peak between two samples depends on, on either side. */
export const PEAK_REACH = 24

const toPower = (lufs: number) => 10 ** (lufs / 10)
const toLufs = (power: number) => 10 * Math.log10(power)

const meanPower = (levels: readonly number[]) =>
  levels.reduce((sum, level) => sum + toPower(level), 0) / levels.length

/**
 * Integrated loudness of blocks, gated as ITU-R BS.1770-4 has it.
 *
 * @param levels loudness of each block of 400 ms, one every 100 ms, in LUFS
 * @returns LUFS; `-Infinity` where all of it is silence
 */
export const integrateLevels = (levels: readonly number[]): number => {
  const audible = levels.filter((level) => level > ABSOLUTE_GATE)
  if (audible.length === 0) return -Infinity
  const gate = toLufs(meanPower(audible)) + RELATIVE_GATE
  return toLufs(meanPower(audible.filter((level) => level > gate)))
}

/**
 * A wave that is cut off has a peak of its own there, so both ends of a copy fade. The neighbours' copies have them whole.
 *
 * @returns a function that makes such a copy, each time in the same memory
 */
export const createSoftEnds = () => {
  const copy = createTail(0)
  return (samples: Float32Array): Float32Array => {
    const soft = copy(samples)
    const last = soft.length - 1
    for (let index = 0; index < Math.min(PEAK_REACH, soft.length); index += 1) {
      soft[index]! *= index / PEAK_REACH
      soft[last - index]! *= index / PEAK_REACH
    }
    return soft
  }
}

/**
 * Measures sound that comes in pieces, of which it keeps less than a second. Eight hours are 288,000 numbers.
 *
 * @param sampleRate a multiple of 10 Hz; a piece that is no multiple of 100 ms costs a block, or two that overlap less
 */
export const createRunningLoudness = (sampleRate: number) => {
  const kept = Math.round((SETTLE_SECONDS + BLOCK_SECONDS - STEP_SECONDS) * sampleRate)
  const settled = Math.round(SETTLE_SECONDS / STEP_SECONDS)
  const levels: number[] = []
  const ears = [0, 1].map(() => ({ join: createTail(kept), soften: createSoftEnds() }))
  let isFirst = true
  let peak = -Infinity

  return {
    add({ left, right }: Block): void {
      const sides = [left, right].map((samples, side) => ears[side]!.join(samples))
      const blocks = blockLoudness(sides, sampleRate, STEP_SECONDS)
      // Before the first piece there was nothing: its first whole block begins behind what is kept.
      const from = isFirst ? Math.round(kept / sampleRate / STEP_SECONDS) : settled
      isFirst = false
      for (let index = from; index < blocks.length; index += 1) levels.push(blocks[index]!)
      const around = sides.map((samples, side) =>
        ears[side]!.soften(samples.subarray(kept - 3 * PEAK_REACH)),
      )
      peak = Math.max(peak, truePeak(around))
    },
    /** Integrated loudness so far, in LUFS. */
    loudness: (): number => integrateLevels(levels),
    /** Highest true peak so far, in dBTP. */
    peak: (): number => peak,
  }
}
