import { decibels, decibelsToGain } from '@dhvani/units'
import { createLimiter } from './limiter.ts'
import { holdBlock, releaseBlock, type HeldBlock } from './held-block.ts'
import { CEILING_DBTP, correctionFor, gainAfter, gainFor, mostGainFor } from './levels-of-file.ts'
import { createPiecePeaks } from './peak-of-piece.ts'
import { createMixer, type Placing } from './place-in-mix.ts'
import { createRunningLoudness } from './running-loudness.ts'
import { createReusedBlock, silentBlock, type Block, type BlockSource } from './stereo-block.ts'

/** Sound is made in pieces of so many seconds: of those of four, a browser left 50 MB more uncollected. */
const PIECE_SECONDS = 1

/**
 * What is listened to before the gain is set: a round of every sound that is computed, the longest of which is 47 s in a file. So much is
 * known ahead of what is written all along, so that the gain falls slowly where a higher peak comes.
 */
const LISTENED_SECONDS = 48

/** A file begins and ends softly. In seconds. */
const FADE = { in: 4, out: 12 } as const

export type MixdownInput = {
  readonly tracks: readonly (Placing & { readonly source: BlockSource })[]
  readonly seconds: number
  /** In hertz; a multiple of 10. */
  readonly sampleRate: number
  /** Takes the file's sound, piece after piece. */
  readonly write: (block: Block) => Promise<void>
  readonly onProgress: (share: number) => void
}

/** Levels are in LUFS, dBTP and dB. */
export type MixdownLevels = {
  readonly loudness: number
  readonly peak: number
  /** The lowest gain of the limiter. */
  readonly limited: number
  /** What players are to add. */
  readonly correction: number
}

/** From 0 to 1, a quarter of a cosine: straight enough for the ear, without a corner at either end. */
const rampOf = (share: number): number =>
  Math.sin((Math.min(1, Math.max(0, share)) * Math.PI) / 2) ** 2

type Shaping = {
  /** Of its first sample, in the file. */
  readonly at: number
  readonly total: number
  /** At its beginning and at its end, in decibels. */
  readonly gains: readonly [number, number]
  readonly sampleRate: number
}

/** Multiplies a piece by the gain, which moves evenly, and the fades. */
const shape = (
  { left, right }: Block,
  { at, total, gains: [from, to], sampleRate }: Shaping,
): void => {
  const slope = (to - from) / left.length
  let gain: number = decibelsToGain(decibels(from))
  const step = decibelsToGain(decibels(slope))
  for (let index = 0; index < left.length; index += 1) {
    const place = at + index
    const fade =
      rampOf(place / (FADE.in * sampleRate)) * rampOf((total - place) / (FADE.out * sampleRate))
    left[index]! *= gain * fade
    right[index]! *= gain * fade
    gain *= step
  }
}

/**
 * Makes the sound of a file of a mix: its loudness is about -16 LUFS, or softer where peaks would have to be held down by more
 * than 3 dB; no true peak is above the ceiling; both ends fade. Three quarters of a minute are in memory at once, in 16 bits.
 *
 * @returns `undefined` for a mix in which nothing sounds
 */
export const mixDown = async ({
  tracks,
  seconds,
  sampleRate,
  write,
  onProgress,
}: MixdownInput): Promise<MixdownLevels | undefined> => {
  const total = Math.round(seconds * sampleRate)
  const mix = createMixer(tracks, sampleRate)
  const [reuseForMix, reuseForFile] = [createReusedBlock(), createReusedBlock()]

  const readPiece = async (at: number): Promise<Block> => {
    const length = Math.min(PIECE_SECONDS * sampleRate, total - at)
    const pieces = await Promise.all(tracks.map(({ source }) => source.read(length)))
    const block = reuseForMix(length)
    mix(pieces, block)
    return block
  }

  /** What is known and not written yet. */
  const ahead: (HeldBlock & { readonly mostGain: number })[] = []
  const hold = (block: Block, mostGain: number, spare?: HeldBlock) => {
    ahead.push({ ...holdBlock(block, spare), mostGain })
  }
  const peakOf = createPiecePeaks()
  const before = createRunningLoudness(sampleRate)
  let read = 0
  const readAhead = async (): Promise<Block> => {
    const block = await readPiece(read)
    read += block.left.length
    return block
  }
  while (read < Math.min(total, LISTENED_SECONDS * sampleRate)) {
    // oxlint-disable-next-line no-await-in-loop -- each piece follows the one before
    const block = await readAhead()
    before.add(block)
    hold(block, Infinity)
  }
  const loudness = before.loudness()
  if (loudness === -Infinity) return undefined

  const limiter = createLimiter(decibelsToGain(decibels(CEILING_DBTP)), sampleRate)
  const after = createRunningLoudness(sampleRate)
  let [made, skipped] = [0, 0]

  const give = async (heard: Block) => {
    const skip = Math.min(heard.left.length, limiter.delay - skipped)
    skipped += skip
    const block = { left: heard.left.subarray(skip), right: heard.right.subarray(skip) }
    if (block.left.length === 0) return
    after.add(block)
    await write(block)
    onProgress(Math.min(1, made / total))
  }

  let gain = gainFor({ loudness, peak: before.peak() })
  for (let held = ahead.shift(); held; held = ahead.shift()) {
    const block = releaseBlock(held, reuseForFile(held.left.length))
    if (read < total) {
      const next = await readAhead()
      hold(next, mostGainFor(peakOf(next, mostGainFor(gain))), held)
    }
    const end = gainAfter(
      gain,
      ahead.map(({ mostGain }) => mostGain),
    )
    shape(block, { at: made, total, gains: [gain, end], sampleRate })
    gain = end
    made += block.left.length
    await give(limiter.pass(block))
  }
  await give(limiter.pass(silentBlock(limiter.delay)))
  const measured = { loudness: after.loudness(), peak: after.peak() }
  const correction = correctionFor(measured)
  return {
    loudness: measured.loudness + correction,
    peak: measured.peak + correction,
    limited: limiter.lowest(),
    correction,
  }
}
