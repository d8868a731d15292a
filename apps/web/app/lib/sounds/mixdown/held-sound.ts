import { bakeLoop } from '@dhvani/audio-engine/bake-loop'
import { FULL_SCALE, holdSamples } from './held-period.ts'
import type { OpenPieces } from './loop-source.ts'

/** A sound in 16 bits, one array for each channel. */
export type HeldSound = readonly Int16Array<ArrayBuffer>[]

/** What a step of 1 is worth: a decoder may give peaks above full scale, and these stay up to 6 dB above it. */
export const STEP = 2 / FULL_SCALE

/** Of either end that is looked at for a loop, in seconds: `bakeLoop` reads and changes less. */
const END_SECONDS = 10

/**
 * Takes all of a sound into memory. What has the same in both ears is held once.
 *
 * @param most  samples that are expected; what comes after them is left out
 */
export const holdSound = async (open: OpenPieces, most: number): Promise<HeldSound> => {
  const near = new Int16Array(most)
  let other: Int16Array<ArrayBuffer> | undefined
  let at = 0
  for await (const { left, right } of open()) {
    holdSamples(left, near.subarray(at), STEP)
    if (right !== left) holdSamples(right, (other ??= new Int16Array(most)).subarray(at), STEP)
    at = Math.min(most, at + left.length)
  }
  return [near, ...(other ? [other] : [])].map((side) => side.subarray(0, at))
}

/**
 * Makes a sound repeat without a seam, as the mix does, in place.
 *
 * @returns what repeats, in samples
 */
export const bakeHeldLoop = (
  sound: HeldSound,
  sampleRate: number,
): { readonly from: number; readonly to: number } => {
  const length = sound[0]?.length ?? 0
  const head = Math.min(END_SECONDS * sampleRate, Math.ceil(length / 2))
  const tail = Math.min(END_SECONDS * sampleRate, length - head)
  const between = length - head - tail
  const ends = sound.map((side) =>
    Float32Array.from(
      { length: head + tail },
      (_, at) => STEP * side[at < head ? at : at + between]!,
    ),
  )
  const { channels, loop } = bakeLoop(ends, sampleRate)
  for (const [index, side] of sound.entries())
    holdSamples(channels[index]!.subarray(head), side.subarray(length - tail), STEP)
  const place = (seconds: number) => Math.round(seconds * sampleRate)
  return { from: place(loop.start), to: place(loop.end) + between }
}
