import { decibels, decibelsToGain } from '@dhvani/units'
import { CEILING_DBTP, gainFor } from './levels-of-file.ts'
import { createLimiter } from './limiter.ts'
import { createRunningLoudness } from './running-loudness.ts'
import type { Block } from './stereo-block.ts'

type Side = Float32Array<ArrayBuffer>

/** A page does other things after each piece. */
const PIECE_SECONDS = 1
/** The limiter has forgotten after so long where it began, in seconds. */
const SETTLE_SECONDS = 2

/** Pieces of a loop from a place, which may lie before its beginning, to another, which may lie behind its end. */
function* piecesOf([left, right]: readonly [Side, Side], from: number, to: number, piece: number) {
  const { length } = left
  const cut = (side: Side, at: number) =>
    Float32Array.from(
      { length: Math.min(piece, to - at) },
      (_, index) => side[(((at + index) % length) + length) % length]!,
    )
  for (let at = from; at < to; at += piece)
    yield { left: cut(left, at), right: cut(right, at) } satisfies Block
}

const breathe = () => new Promise<void>((done) => setTimeout(done))

/**
 * Brings a loop to the level that saved mixes have: -16 LUFS, or softer where peaks would have to be held down by more than 3 dB.
 * The limiter goes on over the join.
 *
 * @param channels left and right, of one length; untouched
 * @param sampleRate in hertz; a multiple of 10
 * @returns both at their level; a silent loop as it is
 * @throws the signal's reason when it was cancelled
 */
export const levelLoop = async (
  channels: readonly [Side, Side],
  sampleRate: number,
  signal?: AbortSignal,
): Promise<readonly [Side, Side]> => {
  const { length } = channels[0]
  const piece = PIECE_SECONDS * sampleRate
  const meter = createRunningLoudness(sampleRate)
  // Once around, and a little more, so that a peak in the join and a loop shorter than a measure count too.
  for (const block of piecesOf(channels, 0, length + piece, piece)) {
    meter.add(block)
    // oxlint-disable-next-line no-await-in-loop -- the page goes on between pieces
    await breathe()
    signal?.throwIfAborted()
  }
  const loudness = meter.loudness()
  if (loudness === -Infinity) return channels
  const gain = decibelsToGain(decibels(gainFor({ loudness, peak: meter.peak() })))
  const limiter = createLimiter(decibelsToGain(decibels(CEILING_DBTP)), sampleRate)
  const out = [new Float32Array(length), new Float32Array(length)] as const
  let at = -SETTLE_SECONDS * sampleRate - limiter.delay
  for (const block of piecesOf(channels, at + limiter.delay, length + limiter.delay, piece)) {
    const loud = {
      left: block.left.map((value) => gain * value),
      right: block.right.map((value) => gain * value),
    }
    const heard = limiter.pass(loud)
    const skip = Math.min(heard.left.length, Math.max(0, -at))
    const place = at + skip
    if (skip < heard.left.length) {
      out[0].set(heard.left.subarray(skip), place)
      out[1].set(heard.right.subarray(skip), place)
    }
    at += heard.left.length
    // oxlint-disable-next-line no-await-in-loop -- the page goes on between pieces
    await breathe()
    signal?.throwIfAborted()
  }
  return out
}
