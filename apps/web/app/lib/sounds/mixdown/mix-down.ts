import { decibels, decibelsToGain } from '@dhvani/units'
import { createLimiter } from './limiter.ts'
import { CEILING_DBTP, correctionFor, gainFor } from './levels-of-file.ts'
import { createMixer, type Placing } from './place-in-mix.ts'
import { createRunningLoudness } from './running-loudness.ts'
import { silentBlock, type Block, type BlockSource } from './stereo-block.ts'

/** Sound is made in pieces of so many seconds. */
export const PIECE_SECONDS = 4

/** What is listened to before the gain is set: a round of every sound, the longest of which is 96 s. */
const LISTENED_SECONDS = 96

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

/** Multiplies a piece by the gain and the fades. @param at its first sample, in the file */
const shape = (
  { left, right }: Block,
  { at, total, gain, sampleRate }: { at: number; total: number; gain: number; sampleRate: number },
): void => {
  for (let index = 0; index < left.length; index += 1) {
    const place = at + index
    const fade =
      rampOf(place / (FADE.in * sampleRate)) * rampOf((total - place) / (FADE.out * sampleRate))
    left[index]! *= gain * fade
    right[index]! *= gain * fade
  }
}

/**
 * Makes the sound of a file of a mix: its loudness is about -16 LUFS, or softer where peaks would have to be held down by more
 * than 3 dB; no true peak is above the ceiling; both ends fade. Only the first minute and a half are in memory at once.
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

  const readPiece = async (at: number): Promise<Block> => {
    const length = Math.min(PIECE_SECONDS * sampleRate, total - at)
    const pieces = await Promise.all(tracks.map(({ source }) => source.read(length)))
    const block = silentBlock(length)
    mix(pieces, block)
    return block
  }

  const listened: Block[] = []
  const before = createRunningLoudness(sampleRate)
  let read = 0
  while (read < Math.min(total, LISTENED_SECONDS * sampleRate)) {
    const block = await readPiece(read)
    listened.push(block)
    before.add(block)
    read += block.left.length
  }
  const loudness = before.loudness()
  if (loudness === -Infinity) return undefined
  const gain = decibelsToGain(decibels(gainFor({ loudness, peak: before.peak() })))

  const limiter = createLimiter(decibelsToGain(decibels(CEILING_DBTP)), sampleRate)
  const after = createRunningLoudness(sampleRate)
  let [made, skipped] = [0, 0]

  const give = async (heard: Block) => {
    const skip = Math.min(heard.left.length, limiter.delay - skipped)
    skipped += skip
    const block = { left: heard.left.slice(skip), right: heard.right.slice(skip) }
    if (block.left.length === 0) return
    after.add(block)
    await write(block)
    onProgress(Math.min(1, made / total))
  }

  const finish = async (block: Block) => {
    shape(block, { at: made, total, gain, sampleRate })
    made += block.left.length
    await give(limiter.pass(block))
  }

  for (let block = listened.shift(); block; block = listened.shift()) await finish(block)
  while (read < total) {
    const block = await readPiece(read)
    read += block.left.length
    await finish(block)
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
